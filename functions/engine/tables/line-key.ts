// Reduces a line's name to its words in any order: "other assets, noncurrent" equals "Other non-current assets", and 유동
// 리스부채 equals 리스부채 below 유동부채.
import due from '#shared/language/lexicon/terms-of-payment.json' with { type: 'json' };
import { withoutTotal } from '#shared/language/lexicon/totals.ts';
import { terms } from '../terms.ts';
import { plainLabel } from '../understand/measures/labels.ts';

export type LineKey = { readonly words: ReadonlySet<string>; readonly due: string | undefined };

const CJK = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** Words that are ignored. */
const JOINTS = new Set('of the and from to in for by on at a an its as net total amount'.split(' '));
/** "Cash paid for interest" is "interest paid". */
const withoutCash = (words: readonly string[]): readonly string[] =>
  words.includes('paid') ? words.filter((word) => word !== 'cash') : words;
const wordsOf = (all: readonly string[]): string => [...all].sort((a, b) => b.length - a.length).join('|');
const patternOf = ({ ko, en, ja }: { readonly ko: string[]; readonly en: string[]; readonly ja: string[] }): RegExp =>
  new RegExp(`\\b(?:${wordsOf(en)})\\b|${wordsOf([...ko, ...ja])}`, 'giu');
/** Non-current is matched first, since its words contain those for current. */
const DUE: readonly (readonly [string, RegExp])[] = [
  ['noncurrent', patternOf(due.noncurrent)],
  ['current', patternOf(due.current)],
];

const dueIn = (text: string): { readonly due: string | undefined; readonly rest: string } => {
  for (const [due, words] of DUE) if (text.search(words) >= 0) return { due, rest: text.replace(words, ' ') };
  return { due: undefined, rest: text };
};

/** Whether a text says current or non-current. */
export const isDue = (text: string): boolean => DUE.some(([, words]) => text.search(words) >= 0);

/** Brackets tell the sign and are not part of the name. */
const withoutBrackets = (label: string): string => label.replace(/\s*[([（][^)\]）]*[)\]）]/g, ' ');

const MAX_ENTRIES = 20_000;
const KEYS = new Map<string, LineKey>();

export const lineKey = (label: string): LineKey => {
  const known = KEYS.get(label);
  if (known) return known;
  const { due, rest } = dueIn(withoutBrackets(label.normalize('NFKC').toLowerCase()));
  const words = CJK.test(rest)
    ? [plainLabel(withoutTotal(rest))].filter((word) => word !== '')
    : withoutCash(terms(rest).filter((word) => !JOINTS.has(word)));
  const made = { words: new Set(words), due };
  if (KEYS.size >= MAX_ENTRIES) KEYS.clear();
  KEYS.set(label, made);
  return made;
};

const EXACT = 1;
/** Below an exact match and above any partial `metricScore`, which is 0.8 at most. */
const BY_SECTION = 0.95;
const isWithin = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].every((word) => b.has(word));

/** 1 if the label has the exact words, 0.95 if the lines above add what is missing, else 0. */
export const lineScore = (name: LineKey, label: string, section: string): number => {
  const own = lineKey(label);
  if (own.words.size === 0 || !isWithin(own.words, name.words)) return 0;
  const around = lineKey(section);
  const isDue = name.due === undefined ? own.due === undefined : (own.due ?? around.due) === name.due;
  if (!isDue) return 0;
  if (own.words.size === name.words.size) return own.due === name.due ? EXACT : BY_SECTION;
  const isWhole = [...name.words].every((word) => own.words.has(word) || around.words.has(word));
  return isWhole ? BY_SECTION : 0;
};
