// Parses the unit and scale in a header or caption: 천원, 百万円, ($m), in thousands of US dollars, 단위: 천원, 천주.
import lexicon from '../lexicon/column-units.json' with { type: 'json' };
import { headerPeriod } from './header-period.ts';
import { powerOf } from './units.ts';

/** `count`: things; `any`: every kind of number. */
export type Counted = 'money' | 'price' | 'shares' | 'count' | 'any';
export type StatedUnit = {
  /** Power of ten; `undefined` if no scale is stated. */
  readonly power?: number;
  readonly currency?: string;
  /** A sign or word that several countries share, such as $. */
  readonly isLoose?: true;
  readonly of: 'money' | 'shares' | 'count' | 'any';
  /** A single letter, which may be ambiguous: m is millions or meters. */
  readonly isLetter?: true;
};

const CURRENCIES: readonly { readonly code: string; readonly words: readonly string[]; readonly isLoose?: boolean }[] =
  lexicon.currencies;
const anyOf = (words: readonly string[]): string => words.join('|');
const CURRENCY = anyOf(CURRENCIES.flatMap(({ words }) => words));
/**
 * Korean and Japanese words state the unit itself (금액(원)), so its power is 0; a code or sign states only the currency.
 */
const EXACT = new RegExp(`^(?:${anyOf(lexicon.exact)})$`);
const SHARES = anyOf(lexicon.shares);
const THINGS = anyOf(lexicon.things);

const LATIN: Readonly<Record<string, number>> = lexicon.latin;
/** 千, 百万, 億 and 천, 백만, 억 in Latin letters, before a currency: sen yen. */
const ROMANIZED: Readonly<Record<string, number>> = lexicon.romanized;
const SCALE_LETTER = /^[kmbt]$/;
const WORDS = Object.keys(LATIN)
  .sort((a, b) => b.length - a.length)
  .join('|');
const EASTERN = anyOf(lexicon.eastern);
const ZEROS = "'?1?(?:,?000)+'?s?";
const TIMES = '(?:10{1,3})?';
const UNIT = new RegExp(
  `^(?<before>${CURRENCY})?(?<size>${TIMES}(?:${EASTERN}|${WORDS})|${ZEROS}|(?:${Object.keys(ROMANIZED).join('|')})(?=yen|won))?(?:(?<after>${CURRENCY})|(?<shares>${SHARES})|(?<things>${THINGS}))?$`,
);

