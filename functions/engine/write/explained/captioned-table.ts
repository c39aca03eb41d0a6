// Answers with the table whose caption and column heads cover the question, if the question also covers the caption.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { captionOf, headingOf } from '../../tables/table-of.ts';
import { asksForFuture, futureWords, speaksOfFuture } from '../../understand/kinds/aspects.ts';
import { withoutBreakdown } from '../../understand/kinds/breakdown.ts';
import { asksForListing, withoutListings } from '../../understand/kinds/listing-requests.ts';
import { plainHeading } from '../../understand/kinds/topics.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import { namedMeasures } from '../../understand/measures/find-metrics.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import { relativeYearsIn } from '../../understand/periods/relative-years.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { isOfCompany, namesNobody } from '../figures/pick-figure.ts';
import { isHaving } from '../rows/having.ts';
import { columnsOf, type PlainTable, plainTable, wholeTable } from '../rows/plain-table.ts';
import type { Writing } from '../writer.ts';
import type { Concept } from './concept.ts';
import { conceptsOf } from './explained.ts';
import { isRequested } from './explained-cell.ts';

type Captioned = PlainTable & {
  /** What the table is about: its heading, the line above it, the head of the name column. */
  readonly captions: readonly string[];
};

const captionedIn = (passage: Passage, { names }: Plan): Captioned[] => {
  const table = plainTable(passage);
  if (!table) return [];
  const { chunk } = passage;
  const bare = (text: string) => withoutNames(withoutBreakdown(withoutListings(plainHeading(text))), names, ' ').trim();
  const own = [headingOf(chunk), ...captionOf(chunk).split('\n'), table.head[0] ?? ''];
  return [{ ...table, captions: own.map(bare).filter(Boolean) }];
};

/**
 * Whether the table covers every concept, and each matching caption has no word beyond the question and the columns.
 */
const isAnswer = (plan: Plan, question: string, concepts: readonly Concept[], table: Captioned): boolean => {
  const { passage, head, captions } = table;
  const { document, company = '' } = passage.chunk.context;
  const heads = head.slice(1).join(' ');
  const isFuture = asksForFuture(question);
  const ofMeasures = (caption: string) => namedMeasures(caption).filter(({ metric }) => plan.metrics.includes(metric));
  const isOwn = (caption: string): boolean =>
    concepts.some(({ isIn }) => isIn(caption)) &&
    isRequested(
      `${question} ${heads} ${isFuture ? futureWords(caption).join(' ') : ''}`,
      blank(caption, ofMeasures(caption)),
      concepts,
    );
  const own = captions.filter(isOwn);
  const all = `${own.join(' ')} ${heads}`;
  // Past spending does not answer a question about plans.
  if (isFuture && !speaksOfFuture(all)) return false;
  const title = `${document.replaceAll(/[_.-]+/g, ' ')} ${company}`;
  return own.length > 0 && concepts.every(({ isIn, isNameIn }) => isIn(all) || isNameIn?.(title) === true);
};

/**
 * Lets a heading of the topic match the topic: the section on employees counts, whatever its headcount row is called.
 */
const withTopic = ({ topic }: Plan, one: Concept): Concept =>
  topic && one.name === topic.id ? { ...one, isIn: (text) => one.isIn(text) || topic.heading(text).length > 0 } : one;

/** Stems of English verbs are removed as question words already, and "per employee" contains a noun. */
const LATIN = /^[a-z]/iu;

const NOT_OF_TABLES: readonly Plan['wanted'][] = ['cause', 'place', 'notice', 'code'];

/** Answers a question for a listing with a table only. */
export const listedTable = (writing: Writing): Block[] =>
  asksForListing(writing.plan.question) ? captionedTable(writing) : [];

/** Whether the table has a requested column that the tables so far lack. */
const hasMore = ({ head }: Captioned, concepts: readonly Concept[], given: readonly Block[]): boolean => {
  const tables = given.flatMap((block) => (block.kind === 'table' ? [block] : []));
  const labels = new Set(tables.flatMap(({ columns }) => columns.map(({ label }) => label)));
  return (
    tables.length === 0 || head.slice(1).some((cell) => !labels.has(cell) && concepts.some(({ isIn }) => isIn(cell)))
  );
};

/** Returns the one matching table; empty if several match. `given` holds tables that other rules found. */
export const captionedTable = (writing: Writing, given: readonly Block[] = []): Block[] => {
  const { plan, passages } = writing;
  const isOfMore = plan.ratios.length > 0 || plan.rank || plan.choice || plan.whichPeriod || plan.position;
  if (isOfMore || NOT_OF_TABLES.includes(plan.wanted) || namesNobody(plan)) return [];
  const question = withoutListings(plan.question);
  if (asksYesNo(plan.question) || asksGrowth(question)) return [];
  // A comparison is between rows, unless the question names periods.
  const isDated = periodsIn(question).length + relativeYearsIn(question).length > 0;
  const concepts = conceptsOf({ ...plan, question, periods: isDated ? plan.periods : [] })
    .filter(({ name }) => !isHaving(name) || LATIN.test(name))
    .map((one) => withTopic(plan, one));
  if (concepts.every(({ isExact }) => isExact)) return [];
  const found = passages
    .filter((one) => one.chunk.kind === 'table' && isOfCompany(plan, one))
    .flatMap((one) => captionedIn(one, plan))
    .filter((one) => isAnswer(plan, question, concepts, one) && columnsOf(plan, one).length > 1);
  const [table, ...others] = found;
  if (table && !hasMore(table, concepts, given)) return [];
  return table && others.length === 0 ? [wholeTable(writing, table)] : [];
};
