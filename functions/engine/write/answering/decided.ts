// The statements that a rule has decided on by what they state, whatever their other words.
import { requestedEvent } from '../../understand/kinds/company-events.ts';
import { dealEventsIn } from '../../understand/kinds/deal-events.ts';
import { holderIn, personOf } from '../../understand/kinds/positions.ts';
import { isJointHeading, speaksOf, type Topic, topicSection } from '../../understand/kinds/topics.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isOpen, type Judged, judgedOver } from '../account/account-features.ts';
import { isDatedByEvent } from '../account/other-event.ts';
import type { Statement } from '../account/statements.ts';
import { isLabelledBy } from '../prose/section-points.ts';
import { asksRateKind } from '../prose/stated-rate-mix.ts';
import type { Writing } from '../writer.ts';

export const openIn = ({ account }: Judged): readonly string[] =>
  account.filter(isOpen).map(({ concept }) => concept.name);

/** The lines of the one person who holds a position; none of several people. */
const ofHolder = ({ position }: Plan, statements: readonly Statement[]): readonly Statement[] => {
  const people = Map.groupBy(statements, ({ kind, text }) => {
    const name = kind === 'quote' && position ? holderIn(position, text) : undefined;
    return name === undefined ? undefined : personOf(name);
  });
  const known = [...people].flatMap(([name, own]) => (name === undefined ? [] : [own]));
  return known.length === 1 ? (known[0] ?? []) : [];
};
/** Those that leave no word of the question open but the name of the topic, or of the event that heads a date. */
const withoutOpen = (writing: Writing, statements: readonly Statement[]): readonly Statement[] => {
  const isOfTopic = (word: string): boolean => (writing.plan.topic?.words(word).length ?? 0) > 0;
  const isLeftBy = ({ statement }: Judged, word: string): boolean =>
    !isOfTopic(word) && !(dealEventsIn(word).length > 0 && isDatedByEvent(writing.plan, statement));
  return judgedOver(writing, statements).flatMap((one) =>
    openIn(one).some((word) => isLeftBy(one, word)) ? [] : [one.statement],
  );
};

/** A table, a line below the heading of the topic, or one that has the topic for its label. */
const isHeadedBy = (topic: Topic, { kind, text, cited }: Statement): boolean =>
  kind !== 'quote' ||
  isLabelledBy(topic, text) ||
  cited.some(
    ({ chunk: { context } }) =>
      topicSection(topic, context.section) !== undefined && !isJointHeading(topic, context.section ?? ''),
  );

export const isOfTopic = (topic: Topic, statement: Statement): boolean =>
  isHeadedBy(topic, statement) || topic.words(statement.text).length > 0 || speaksOf(topic, statement.text);

/**
 * Asked for a position, the founding, the kind of interest or the date of a row alone, a rule finds the line by what it
 * states, and its other words say little. A whole topic is answered by its section, whose lines need not name it; a
 * sentence elsewhere may have the word of a topic and be about something else: "a non-compete".
 */
export const decidedIn = (writing: Writing, statements: readonly Statement[]): ReadonlySet<Statement> => {
  const { plan } = writing;
  const { topic } = plan;
  if (topic !== undefined && (plan.wanted === undefined || plan.wanted === 'cause'))
    return new Set(
      withoutOpen(
        writing,
        statements.filter((one) => isHeadedBy(topic, one)),
      ),
    );
  const isOfRule = requestedEvent(plan) !== undefined || asksRateKind(plan);
  const isFound = (one: Statement): boolean => one.isJudged && (isOfRule || isDatedByEvent(plan, one));
  const known = [...ofHolder(plan, statements), ...statements.filter(isFound)];
  return new Set(known.length === 0 ? [] : withoutOpen(writing, known));
};