const sizeOf = (size: string): number => {
  const [, times = '', word = ''] = /^(1?[0,']*)(.*?)$/.exec(size.replace(/s$/, '')) ?? [];
  const zeros = times.replace(/[^0]/g, '').length;
  return zeros + (word === '' ? 0 : (LATIN[word] ?? LATIN[`${word}s`] ?? ROMANIZED[word] ?? powerOf(word)));
};

const currencyOf = (word: string) => CURRENCIES.find(({ words }) => new RegExp(`^(?:${anyOf(words)})$`).test(word));

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'");

/** The text without the words around a unit. */
const bareOf = (text: string): string =>
  plain(text)
    .replace(/(?:(?:금액|金額|表示)の?\s*)?(?:단위|単位|\bunits?\b)\s*[:=]?/g, ' ')
    .replace(/\b(?:all|in|of|expressed|amounts?|figures?|currency)\b/g, ' ')
    .replace(/[\s:.()[\]]+/g, '');

type Matched = { readonly size: string | undefined; readonly word: string | undefined; readonly of: StatedUnit['of'] };

const matched = (text: string): Matched | undefined => {
  const { before, size, after, shares, things } = UNIT.exec(bareOf(text))?.groups ?? {};
  const word = before ?? after;
  const thing = shares ? 'shares' : things ? 'count' : 'any';
  return size || word || thing !== 'any' ? { size, word, of: word ? 'money' : thing } : undefined;
};

/** Whether a scale is no unit: a letter of a name, the number of something, a syllable, or the credit of an account. */
const isNone = ({ size = '', word, of }: Matched, isOpen: boolean): boolean => {
  if (size === 't') return word !== 'eur' && word !== '€';
  if (size === 'cr') return word === undefined;
  if (size === '' || of !== 'any') return false;
  return /1/.test(size) || (isOpen && /^(?:[kmb]|[십백천만억조十百千万億兆])$/.test(size));
};

/** Parses a whole text as a unit. `isOpen`: it is outside brackets, where a single letter is not a unit. */
const unitOf = (text: string, isOpen: boolean): StatedUnit | undefined => {
  const found = matched(text);
  if (!found || isNone(found, isOpen)) return undefined;
  const { size, word, of } = found;
  const { code: currency, isLoose } = (word && currencyOf(word)) || {};
  const power = size ? sizeOf(size) : word && EXACT.test(word) ? 0 : undefined;
  return {
    of,
    ...(power === undefined ? {} : { power }),
    ...(currency ? { currency, ...(isLoose ? { isLoose: true as const } : {}) } : {}),
    ...(of === 'any' && SCALE_LETTER.test(size ?? '') ? { isLetter: true as const } : {}),
  };
};

const BRACKETS = /[([（［【<]([^()[\]（）［］【】<>]{1,60})[)\]）］】>]/g;
const partsOf = (text: string): string[] => text.replace(/(\d),(?=000)/g, '$1').split(/[,、，/·;|]/);

/** A currency and what it is about: EUR before rebates. */
const CODE_FIRST = /^\s*([A-Z]{3})\s+(?:before|after|excl|incl|net of|gross of)\b/;

/** Units that are separate from the name: in brackets, or behind a word for unit. */
const apart = (text: string): StatedUnit[] => {
  const inside = [...text.matchAll(BRACKETS)].map(([, own = '']) => CODE_FIRST.exec(own)?.[1] ?? own);
  const after = /(?:단위|単位|\bunits?\s*:)\s*:?\s*([^()[\]]{1,40})/i.exec(
    text.normalize('NFKC').replace(BRACKETS, ' '),
  )?.[1];
  return [...inside, ...(after ? [after] : [])].flatMap(partsOf).flatMap((part) => unitOf(part, false) ?? []);
};

const MAX_WORDS = 5;
const GLUED = new RegExp(`(?<![\\d.])(?:${EASTERN})(?:${anyOf(lexicon.glued)})$`);

/** A unit outside brackets: the last or first words of a header, or what follows "in" in a caption. */
const inTheOpen = (text: string): StatedUnit | undefined => {
  const bare = text.normalize('NFKC').replace(BRACKETS, ' ').trim();
  // In the header of a program, the period is behind the unit: arr_gbp_k_mar_2026.
  const whole = (bare.includes('_') && headerPeriod(bare)?.rest) || bare;
  const words = whole.split(/[\s_|·/-]+|,(?!000)/).filter(Boolean);
  const runs = Array.from(
    { length: Math.min(MAX_WORDS, words.length) },
    (_, i) => Math.min(MAX_WORDS, words.length) - i,
  );
  const edges = runs.flatMap((n) => [words.slice(-n).join(' '), words.slice(0, n).join(' ')]);
  const following = /\bin\s+(.+)$/i.exec(whole)?.[1]?.split(/[\s,]+/) ?? [];
  const later = following.map((_, i) => following.slice(0, following.length - i).join(' '));
  const glued = GLUED.exec(whole)?.[0];
  const units = [...edges, ...later, ...(glued ? [glued] : [])].flatMap((one) => unitOf(one, true) ?? []);
  const isWhole = ({ power, currency }: StatedUnit): boolean => power !== undefined && currency !== undefined;
  return units.find(isWhole) ?? units.find(({ power, currency }) => power !== undefined || currency !== undefined);
};

const hasScale = ({ power, currency }: StatedUnit): boolean => power !== undefined || currency !== undefined;

/** Splits a header into its name and the unit in its last words: `arr gbp k`. */
export const splitUnit = (header: string): { readonly name: string; readonly unit: string } => {
  const words = header
    .normalize('NFKC')
    .split(/[\s_]+/)
    .filter(Boolean);
  const most = Math.min(MAX_WORDS, words.length - 1);
  for (let n = most; n > 0; n -= 1) {
    const unit = words.slice(-n).join(' ');
    const stated = unitOf(unit, true);
    if (stated && hasScale(stated)) return { name: words.slice(0, -n).join(' '), unit };
  }
  return { name: header, unit: '' };
};

const fits = (unit: StatedUnit, counted: Counted): boolean =>
  counted === 'any' ||
  (unit.of === 'any' && !(unit.isLetter && counted === 'count' && unit.power !== 3)) ||
  unit.of === (counted === 'price' ? 'money' : counted);

/** The unit of numbers of the given kind; `undefined` if none is stated. */
export const statedUnit = (text: string, counted: Counted): StatedUnit | undefined => {
  const open = inTheOpen(text);
  return [...apart(text), ...(open ? [open] : [])].find((unit) => fits(unit, counted) && hasScale(unit));
};

/** Whether a cell contains a unit and nothing else. */
export const isUnitAlone = (text: string): boolean =>
  /^[([（]?\s*(?:단위|単位|units?|%|-)\s*[)\]）]?$/i.test(text.trim()) ||
  partsOf(text).every((part) => unitOf(part, false) !== undefined);
