// Decides what kind of evidence a row of a list asks for: an amount, a share, a day, a party, or no kind by itself.
import { plain } from '../polarity/plain-text.ts';
import { isPolar, isStatement } from '../polarity/polar-question.ts';
import demands from '../words/demands.json' with { type: 'json' };

const DEMANDS = ['price', 'rate', 'money', 'count', 'date', 'length', 'party', 'level'] as const;
export type Demand = (typeof DEMANDS)[number];

const BEGINS = new RegExp(demands.begins, 'u');
const ENDS = new RegExp(demands.ends, 'u');
const TAILS = new RegExp(demands.tails, 'u');
const JOINTS = new RegExp(demands.joints, 'u');
const BRACKETS = /\([^)]*\)/gu;
const MARKS = /[\s?？.。:]+$/u;
const LATIN = /^[\p{scx=Latn}\P{L}]+$/u;

const HEADS = DEMANDS.map((demand) => ({
  demand,
  latin: new RegExp(demands.heads[demand].en.join('|'), 'u'),
  other: new RegExp([...demands.heads[demand].ko, ...demands.heads[demand].ja].join('|'), 'u'),
}));

/** English names the thing first, Korean and Japanese last; of joined things each has a head. */
const phrasesOf = (text: string): string[] => {
  const bare = plain(text).replace(BRACKETS, ' ').trim().replace(MARKS, '');
  if (LATIN.test(bare)) return [(bare.replace(BEGINS, '').split(ENDS)[0] ?? '').trim()];
  return bare
    .replace(TAILS, '')
    .split(JOINTS)
    .map((part) => part.replace(TAILS, '').trim());
};

/** A longer phrase is a sentence, whose last word is no head. */
const MAX_WORDS = 5;
const demandIn = (phrase: string): Demand | undefined =>
  LATIN.test(phrase) && phrase.split(' ').length > MAX_WORDS
    ? undefined
    : HEADS.find(({ latin, other }) => (LATIN.test(phrase) ? latin : other).test(phrase))?.demand;

const MAX_MEASURES = 3;
/** 有無及び金額: whether there is any, and how much. */
const WHETHER = new RegExp(demands.whether, 'u');
const EACH = new RegExp(demands.each, 'u');
/**
 * True for a phrase that names a figure, a day or a party, which is stated and not handed over; several of them, or one
 * for each month, make a table.
 */
export const namesMeasure = (text: string): boolean => {
  const phrases = phrasesOf(text);
  const isFew = phrases.length <= MAX_MEASURES && !EACH.test(plain(text));
  const measures = phrases.filter((one) => demandIn(one) !== undefined);
  return isFew && measures.length > 0 && phrases.every((one) => measures.includes(one) || WHETHER.test(one));
};

/** None for a yes-or-no question, and none if one of several things may be of any kind. */
export const demandsOf = (question: string): Demand[] => {
  if (isPolar(question) && !isStatement(question)) return [];
  const found = phrasesOf(question).map(demandIn);
  return found.flatMap((one) => (one === undefined || found.includes(undefined) ? [] : [one]));
};

const OWNED =
  /([\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー]+)(?:の|의 )([\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー]+)$/u;
/** The last thing that is asked for, as its owner and its head: 譲渡対価の基準額. */
export const ownedHead = (question: string): { readonly owner: string; readonly head: string } | undefined => {
  const found = OWNED.exec(phrasesOf(question).at(-1) ?? '');
  const [, owner = '', head = ''] = found ?? [];
  return found ? { owner, head } : undefined;
};
