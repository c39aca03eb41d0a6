// Compares a statement with what a question requests, field by field: what differs, and nothing where it answers.
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import { countWordsIn } from '../understand/kinds/wants.ts';
import { blank } from '../understand/words/blank.ts';
import { clausesOf } from '../verify/clauses.ts';
import { fieldsOf, type Modality, modalitiesIn } from './fields.ts';
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

/** Of a person much is stated beside the pay and the stake. */
const OF_PERSONS: ReadonlySet<string> = new Set(['salary', 'bonus', 'severance', 'holding']);

/** Another sum is named, or none, nor above the statement, where one of a person is requested. */
const lacksSum = (requested: readonly string[], own: readonly string[], whole: readonly string[]): boolean => {
  const named = own.length > 0 ? own : whole;
  const isOpen = named.length === 0 && !requested.some((one) => OF_PERSONS.has(one));
  return requested.length > 0 && !isOpen && !requested.some((one) => named.includes(one));
};

export type Difference = 'modality' | 'direction' | 'sum' | 'kind';

const statesFigure = (text: string): boolean =>
  /\d/.test(blank(text, [...periodsIn(text), ...daysIn(text)])) || countWordsIn(text).length > 0;

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
  const isKind = !requested.isSum || statement.isOfSameDoer === undefined || statesFigure(text);
  return [
    ...(isKind ? [] : (['kind'] as const)),
    ...(differsInModality(requested, { ...statement, text }) ? (['modality'] as const) : []),
    ...(isOpposed ? (['direction'] as const) : []),
    ...(requested.isQuantity && lacksSum(requested.sums, own.sums, whole.sums) ? (['sum'] as const) : []),
  ];
};
