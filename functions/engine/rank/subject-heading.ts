// Finds the section whose heading is the subject of a question, to rank its passages above others.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Chunk } from '../../ports/search-index.ts';
import type { Passage } from '../evidence.ts';
import { requestedSubject } from '../understand/kinds/subject-request.ts';
import { plainHeading, type Topic, topicSection } from '../understand/kinds/topics.ts';
import type { Plan } from '../understand/plan-type.ts';
import { bare } from '../understand/words/phrase.ts';
import { isOfCompany } from '../write/figures/pick-figure.ts';

/** Cached per question, which is compared with the headings of all candidates. */
const KNOWN = new WeakMap<Plan, Topic | undefined>();

const topicOf = ({ question, names, wanted }: Plan): Topic | undefined => {
  const isOpen = wanted === undefined && periodsIn(question).length === 0;
  const subject = isOpen ? requestedSubject(question, names) : undefined;
  if (subject === undefined) return undefined;
  return {
    id: 'subject',
    names: { ko: subject, en: subject, ja: subject },
    words: () => [],
    // Must match exactly, except for the number before it.
    heading: (text) => (bare(plainHeading(text)) === subject ? [{ start: 0, end: text.length }] : []),
    isProse: false,
  };
};

/** `undefined` if the question asks for a period or a form of answer, or names no subject. */
export const subjectTopic = (plan: Plan): Topic | undefined => {
  if (!KNOWN.has(plan)) KNOWN.set(plan, topicOf(plan));
  return KNOWN.get(plan);
};

/** When one heading directly follows another, the first is only in the text. Set by hand, not tuned on a set. */
const FIRST_LINES = 2;
const isFirstLine = (topic: Topic, { kind, text }: Chunk): boolean =>
  kind === 'prose' && text.split('\n', FIRST_LINES).some((line) => topic.heading(line).length > 0);

export const isHeadedBySubject = (plan: Plan, passage: Passage): boolean => {
  const topic = subjectTopic(plan);
  if (topic === undefined || !isOfCompany(plan, passage)) return false;
  return topicSection(topic, passage.chunk.context.section) !== undefined || isFirstLine(topic, passage.chunk);
};
