// Computes the signals by which a passage is ranked, each between 0 and 1.
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Chunk } from '../../ports/search-index.ts';
import type { SignalName } from '../evidence.ts';
import { findCells } from '../tables/find-cells.ts';
import { qualified, qualifiedBy } from '../tables/qualified.ts';
import { readTable } from '../tables/read-table.ts';
import { summedCells } from '../tables/sum-parts.ts';
import { TITLES } from '../tables/titles.ts';
import { type Topic, topicSection } from '../understand/kinds/topics.ts';
import { compact, companyNames, isNamedIn } from '../understand/names/company-names.ts';
import type { Plan } from '../understand/plan-type.ts';
import { translatedShare } from '../understand/words/dictionary.ts';
import { isFormal } from './formal.ts';
import { labelWording } from './label-wording.ts';
import type { ReadChunk } from './read-chunk.ts';
import { metricShare, sentenceScore } from './sentence-score.ts';

type Signal = (plan: Plan, chunk: Chunk, read: ReadChunk) => number;

/** Whether the requested company is that of the document, or is in its name, title or text. */
const entity: Signal = (plan, chunk, { surroundings }) => {
  const { company, document, section: path } = chunk.context;
  const own = companyNames(company);
  const names = plan.names.map(compact);
  if (own.some((name) => isNamedIn(name, plan.question) || names.some((wanted) => compact(name).includes(wanted))))
    return 1;
  if (names.length === 0) return 0.5;
  const title = company === undefined ? (path?.split(' > ')[0] ?? '') : '';
  if (names.some((name) => compact(`${document} ${title}`).includes(name))) return 1;
  return names.some((name) => compact(surroundings).includes(name)) ? 0.6 : 0;
};

const period: Signal = (plan, chunk, read) => {
  if (plan.periods.length === 0) return 0.5;
  const columns = chunk.kind === 'table' ? readTable(chunk).columns.flatMap((column) => column.periods) : [];
  const given = [...columns, ...chunk.context.periods];
  const share = (periods: readonly string[]) =>
    plan.periods.filter((wanted) => periods.some((one) => samePeriod(wanted, one))).length / plan.periods.length;
  return Math.max(share(given), 0.7 * share(read.periods));
};

const SUMMARY =
  /요약재무|요약 재무|요약연결|selected (?:consolidated )?financial|financial highlights|主要な経営指標|経営成績/i;
/**
 * Breakdowns of statements and figures of other companies: right label, wrong total. A company "and its subsidiaries"
 * is the whole group.
 */
export const PARTIAL =
  /부문별?|지역별|(?<!(?:와|과|및)\s?(?:그\s?)?)종속기업|관계기업|계열회사|segment|geographic|(?<!\band (?:its )?(?:consolidated )?)subsidiar|parent (?:company|only)|guarant|obligor|pro forma|held for sale|discontinued|セグメント|地域別|関係会社/i;
const HEAD = 160;
/** Characters within which a title precedes the figures. */
const TITLED = 600;
/** Whether the question itself asks for that part. */
const isNarrowed = (plan: Plan, section: string): boolean =>
  plan.qualifiers.length > 0 && qualified(plan, section) >= 0.5;

/**
 * Longest line that is a title and not a sentence about the statement: "reported on our balance sheets as follows:".
 */
const MAX_TITLE_LENGTH = 110;
const SENTENCE = /[.:：。]$|\b(?:is|are|was|were|our|reported|included|reconciled)\b|다음과|같습니다|のとおり/i;
export const isTitled = (title: RegExp, section: string | undefined, text: string): boolean =>
  [...(section?.split(' > ') ?? []), ...text.slice(0, TITLED).split('\n')].some(
    (line) => title.test(line) && line.trim().length <= MAX_TITLE_LENGTH && !SENTENCE.test(line.trim()),
  );

const statement: Signal = (plan, { context, text, kind }, { surroundings }) => {
  // The question itself names the statement.
  if (
    plan.statements.length > 0 &&
    kind === 'table' &&
    !PARTIAL.test(`${context.section ?? ''} ${text.slice(0, HEAD)}`)
  )
    return plan.statements.some((one) => TITLES[one].test(surroundings.slice(0, TITLED))) ? 1 : 0.2;
  const [metric] = plan.metrics;
  if (plan.kind !== 'figure' || !metric) return 0;
  if (PARTIAL.test(`${context.section ?? ''} ${text.slice(0, HEAD)}`) && !isNarrowed(plan, context.section ?? ''))
    return 0;
  if (isTitled(TITLES[metric.statement], context.section, text)) return 1;
  return SUMMARY.test(surroundings) ? 0.8 : 0.3;
};

