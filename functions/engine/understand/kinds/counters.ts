// Finds counters in a question (곳, 명, sites, 台), and checks whether figures of a text or table use the same one.

import { escaped } from '#shared/language/escaped.ts';
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import type { Unit } from '#shared/language/grammar/units.ts';
import counters from '#shared/language/lexicon/counters.json' with { type: 'json' };

export type Counter = Readonly<{ id: string; fits: readonly string[] }>;

const WORDS = new Map(
  counters.counters.flatMap((counter) =>
    [...counter.ko, ...counter.en, ...counter.ja].map((word) => [word.replaceAll(' ', ''), counter] as const),
  ),
);
const BY_UNIT = new Map<string, Counter>(
  counters.counters.flatMap((counter) => ('unit' in counter ? [[counter.unit, counter] as const] : [])),
);

const oneOf = (words: readonly string[], gap: string): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => escaped(word).replaceAll(' ', gap))
    .join('|');

const EASTERN = oneOf(
  counters.counters.flatMap(({ ko, ja }) => [...ko, ...ja]),
  String.raw`\s?`,
);
const LATIN = oneOf(
  counters.counters.flatMap(({ en }) => en),
  ' ',
);
/** Words between a number and the noun that it counts, as in "14 large distribution centers". Set by hand. */
const MAX_MODIFIERS = 3;
/** Rejects a counter that begins a longer word: 3주년, 2人民元, 1인당. */
const LONGER = `(?!${oneOf(counters.longer, String.raw`\s?`)})`;
const BEHIND = new RegExp(
  String.raw`^\s?(?:(?<eastern>${EASTERN})${LONGER}|(?:[\p{Script=Latin}-]+ ){0,${MAX_MODIFIERS}}?(?<latin>${LATIN})\b)`,
  'iu',
);

const counterBehind = (text: string): Counter | undefined => {
  const { eastern, latin } = BEHIND.exec(text)?.groups ?? {};
  return WORDS.get((eastern ?? latin ?? '').toLowerCase().replace(/\s/g, ''));
};

const ASKS = new RegExp(`(?:${oneOf(Object.values(counters.asks).flat(), ' ')})`, 'giu');

export const requestedCounter = (question: string): Counter | undefined => {
  const plain = question.normalize('NFKC');
  for (const { index, 0: asks } of plain.matchAll(ASKS)) {
    const counter = counterBehind(plain.slice(index + asks.length));
    if (counter) return counter;
  }
  return undefined;
};

/** Whether the word is the counter of the question with its ending (몇 대야), which an answer does not repeat. */
export const isCounted = (question: string, word: string): boolean =>
  new RegExp(`몇\\s?${escaped(word)}`, 'u').test(question);

/** `'nothing'` for money and shares of a whole, `undefined` if the figure has no unit. */
export type Counted = Counter | 'nothing' | undefined;

export const countedIn = (unit: Unit | undefined): Counted =>
  unit === undefined ? undefined : (BY_UNIT.get(unit) ?? 'nothing');

const STATEMENT = /^.*[:：]|[()（）\s]/gu;
/** The counter that a caption or heading states for its figures: (단위 : 대), 台. */
export const counterStated = (text: string): Counter | undefined =>
  WORDS.get(text.replace(STATEMENT, '').toLowerCase());

export const isOtherCount = (wanted: Counter, counted: Counted): boolean =>
  counted !== undefined && (counted === 'nothing' || (counted.id !== wanted.id && !wanted.fits.includes(counted.id)));

const MEASURED = new RegExp(String.raw`^\s?(?:${oneOf(counters.measures, '')})(?![a-z])`, 'iu');
const NUMBER = /\d[\d,.]*(?:\s?[십백천만억十百千万億])*/u;
/** The counter of a figure in the text. */
export const countAt = (text: string, { start, unit }: Pick<Figure, 'start' | 'unit'>): Counted => {
  const [number = ''] = NUMBER.exec(text.slice(start)) ?? [];
  const behind = text.slice(text.indexOf(number, start) + number.length);
  return counterBehind(behind) ?? (MEASURED.test(behind) ? 'nothing' : countedIn(unit));
};

/** Whether the figure continues after a space: 3만 4,000원 is one number. */
const isContinued = (text: string, { end }: Pick<Figure, 'end'>): boolean =>
  /[십백천만억조十百千万億兆]$/u.test(text.slice(0, end)) && /^\s\d/u.test(text.slice(end));

/** The counters of the figures of a text, in reading order. */
export const countsIn = (text: string): readonly Counted[] =>
  readFigures(text)
    .figures.filter((figure) => !isContinued(text, figure))
    .map((figure) => countAt(text, figure));

/** Whether every figure of the text has another counter than the question. A figure without a counter may match. */
export const countsOther = (question: string, text: string): boolean => {
  const wanted = requestedCounter(question);
  if (!wanted) return false;
  const counted = countsIn(text);
  return counted.length > 0 && counted.every((one) => isOtherCount(wanted, one));
};
