// Compares a statement with what a question requests, field by field: what differs, and nothing where it answers.
import { periodsIn } from '#shared/language/grammar/periods.ts';
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
const STRONG: readonly Modality[] = ['planned', 'hoped', 'proposed', 'claimed'];

/** The clauses that state a figure; the whole text where none does. */
const statingIn = (text: string): readonly string[] => {
  const stating = clausesOf(text)
    .map((one) => one.text)
    .filter((one) => /\d/.test(blank(one, periodsIn(one))));
  return stating.length > 0 ? stating : [text];
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
  const isOther = (one: Modality): boolean => !allowed.includes(one) && (isPast || !OPEN.includes(one));
  return statingIn(text).every((clause) => modalitiesIn(clause).some(isOther));
};

/** What one does to another, who then has the opposite done to him. */
const BETWEEN_TWO: ReadonlySet<string> = new Set(['payment', 'loan', 'disposal']);

const isDisjoint = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && b.length > 0 && !a.some((one) => b.includes(one));

export type Difference = 'modality' | 'direction' | 'sum';

export const differencesOf = (requested: Requested, statement: Statement): readonly Difference[] => {
  const text = statement.text.normalize('NFKC');
  const own = fieldsOf(text);
  const { isOfSameDoer = true } = statement;
  const isOpposed = [...requested.sides].some(
    ([id, side]) => (isOfSameDoer || !BETWEEN_TWO.has(id)) && own.sides.has(id) && own.sides.get(id) !== side,
  );
  return [
    ...(differsInModality(requested, { ...statement, text }) ? (['modality'] as const) : []),
    ...(isOpposed ? (['direction'] as const) : []),
    ...(requested.isQuantity && isDisjoint(requested.sums, own.sums) ? (['sum'] as const) : []),
  ];
};
