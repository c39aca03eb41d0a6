// Compares a statement with a question's request, field by field: returns the differences; none if it answers.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import { countWordsIn } from '../understand/kinds/answer-type.ts';
import { blank } from '../understand/words/blank.ts';
import { clausesOf } from '../verify/clauses.ts';
import { type Fields, fieldsOf, type Modality, modalitiesIn, nearestSums } from './fields.ts';
import { statesSum } from './kinds.ts';
import type { Requested } from './requested.ts';

export type Statement = {
  /** The sentence, or the labels of the cell. */
  readonly text: string;
  /** The text above it: the innermost heading and the title. */
  readonly around: string;
  /** Whether its actor may be on the same side as in the question; `undefined` for cells, which have no actor. */
  readonly isOfSameDoer?: boolean;
};

/** Modalities in which a figure may be stated even if the question does not ask for them. */
const OPEN: readonly Modality[] = ['planned', 'toCome', 'supposed'];
const STRONG: readonly Modality[] = ['planned', 'plan', 'hoped', 'proposed', 'claimed'];

/** Characters after a figure that may qualify it in English: "$34 million is planned". Set by hand. */
const BEHIND = 24;
const LATIN = /^[\x20-\x7e\u00a0-\u024f\u2010-\u20bf]+$/u;
/**
 * Cuts an English clause shortly after its figure: later expectations do not qualify it. Korean and Japanese clauses
 * end in the verb.
 */
const upToFigure = (clause: string): string => {
  const figure = /\d[\d,.]*\d|\d/.exec(blank(clause, periodsIn(clause)));
  return figure && LATIN.test(clause) ? clause.slice(0, figure.index + figure[0].length + BEHIND) : clause;
};

/** Returns the clauses that state a figure, or the whole text if none does. */
const statingIn = (text: string): readonly string[] => {
  const stating = clausesOf(text)
    .map((one) => one.text)
    .filter((one) => /\d/.test(blank(one, periodsIn(one))));
  return stating.length > 0 ? stating.map(upToFigure) : [text];
};

/** Whether every clause with a figure is about something that did not happen; or none is about the requested plan. */
const differsInModality = (
  { isQuantity, isPast, modalities, allowed }: Requested,
  { text, around }: Statement,
): boolean => {
  if (!isQuantity) return false;
  const strong = modalities.filter((one) => STRONG.includes(one));
  const own = modalitiesIn(text);
  if (strong.length > 0) return ![...own, ...modalitiesIn(around)].some((one) => allowed.includes(one));
  const isOther = (one: Modality): boolean =>
    one !== 'plan' && !allowed.includes(one) && (isPast || !OPEN.includes(one));
  return statingIn(text).every((clause) => modalitiesIn(clause).some(isOther));
};

/** Pairs of opposites between two parties, each of whom sees the other side. */
const BETWEEN_TWO: ReadonlySet<string> = new Set(['payment', 'loan', 'disposal']);

/**
 * Pairs whose requested side must be named, in the statement or above it: otherwise the figure is about something else.
 */
const REQUIRED: ReadonlySet<string> = new Set(['staff', 'opening', 'market', 'length', 'hours']);

/** Sums that must be named, since statements on a person or penalty have many other figures. */
const BY_NAME: ReadonlySet<string> = new Set(['salary', 'bonus', 'severance', 'holding', 'fine', 'penalty', 'fee']);

/** Whether every figure is nearer to another sum's name than to the requested one's. */
const isOfNearer = (requested: readonly string[], own: readonly string[], text: string): boolean => {
  if (own.every((one) => requested.includes(one))) return false;
  const plain = blank(text, [...periodsIn(text), ...daysIn(text)]);
  const named = readFigures(plain).figures.map((figure) => nearestSums(text, figure, requested));
  return named.length > 0 && named.every((sums) => !sums.some((one) => requested.includes(one)));
};

/** Whether the statement names only other sums, or none where the requested sum must be named. */
const lacksSum = (requested: readonly string[], own: readonly string[], whole: readonly string[]): boolean => {
  const named = own.length > 0 ? own : whole;
  const isOpen = named.length === 0 && !requested.some((one) => BY_NAME.has(one));
  return requested.length > 0 && !isOpen && !requested.some((one) => named.includes(one));
};

export type Difference = 'modality' | 'direction' | 'sum' | 'kind';

const statesFigure = (text: string): boolean =>
  /\d/.test(blank(text, [...periodsIn(text), ...daysIn(text)])) || countWordsIn(text).length > 0;

const isOfOtherSum = (
  { isQuantity, isSum, sums }: Requested,
  { text, isOfSameDoer }: Statement,
  own: Fields,
  whole: Fields,
): boolean =>
  isQuantity &&
  (lacksSum(sums, own.sums, whole.sums) || (isSum && isOfSameDoer !== undefined && isOfNearer(sums, own.sums, text)));

export const differencesOf = (requested: Requested, statement: Statement): readonly Difference[] => {
  const text = statement.text.normalize('NFKC');
  const own = fieldsOf(text);
  const { isOfSameDoer = true } = statement;
  const whole = fieldsOf(`${statement.around.normalize('NFKC')} ${text}`);
  const isOpposed = [...requested.sides].some(([id, side]) => {
    if (!isOfSameDoer && BETWEEN_TWO.has(id)) return false;
    return own.sides.has(id)
      ? own.sides.get(id) !== side
      : REQUIRED.has(id) && requested.isQuantity && !whole.named.has(`${id}${side}`);
  });
  const isKind =
    !requested.isSum || statement.isOfSameDoer === undefined || (statesFigure(text) && statesSum(requested.sums, text));
  return [
    ...(isKind ? [] : (['kind'] as const)),
    ...(differsInModality(requested, { ...statement, text }) ? (['modality'] as const) : []),
    ...(isOpposed ? (['direction'] as const) : []),
    ...(isOfOtherSum(requested, { ...statement, text }, own, whole) ? (['sum'] as const) : []),
  ];
};
