// The reply if nothing answers a question: what is missing, and the closest passages, unticked.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import type { Passage } from '../evidence.ts';
import { terms } from '../terms.ts';
import { asksForSummary } from '../understand/kinds/summary-requests.ts';
import { isTelling } from '../understand/names/company-names.ts';
import type { Plan } from '../understand/plan-type.ts';
import { missing } from './answered.ts';
import { citedPages, pageOf } from './close/pages.ts';
import { type Close, closest, unconfirmed } from './closest.ts';
import { asksForOne } from './prose/prose-blocks.ts';
import type { Stretch } from './prose/split-sentences.ts';
import type { Writing } from './writer.ts';

const MAX_SHOWN = 5;
/** Some of them are shown already, or are of another language. */
const MAX_READ = 2 * MAX_SHOWN;
const MIN_BESIDE = 2;

const namesMissing = (block: Block): boolean =>
  block.kind === 'notice' &&
  ['figureNotFound', 'partNotFound', 'nameUnknown', 'notDecided', 'premiseDiffers'].includes(block.code);

/**
 * A name in the company's tables and headings is a part of it, even if it was taken for a company: "Barton Square",
 * "F19".
 */
const isOfPart =
  ({ entities, names }: Plan) =>
  ({ chunk: { kind, text, context } }: Passage): boolean => {
    const words = new Set(terms(`${context.section ?? ''} ${kind === 'table' ? text : ''}`));
    return [...entities, ...names].some((one) => terms(one).every((term) => words.has(term)));
  };

/** Drops passages of other companies: for figures always, for words if some passage is of the named company. */
const worthReading = ({ plan, passages }: Writing): readonly Passage[] => {
  const asksFigure = plan.kind === 'figure' && plan.metrics.length + plan.ratios.length > 0;
  const isKnown = asksFigure || passages.some(({ signals }) => signals.entity === 1);
  if (!isKnown || ![...plan.entities, ...plan.names].some(isTelling)) return passages;
  const isPart = passages.some(({ signals }) => signals.entity === 1) ? () => false : isOfPart(plan);
  return passages.filter((one) => one.chunk.context.company === undefined || one.signals.entity === 1 || isPart(one));
};

const WITHOUT_PERIODS = new WeakMap<Plan, Plan>();
/** Where a figure of a year was not found, the rows of other years are the closest. */
const withoutPeriods = (plan: Plan): Plan => {
  if (plan.kind !== 'figure' || plan.metrics.length === 0 || plan.periods.length === 0) return plan;
  const known = WITHOUT_PERIODS.get(plan) ?? { ...plan, periods: [] };
  WITHOUT_PERIODS.set(plan, known);
  return known;
};

/** One item per passage, since they come from different places. */
const listed = (passages: readonly Sentence[]): Block => ({
  kind: 'list',
  ordered: false,
  items: passages.map((one) => [one]),
});

const textOf = ({ text }: { readonly text: string }): string => text.trim();

/** Whether blocks have the sentence, or every cell of the row. */
const shownIn = (blocks: readonly Block[]) => {
  const sentences = new Set(blocks.flatMap(sentencesOf).map(({ text }) => text));
  const cells = new Set(blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : [])).map(textOf));
  return ({ passage: { chunk }, stretch: { text, start, end } }: Pick<Close, 'passage' | 'stretch'>): boolean => {
    const row = chunk.kind === 'table' ? chunk.text.slice(start, end).split('\t') : [];
    return sentences.has(text) || (row.length > 0 && row.every((cell) => cell.trim() === '' || cells.has(cell.trim())));
  };
};

type Likely = Stretch & { readonly passage: Passage };

/**
 * Adds what is missing, once, and the closest passages to the blocks. `likely` holds lines that may answer; they come
 * first.
 */
export const unanswered = (writing: Writing, blocks: readonly Block[], likely: readonly Likely[] = []): Block[] => {
  // In a workspace about a company, its own passages are closer than a competitor's.
  const { plan, passages } = { ...writing, ...writing.ofSubject };
  const read = worthReading({ ...writing, plan, passages });
  const all = closest(withoutPeriods(plan), read, MAX_READ);
  // Passages in another language need words that match the question's.
  const near = all.filter(({ isForeign, isRelated }) => !isForeign || isRelated);
  const isShown = shownIn(blocks);
  const first = likely.filter(({ passage }) => read.some(({ chunk }) => chunk.id === passage.chunk.id));
  const isOfLikely = ({ passage, stretch }: Close): boolean =>
    first.some(
      (one) => one.passage.chunk.id === passage.chunk.id && one.start < stretch.end && stretch.start < one.end,
    );
  const others = (near.length > 0 ? near : all).filter((one) => !isOfLikely(one));
  const close = [
    ...first.map(({ passage, text, start, end }) => ({ passage, stretch: { text, start, end } })),
    ...others,
  ]
    .filter((one) => !isShown(one))
    .slice(0, MAX_SHOWN)
    .map((one) => unconfirmed(writing, one));
  const isNamed = blocks.some(namesMissing);
  return [
    ...(isNamed ? [] : [missing(writing.plan)]),
    ...(close.length > 0 ? [{ kind: 'notice' as const, code: 'closestPassages' as const }, listed(close)] : []),
  ];
};

/** Related passages on the best pages that a prose answer does not cite. */
export const besideAnswer = (writing: Writing): Block[] => {
  const { plan, passages, citations } = writing;
  const isWhole = plan.words.length === 0 && (plan.topic !== undefined || asksForSummary(plan));
  if (plan.kind === 'figure' || isWhole || asksForOne(plan)) return [];
  const pages = citedPages(citations);
  const beside = closest(plan, passages, MAX_SHOWN)
    // Words of another language cannot be compared, so such passages are not shown beside an answer.
    .filter(
      ({ passage, stretch, isRelated, isForeign }) =>
        isRelated && !isForeign && !pages.has(pageOf(passage, stretch.start)),
    )
    .slice(0, Math.max(MIN_BESIDE, MAX_SHOWN - citations.all().length));
  return beside.length > 0 ? [listed(beside.map((one) => unconfirmed(writing, one)))] : [];
};
