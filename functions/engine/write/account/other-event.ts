// Tests whether the date, name or price of a row belongs to another event than the question names.
import { hasWanted } from '../../understand/kinds/answer-type.ts';
import { dealEventsIn } from '../../understand/kinds/deal-events.ts';
import { asksForDone } from '../../understand/kinds/done-questions.ts';
import { findPosition } from '../../understand/kinds/positions.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isTicked, type Row, type Statement } from './statements.ts';

/** The words that a refused statement leaves unexplained, perhaps none; `undefined` if it is not refused. */
export type Refused = readonly string[] | undefined;
export const ifAny = (words: readonly string[]): Refused => (words.length > 0 ? words : undefined);

/** The events that a row must name if a question asks who; registers need not say who pays or gives notice. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['own', 'buy', 'sell', 'sign', 'found']);
/** What something was sold for is not what is held of it, and what was paid not what is owed. */
const OF_PRICES: ReadonlySet<string> = new Set(['buy', 'sell', 'pay']);
/** "When did we sign": the only date is under the head of another event, such as the end. */
const isDatedOtherwise = ({ of, table }: Statement): boolean => {
  const heads = (of as Row).flatMap((cell, at) =>
    isTicked(cell) && hasWanted('date', cell.text) ? [table?.columns[at]?.label ?? ''] : [],
  );
  return heads.length > 0 && heads.every((head) => dealEventsIn(head).some(({ isWeak }) => !isWeak));
};
/** "When does it run out": a date of the row is under a head that names the event. */
export const isDatedByEvent = ({ question, wanted }: Plan, { of, table }: Statement): boolean => {
  // How long a person stays is no date of a contract that the person signed or secures.
  if (!table || wanted !== 'date' || findPosition(question)) return false;
  const named = new Set(dealEventsIn(question).map(({ id }) => id));
  return (of as Row).some(
    (cell, at) =>
      isTicked(cell) &&
      hasWanted('date', cell.text) &&
      dealEventsIn(table.columns[at]?.label ?? '').some(({ id, isWeak }) => !isWeak && named.has(id)),
  );
};
const OPEN_RANGE = /부터|까지|から|まで|\b(?:from|until|by)\b/iu;
/** "From 28 September": what may be done from then on has not been done on a day. */
const isRange = ({ of }: Statement): boolean => {
  const dated = (of as Row).filter((cell) => isTicked(cell) && hasWanted('date', cell.text));
  return dated.length > 0 && dated.every(({ text }) => OPEN_RANGE.test(text));
};
export const rowOfOtherEvent = (plan: Plan, statement: Statement): Refused => {
  const { question, wanted } = plan;
  const isOfPrice = wanted === 'count' && asksForDone(plan);
  if (wanted !== 'date' && wanted !== 'name' && !isOfPrice) return undefined;
  const own = isOfPrice ? OF_PRICES : OF_PEOPLE;
  const named = dealEventsIn(question);
  if (wanted === 'date' && asksForDone(plan) && isRange(statement)) return [];
  if (wanted === 'date' && named.length === 0 && asksForDone(plan)) return isDatedOtherwise(statement) ? [] : undefined;
  const needed = named.filter(({ id }) => wanted === 'date' || own.has(id));
  const stated = new Set(dealEventsIn(statement.text).map(({ id }) => id));
  return needed.some(({ id }) => stated.has(id)) ? undefined : ifAny(needed.map(({ word }) => word));
};
