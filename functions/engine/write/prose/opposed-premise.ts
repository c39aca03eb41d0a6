// Answers "why did it rise" about a figure that fell, and the reverse: states the actual change, and shows what sources
// say about it, unticked.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import premises from '#shared/language/lexicon/opposed-premises.json' with { type: 'json' };
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { ground } from '../../understand/ground.ts';
import { plan as planOf } from '../../understand/plan.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { checked } from '../checked.ts';
import { changeOf } from '../figures/change-sentence.ts';
import { narrowingWords } from '../figures/clause-of-figure.ts';
import { unticked } from '../figures/closest-sentences.ts';
import { amountText, isFiscal } from '../figures/figure-sentence.ts';
import { namesNobody } from '../figures/pick-figure.ts';
import { formulaText, ratioCells, resultText } from '../figures/ratio-sentence.ts';
import { requestedCells } from '../figures/requested-cells.ts';
import { fitted } from '../fit/fit.ts';
import { say, sayPeriod } from '../wording.ts';
import type { Writing } from '../writer.ts';
import { causeBlocks, requestedWay } from './cause-blocks.ts';

type Side = { readonly cells: readonly FoundCell[]; readonly period: string; readonly shown: string };
type Moved = {
  readonly name: string;
  readonly isRise: boolean;
  readonly isRatio: boolean;
  readonly sides: readonly [Side, Side];
};

/** Plans a question for the same figure in other words. */
const replanned = ({ plan, passages }: Writing, template: string, name: string): Plan => {
  const { language, sources, names, question } = plan;
  const [period] = periodsIn(question);
  const query = template
    .replace('{name}', [...names, name].join(' '))
    .replace('{period}', period ? question.slice(period.start, period.end) : '')
    .trim();
  const read = ground(
    planOf({ query, history: [], language, sources, now: 0 }),
    passages.map(({ chunk }) => chunk),
  );
  return { ...read, names, periods: read.periods };
};

const nameOf = ({ ratios: [ratio], metrics: [metric], language }: Plan): string | undefined =>
  ratio?.names[language][0] ?? metric?.labels[language][0];

const ofRatio = (writing: Writing, plan: Plan, name: string): Moved | undefined => {
  const [ratio] = plan.ratios;
  const [from, to, ...more] = [...plan.periods]
    .sort()
    .map((period) => ratio && ratioCells(plan, ratio, period, writing.passages));
  if (!from || !to || more.length > 0 || from.value === to.value) return undefined;
  const sideOf = ({ period, cells, by, value }: typeof from): Side => ({
    cells,
    period,
    shown: `${resultText(plan, by, value, cells)} (${formulaText(plan, by, cells)})`,
  });
  return { name, isRise: to.value > from.value, isRatio: true, sides: [sideOf(from), sideOf(to)] };
};

const ofAmount = (writing: Writing, plan: Plan, name: string): Moved | undefined => {
  const change = changeOf(plan, requestedCells(plan, writing.passages));
  if (!change) return undefined;
  const sideOf = (cell: FoundCell): Side => ({
    cells: [cell],
    period: cell.period ?? '',
    shown: amountText(plan.language, cell),
  });
  return { name, isRise: change.isRise, isRatio: false, sides: [sideOf(change.from), sideOf(change.to)] };
};

const sentenceOf = (
  { citations }: Writing,
  plan: Plan,
  { name, isRise, isRatio, sides: [from, to] }: Moved,
): Sentence => {
  const cited = [from, to]
    .flatMap(({ cells }) => cells)
    .map(({ passage, row }) => citations.cite(passage, row.start, row.end));
  const dated = ({ period, cells }: Side): string => sayPeriod(plan.language, period, isFiscal(plan, cells));
  const text = say(plan.language, `figure.dated${isRatio ? 'Ratio' : ''}${isRise ? 'Rose' : 'Fell'}`, {
    metric: name,
    before: dated(from),
    after: dated(to),
    from: from.shown,
    to: to.shown,
  }).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return checked(text, [...new Set(cited)], plan);
};

/**
 * Applies to one figure of the whole: compares the direction in the question with that between the two newest years.
 */
export const opposedPremise = (writing: Writing): Block[] => {
  const { plan } = writing;
  const way = requestedWay(plan.question);
  const isOne = plan.ratios.length === 1 || (plan.ratios.length === 0 && plan.metrics.length === 1);
  const name = nameOf(plan);
  if (plan.wanted !== 'cause' || !way || !isOne || !name || plan.periods.length > 1 || namesNobody(plan)) return [];
  if (plan.ratios.length === 0 && narrowingWords(plan).length > 0) return [];
  // Without a named company, figures of one company must not contradict a question about another.
  const companies = new Set(writing.passages.flatMap(({ chunk }) => chunk.context.company ?? []));
  if (plan.names.length === 0 && companies.size > 1) return [];
  const grown = replanned(writing, premises.growth[plan.language], name);
  const moved = grown.ratios.length > 0 ? ofRatio(writing, grown, name) : ofAmount(writing, grown, name);
  if (!moved || moved.isRise === (way === 'rise')) return [];
  const sentence = sentenceOf(writing, grown, moved);
  if (sentence.check !== 'verified') return [];
  const why = replanned(writing, premises.why[moved.isRise ? 'rise' : 'fall'][plan.language], name);
  const notice: Block = { kind: 'notice', code: 'premiseDiffers' };
  // The sentence explains why there is no answer, so it has no tick.
  const near = fitted(sentence, [{ code: 'offQuestion' }]);
  return [notice, { kind: 'text', sentences: [near] }, ...causeBlocks({ ...writing, plan: why }).map(unticked)];
};
