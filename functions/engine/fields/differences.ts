// Compares a statement with what a question requests, field by field: what differs, and nothing where it answers.
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
  /** What stands above it: the innermost heading, the title. */
  readonly around: string;
  /** Whoever acts in it may be the other side of the question: of the labels of a cell nobody. */
  readonly isOfSameDoer?: boolean;
};

/** A figure may be in these though the question does not ask for them. */
const OPEN: readonly Modality[] = ['planned', 'toCome', 'supposed'];
const STRONG: readonly Modality[] = ['planned', 'plan', 'hoped', 'proposed', 'claimed'];

/** Letters behind a figure in which English says what it is: "$34 million is planned". Set by hand. */
const BEHIND = 24;
const LATIN = /^[\x20-\x7e\u00a0-\u024f\u2010-\u20bf]+$/u;
/** Verbs end a Korean or Japanese clause; in English what is expected of a figure further on does not say what it is. */
const upToFigure = (clause: string): string => {
  const figure = /\d[\d,.]*\d|\d/.exec(blank(clause, periodsIn(clause)));
  return figure && LATIN.test(clause) ? clause.slice(0, figure.index + figure[0].length + BEHIND) : clause;
};

/** The clauses that state a figure; the whole text where none does. */
const statingIn = (text: string): readonly string[] => {
  const stating = clausesOf(text)
    .map((one) => one.text)
    .filter((one) => /\d/.test(blank(one, periodsIn(one))));
  return stating.length > 0 ? stating.map(upToFigure) : [text];
};

/** Every clause with a figure speaks of what did not come about; or none of what is planned, where that is requested. */
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

/** What one does to another, who then has the opposite done to him. */
const BETWEEN_TWO: ReadonlySet<string> = new Set(['payment', 'loan', 'disposal']);

/** What came about or where is no part of another figure's name: of who left the statement speaks, or it is of another. */
const REQUIRED: ReadonlySet<string> = new Set(['staff', 'opening', 'market', 'length', 'hours']);

/** Of a person and of a penalty much is stated beside the sum: it must be named. */
const BY_NAME: ReadonlySet<string> = new Set(['salary', 'bonus', 'severance', 'holding', 'fine', 'penalty', 'fee']);

/** Of two sums that a text names a figure is of the nearer one; none of the figures is of one that is requested. */
const isOfNearer = (requested: readonly string[], own: readonly string[], text: string): boolean => {
  if (own.every((one) => requested.includes(one))) return false;
  const plain = blank(text, [...periodsIn(text), ...daysIn(text)]);
  const named = readFigures(plain).figures.map((figure) => nearestSums(text, figure, requested));
  return named.length > 0 && named.every((sums) => !sums.some((one) => requested.includes(one)));
};

/** Another sum is named, or none, nor above the statement, where one of a person is requested. */
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
