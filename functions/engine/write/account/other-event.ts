// Tests whether the date, term or sum of a statement belongs to another event than the question names.
import { hasWanted, type Wanted } from '../../understand/kinds/answer-type.ts';
import { dealEventsIn, type NamedEvent } from '../../understand/kinds/deal-events.ts';
import { asksForDone } from '../../understand/kinds/done-questions.ts';
import type { Plan } from '../../understand/plan-type.ts';

/** The words that a refused statement leaves unexplained, perhaps none; `undefined` if it is not refused. */
export type Refused = readonly string[] | undefined;
export const ifAny = (words: readonly string[]): Refused => (words.length > 0 ? words : undefined);

const OF_TIME: ReadonlySet<Wanted | undefined> = new Set<Wanted>(['date', 'duration']);
const SENTENCE = /(?<=[.!?])\s+|(?<=。)/u;
const BREAK =
  /;\s|\s(?=(?:and|but|while|whereas|although|though)\s)|(?<=[가-힣](?:고|며|나|지만|는데))[,\s]\s?|(?<=[しりてでがたれきみい])、/giu;
/** Whether a clause states a time, or a figure where a sum is asked for. */
const states = (wanted: Wanted | undefined, clause: string): boolean =>
  OF_TIME.has(wanted) ? hasWanted(wanted, clause) : /\d/.test(clause);

/** Events before the end of a contract: their time is not its length. */
const BEFORE_END: ReadonlySet<string> = new Set(['notice', 'break', 'renew']);
type Clause = { readonly text: string; readonly own: readonly NamedEvent[] };
/** A clause that names no event continues that of the clause before. */
const clausesIn = (text: string): readonly Clause[] =>
  text.split(SENTENCE).flatMap((sentence) => {
    let before: readonly NamedEvent[] = [];
    return sentence.split(BREAK).map((clause): Clause => {
      const own = dealEventsIn(clause);
      before = own.length > 0 ? own : before;
      return { text: clause, own: before };
    });
  });

const isNamedIn = (events: readonly string[], own: readonly NamedEvent[]): boolean =>
  own.some(({ id }) => events.includes(id));
/** Whether a clause names an event that is not asked for, and lacks one that is. */
const isOther = (events: readonly string[], own: readonly NamedEvent[]): boolean =>
  own.some(({ id, isWeak }) => !isWeak && !events.includes(id)) && !events.every((one) => isNamedIn([one], own));

/** Whether each clause with a date, term or sum names another event, or none while the event is in another clause. */
const isOfOtherEvent = (events: readonly string[], wanted: Wanted | undefined, text: string): boolean => {
  const clauses = clausesIn(text);
  const stating = clauses.filter((one) => states(wanted, one.text));
  const isElsewhere = clauses.some((one) => !stating.includes(one) && isNamedIn(events, one.own));
  return (
    stating.length > 0 && stating.every(({ own }) => isOther(events, own) || (isElsewhere && !isNamedIn(events, own)))
  );
};
/** A length of time without an event is that of the contract, unless its clause is about something before the end. */
const isBeforeEnd = (wanted: Wanted | undefined, text: string): boolean => {
  const stating = clausesIn(text).filter((one) => states(wanted, one.text));
  return (
    stating.length > 0 &&
    stating.every(({ own }) => own.some(({ id }) => BEFORE_END.has(id)) && !isNamedIn(['end'], own))
  );
};

/** The events that a row must name if a question asks who; registers need not say who pays or gives notice. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['own', 'buy', 'sell', 'sign', 'found']);
/** What something was sold for is not what is held of it. */
const OF_PRICES: ReadonlySet<string> = new Set(['buy', 'sell']);
export const rowOfOtherEvent = (plan: Plan, text: string): Refused => {
  const { question, wanted } = plan;
  const isOfPrice = wanted === 'count' && asksForDone(plan);
  if (wanted !== 'date' && wanted !== 'name' && !isOfPrice) return undefined;
  const own = isOfPrice ? OF_PRICES : OF_PEOPLE;
  const needed = dealEventsIn(question).filter(({ id }) => wanted === 'date' || own.has(id));
  const stated = new Set(dealEventsIn(text).map(({ id }) => id));
  return needed.some(({ id }) => stated.has(id)) ? undefined : ifAny(needed.map(({ word }) => word));
};

export const sentenceOfOtherEvent = ({ question, wanted }: Plan, text: string): Refused => {
  const named = dealEventsIn(question);
  if (named.length === 0) return wanted === 'duration' && isBeforeEnd(wanted, text) ? [] : undefined;
  const isOfPayment = wanted === 'count' && named.some(({ id }) => id === 'pay');
  const isOfOther =
    (OF_TIME.has(wanted) || isOfPayment) &&
    isOfOtherEvent(
      named.map(({ id }) => id),
      wanted,
      text,
    );
  return isOfOther ? named.map(({ word }) => word) : undefined;
};
