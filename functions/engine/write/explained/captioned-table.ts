// Answers with the table whose caption and heads have all that a question names, where the question names all that the caption does.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import listingRequests from '#shared/language/lexicon/listing-requests.json' with { type: 'json' };
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { headOf } from '../../retrieve/whole-tables.ts';
import { captionOf, headingOf } from '../../tables/table-of.ts';
import { asksForFuture, futureWords, speaksOfFuture } from '../../understand/kinds/aspects.ts';
import { withoutBreakdown } from '../../understand/kinds/breakdown.ts';
import { plainHeading } from '../../understand/kinds/topics.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import { namedMeasures } from '../../understand/measures/find-metrics.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import { relativeYearsIn } from '../../understand/periods/relative-years.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { asksTrend } from '../../understand/words/question-words.ts';
import { lineCell } from '../figures/figure-cell.ts';
import { isOfCompany, namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { isHaving } from '../rows/having.ts';
import { countCell } from '../rows/requested-rows.ts';
import type { Writing } from '../writer.ts';
import type { Concept } from './concept.ts';
import { conceptsOf } from './explained.ts';
import { isRequested } from './explained-cell.ts';

const listingsIn = compile(listingRequests);
/** A question for a list of something; a figure over the years is given by the rules of figures. */
const asksForListing = ({ question, metrics, ratios }: Plan): boolean =>
  listingsIn(question.normalize('NFKC')).length > 0 && !(asksTrend(question) && metrics.length + ratios.length > 0);
const withoutListings = (text: string): string => {
  const plain = text.normalize('NFKC');
  return blank(plain, listingsIn(plain));
};

/** As many as are read at a glance; of a longer table one asks for some rows. Set by hand. */
const MAX_ROWS = 20;
const MIN_ROWS = 2;

type Line = { readonly start: number; readonly end: number; readonly cells: readonly string[] };
type Captioned = {
  readonly passage: Passage;
  readonly head: readonly string[];
  readonly rows: readonly Line[];
  /** What says what it is of: its heading, the line above it, the head over the names. */
  readonly captions: readonly string[];
};

const linesOf = (text: string): Line[] => {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { start, end: start + line.length, cells: line.split('\t').map((cell) => cell.trim()) };
  });
};

const captionedIn = (passage: Passage, plan: Plan): Captioned[] => {
  const { chunk } = passage;
  const head = headOf(chunk)
    .split('\t')
    .map((cell) => cell.trim());
  const lines = linesOf(chunk.text).filter(({ cells }) => cells.length > 1);
  const rows = lines.slice(1);
  const isPlain = rows.every(({ cells }) => cells.length === head.length && /\p{L}/u.test(cells[0] ?? ''));
  if (head.length < 2 || rows.length < MIN_ROWS || rows.length > MAX_ROWS || !isPlain) return [];
  if (head.slice(1).some((cell) => !/\p{L}/u.test(cell) && periodsIn(cell).length === 0)) return [];
  const bare = (text: string) =>
    withoutNames(withoutBreakdown(withoutListings(plainHeading(text))), plan.names, ' ').trim();
  const captions = [headingOf(chunk), ...captionOf(chunk).split('\n'), head[0] ?? ''].map(bare).filter(Boolean);
  return [{ passage, head, rows, captions }];
};

/** Nothing of the question stays open, and nothing of a caption that has some of it is more than was asked for or than a column gives. */
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
  // What was spent is no plan.
  if (isFuture && !speaksOfFuture(all)) return false;
  const title = `${document.replaceAll(/[_.-]+/g, ' ')} ${company}`;
  return own.length > 0 && concepts.every(({ isIn, isNameIn }) => isIn(all) || isNameIn?.(title) === true);
};

/** Of columns of several years those of the year that is asked for. */
const columnsOf = ({ periods }: Plan, { head }: Captioned): readonly number[] => {
  const isOther = (cell: string): boolean => {
    const own = periodsIn(cell);
    return own.length > 0 && !own.some(({ key }) => periods.some((wanted) => samePeriod(wanted, key)));
  };
  return head.flatMap((cell, at) => (at > 0 && periods.length > 0 && isOther(cell) ? [] : [at]));
};

const blockOf = ({ plan, citations }: Writing, table: Captioned): Block => {
  const { passage, head, rows } = table;
  const columns = columnsOf(plan, table);
  const { unit } = passage.chunk.context;
  const caption = [headingOf(passage.chunk), unit].filter(Boolean).join(' ');
  return {
    kind: 'table',
    ...(caption ? { caption } : {}),
    columns: columns.map((at) => ({ label: head[at] ?? '' })),
    rows: rows.map(({ cells, start, end }) => {
      const { n } = citations.cite(passage, start, end);
      return columns.map((at) => {
        const text = cells[at] ?? '';
        if (at === 0 || text === '') return { text };
        return fitted(countCell(lineCell(passage, start, text, n), head[at] ?? ''), []);
      });
    }),
  };
};

/** The section on employees is of them, whatever a row of their number is called. */
const withTopic = ({ topic }: Plan, one: Concept): Concept =>
  topic && one.name === topic.id ? { ...one, isIn: (text) => one.isIn(text) || topic.heading(text).length > 0 } : one;

/** All of a plain table, whatever it is of; undefined of one that is no list or a long one. */
export const wholeTable = (writing: Writing, passage: Passage): Block | undefined => {
  const [table] = captionedIn(passage, writing.plan);
  return table && blockOf(writing, table);
};

const NOT_OF_TABLES: readonly Plan['wanted'][] = ['cause', 'place', 'notice', 'code'];

/** What is called a list is answered by one, whatever else speaks of it. */
export const listedTable = (writing: Writing): Block[] => (asksForListing(writing.plan) ? captionedTable(writing) : []);

/** One table alone: which of several is meant stays open. */
export const captionedTable = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  const isOfMore = plan.ratios.length > 0 || plan.rank || plan.choice || plan.whichPeriod || plan.position;
  if (isOfMore || NOT_OF_TABLES.includes(plan.wanted) || namesNobody(plan)) return [];
  const question = withoutListings(plan.question);
  if (asksYesNo(plan.question) || asksGrowth(question)) return [];
  // To compare is to compare what the rows are of, unless the question names its periods.
  const isDated = periodsIn(question).length + relativeYearsIn(question).length > 0;
  const concepts = conceptsOf({ ...plan, question, periods: isDated ? plan.periods : [] })
    .filter(({ name }) => !isHaving(name) || plan.metrics.some(({ id }) => id === name))
    .map((one) => withTopic(plan, one));
  if (concepts.every(({ isExact }) => isExact)) return [];
  const found = passages
    .filter((one) => one.chunk.kind === 'table' && isOfCompany(plan, one))
    .flatMap((one) => captionedIn(one, plan))
    .filter((one) => isAnswer(plan, question, concepts, one) && columnsOf(plan, one).length > 1);
  const [table, ...others] = found;
  return table && others.length === 0 ? [blockOf(writing, table)] : [];
};