const SEPARATE = /별도\s?(?:재무|손익)|parent company only|単体/;
const basis: Signal = (plan, chunk, { surroundings }) => {
  const own =
    chunk.context.basis ??
    (/연결|consolidated|連結/i.test(surroundings)
      ? 'consolidated'
      : SEPARATE.test(surroundings)
        ? 'separate'
        : undefined);
  if (own === undefined) return 0.5;
  return own === (plan.basis ?? 'consolidated') ? 1 : 0;
};

const wantedMetrics = (plan: Plan) => (plan.metrics.length > 0 ? plan.metrics : [undefined]);
const wantedPeriods = (plan: Plan) => (plan.periods.length > 0 ? plan.periods : [undefined]);

const bestFit = (...of: Parameters<typeof findCells>): number =>
  (findCells(...of)[0] ?? summedCells(...of)[0])?.fit ?? 0;

/** How well a row of the metric has a figure in the requested period. */
const cell: Signal = (plan, chunk) => {
  if (plan.kind !== 'figure' || chunk.kind !== 'table') return 0;
  const fits = wantedMetrics(plan).flatMap((metric) =>
    wantedPeriods(plan).map((wanted) =>
      bestFit(plan, metric, wanted, { source: 'FILES', chunk, score: 0, signals: {} }),
    ),
  );
  return Math.max(0, ...fits);
};

/** Whether a known fact that answers the question is in this passage. */
const fact: Signal = (plan, { id }) => (plan.facts.some(({ answers, chunkId }) => answers && chunkId === id) ? 1 : 0);

/** Share of the question's words in the passage, unweighted: the index already weighed rare words. */
const words: Signal = (plan, chunk, { around, surroundings }) => {
  const wanted = plan.focus.length > 0 ? plan.focus : plan.terms;
  if (wanted.length === 0) return 0;
  const own = wanted.filter((term) => around.words.has(term)).length / wanted.length;
  return chunk.context.language === plan.language ? own : Math.max(own, translatedShare(plan.question, surroundings));
};

/** Share of the qualifying words in the passage; 1 if the question has none beside company, period and metric. */
const qualifiers: Signal = (plan, _chunk, { around }) =>
  qualifiedBy(plan.kind === 'figure' ? plan : { ...plan, qualifiers: plan.words }, around);

/** Longest line of text that may be a heading of the topic. */
const MAX_HEADING_LENGTH = 60;
/** Discount because a line may not be a heading. On financebench and ko-pages 0.7, 0.9 and 1 give the same figures. */
const LINE_SHARE = 0.9;
const headingLine = (topic: Topic, text: string): number =>
  LINE_SHARE *
  Math.max(
    0,
    ...text
      .split('\n')
      .filter((line) => line.length <= MAX_HEADING_LENGTH)
      .map((line) => topicSection(topic, line)?.match ?? 0),
  );

/** How well the section matches the requested topic. */
const section: Signal = ({ kind, topic }, { context, text }) =>
  kind !== 'figure' && topic ? Math.max(topicSection(topic, context.section)?.match ?? 0, headingLine(topic, text)) : 0;

const form: Signal = (plan, chunk) => {
  if (plan.kind === 'figure') return chunk.kind === 'table' ? 1 : /\d/.test(chunk.text) ? 0.4 : 0;
  return chunk.kind === 'prose' ? 1 : 0;
};

const unit: Signal = (plan, chunk) => (plan.kind === 'figure' && chunk.context.unit ? 1 : 0);

/** Has a negative weight: such a passage lists the contents of a report without stating any. */
const formal: Signal = (_plan, chunk) => (isFormal(chunk) ? 1 : 0);

/** Their weights are in weights.json. */
export const SIGNALS = {
  entity,
  period,
  statement,
  basis,
  cell,
  label: labelWording,
  fact,
  words,
  qualifiers,
  section,
  metrics: metricShare,
  sentence: sentenceScore,
  form,
  unit,
  formal,
} as const satisfies Partial<Record<SignalName, Signal>>;
