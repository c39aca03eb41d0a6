// Joins statements of a section that report one event: those whose figures are all in another statement.
import { isEstimate } from '#shared/language/grammar/estimates.ts';
import { readFigures, statesMoney } from '#shared/language/grammar/figures.ts';
import type { Block } from './blocks.ts';
import type { Sentence } from './cited.ts';
import type { Section } from './report.ts';

/** One figure alone may be of two things, unless it has this many digits. Set by hand. */
const MIN_FIGURES = 2;
const MIN_DIGITS = 4;

type Item = readonly Sentence[];
/** The share of the characters in pairs that a statement with one figure must have in common with the fuller one. */
const ALIKE = 0.5;
const NEAR = 0.25;
const SAME = 0.75;

type Counted = { readonly item: Item; readonly figures: ReadonlySet<string>; readonly isComputed: boolean };

/** Values are compared, since documents print `£0.3 million` and `£300,000`. */
const figuresIn = (text: string): ReadonlySet<string> =>
  new Set(readFigures(text).figures.map(({ value, unit }) => `${value} ${unit === 'percent' ? unit : ''}`));

const digitsOf = (figure: string): number => (/^\d+/.exec(figure)?.[0] ?? '').replace(/0+$/, '').length;

const counted = (item: Item): Counted => {
  const [first] = item;
  const isComputed = first?.findings?.some(({ code }) => code === 'computed') ?? false;
  return { item, figures: figuresIn(first?.text ?? ''), isComputed };
};

const pairsOf = (text: string): ReadonlySet<string> => {
  const plain = [...text.replace(/[\s,.。、]/g, '')];
  return new Set(plain.slice(1).map((one, i) => `${plain[i]}${one}`));
};

const isAlike = ([own]: Item, [other]: Item, least = ALIKE): boolean => {
  const [pairs, others] = [pairsOf(own?.text ?? ''), pairsOf(other?.text ?? '')];
  return [...pairs].filter((one) => others.has(one)).length >= pairs.size * least;
};

/** A figure that two statements share may be only one of the things that they state. */
const isNear = (own: Item, other: Item): boolean => isAlike(own, other, NEAR);

/** Words with a capital, except the first: what is said of one part of a company is not said of another. */
const NAMES = /(?<=\s)\p{Lu}[\p{L}\d]+/gu;

/** One round amount counts as the same event only in nearly the same words, of the same names. */
const isSameAmount = (own: Item, other: Item): boolean => {
  const [text = '', printed = ''] = [own[0]?.text, other[0]?.text];
  const names = text.match(NAMES) ?? [];
  const isNamed = names.length > 0 && names.every((name) => printed.includes(name));
  return isNamed && statesMoney(text) && isAlike(own, other, SAME);
};

/** `36.0%` is of one thing more often than `36%`. */
const PRECISE = /\d\.\d+\s?[%％]/u;

const isTelling = ({ figures, item }: Counted): boolean =>
  figures.size >= MIN_FIGURES ||
  [...figures].some((one) => digitsOf(one) >= MIN_DIGITS) ||
  PRECISE.test(item[0]?.text ?? '');

/**
 * The statement that reports the same event with as much or more; of two alike, the earlier. `items`: how many of all
 * are of the list; the others are of paragraphs.
 */
const fullerOf = (all: readonly Counted[], at: number, items: number): number => {
  const own = all[at];
  if (!own || own.isComputed || own.figures.size === 0) return -1;
  const isOne = isTelling(own) ? undefined : isSameAmount;
  return all.findIndex(
    ({ figures, isComputed, item }, i) =>
      i !== at &&
      // What follows in a document explains neither a computed figure nor a paragraph.
      !(own.item.length > 1 && (isComputed || i >= items)) &&
      [...own.figures].every((one) => figures.has(one)) &&
      (own.figures.size >= MIN_FIGURES || (!isComputed && (isOne ?? isAlike)(own.item, item))) &&
      (figures.size > own.figures.size || i < at || i >= items),
  );
};

/** `about 3.6` and `3.62`. Set by hand. */
const TOLERANCE = 0.015;
const isAbout = (one: string, other: string): boolean => {
  const [[own = '', unit = ''], [value = '', of = '']] = [one.split(' '), other.split(' ')];
  return unit === of && Math.abs(Number(own) - Number(value)) <= Math.abs(Number(value)) * TOLERANCE;
};

/** An estimate whose figures other statements of the section give, one of them alike, adds nothing. */
const isVague = (all: readonly Counted[], at: number): boolean => {
  const own = all[at];
  const text = own?.item[0]?.text ?? '';
  if (!own || own.isComputed || own.figures.size === 0 || !isEstimate(text)) return false;
  const others = all.filter((one, i) => i !== at && !one.isComputed);
  const isStated = (one: string) => others.some(({ figures }) => [...figures].some((other) => isAbout(one, other)));
  const isBeside = ({ item, figures }: Counted) =>
    isNear(own.item, item) && [...own.figures].some((one) => [...figures].some((other) => isAbout(one, other)));
  return [...own.figures].every(isStated) && others.some(isBeside);
};

/** What follows the first sentence of a dropped statement follows the one that remains. */
const joined = (items: readonly Item[], beside: readonly Counted[]): Sentence[][] => {
  const all = [...items.map(counted), ...beside];
  const fuller = items.map((_, at) => fullerOf(all, at, items.length));
  // Two statements must not drop each other.
  const isDropped = (at: number) => (fuller[at] ?? -1) >= 0 && (fuller[fuller[at] ?? -1] ?? -1) < 0;
  return items.flatMap((item, at) => {
    if (isDropped(at) || (item.length === 1 && at < items.length && isVague(all, at))) return [];
    const rest = items.flatMap((other, i) => (isDropped(i) && fuller[i] === at ? other.slice(1) : []));
    return [[...item, ...rest]];
  });
};

const textsIn = (blocks: readonly Block[]): Counted[] =>
  blocks.flatMap((block) => (block.kind === 'text' ? block.sentences.map((one) => counted([one])) : []));

export const withEventsOnce = (sections: readonly Section[]): Section[] =>
  sections.map((section) => {
    const beside = textsIn(section.blocks);
    return {
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === 'list' ? { ...block, items: joined(block.items, beside) } : block,
      ),
    };
  });
