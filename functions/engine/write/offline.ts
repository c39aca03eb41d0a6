// The writer without a model: it selects from the evidence and labels the answer so; it invents nothing.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { samePeriod } from '#shared/language/grammar/periods.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../evidence.ts';
import { moveOf } from '../rank/sentence-score.ts';
import type { FoundCell } from '../tables/find-cells.ts';
import { asksForAmount } from '../understand/aspects.ts';
import { companyNames, isNamedIn } from '../understand/company-names.ts';
import { mentions } from '../understand/find-metrics.ts';
import { asksGrowth } from '../understand/find-periods.ts';
import type { Plan } from '../understand/plan-type.ts';
import { effectOf, hasWanted } from '../understand/wants.ts';
import { alsoPrinted } from './also-printed.ts';
import { breakdownBlocks } from './breakdown-blocks.ts';
import { eachCompany } from './by-company.ts';
import { causeBlocks } from './cause-blocks.ts';
import { type Change, changeOf, changeSentence, growthSentence } from './change-sentence.ts';
import { checked } from './checked.ts';
import { customerConcentration } from './customer-concentration.ts';
import { figureSentence } from './figure-sentence.ts';
import { figureTable } from './figure-table.ts';
import { fitted, nearFindings } from './fit.ts';
import { nearFigure, unticked } from './near-figure.ts';
import { isOfCompany, namesNobody, pickFigure } from './pick-figure.ts';
import { positionHolders } from './position-holders.ts';
import { quoted, textBlocks } from './prose-blocks.ts';
import { rankBlocks } from './rank-blocks.ts';
import { isPrinted, ratioBlocks } from './ratio-blocks.ts';
import { requestedDocuments } from './requested-documents.ts';
import { inReadingOrder, selectSentences } from './select-sentences.ts';
import type { Quotable } from './sentences.ts';
import { statedFigure } from './stated-figure.ts';
import { figureNotFound, isAnswered, missing } from './unanswered.ts';
import { whichPeriodBlocks } from './which-period.ts';
import type { Placed, Writer, Writing } from './writer.ts';

const SUPPORTING = 2;
const MOST_CELLS = 12;

const cells = (plan: Plan, passages: readonly Passage[]): FoundCell[] => {
  const periods = plan.periods.length > 0 ? plan.periods : [undefined];
  const found = (plan.metrics.length > 0 ? plan.metrics : [undefined]).flatMap((metric) =>
    periods.map((period) => pickFigure(plan, metric, period, passages)).filter((cell) => cell !== undefined),
  );
  const once = new Map(found.map((cell) => [`${cell.passage.chunk.id}:${cell.value.start}`, cell]));
  return [...once.values()].slice(0, MOST_CELLS);
};

const LEGAL_NAME =
  /(?:주식회사|㈜|\(주\)|株式会社)\s?[\p{L}\d&]{2,}|[\p{L}\d&]{2,}\s?(?:주식회사|㈜|\(주\)|株式会社)|[A-Z][\w&]+(?: [A-Z][\w&]+)*,? (?:Inc|Corp|Ltd|LLC|plc|N\.V|S\.A)\b/gu;
const namesOtherCompany = (text: string, company: string | undefined): boolean =>
  [...text.matchAll(LEGAL_NAME)].some(([name]) => !companyNames(company).some((own) => isNamedIn(own, name)));

const hasMoved = (change: Change | undefined, text: string): boolean => {
  const move = moveOf(text);
  return move !== undefined && (change === undefined || change.isRise === (move === 'rise'));
};

/** Beside a figure only what speaks of the same figure, in the same document, and says how it moved. */
const supporting = (writing: Writing, answered: readonly FoundCell[], change: Change | undefined): Block[] => {
  const files = new Set(answered.map(({ passage }) => passage.chunk.fileId));
  const metrics = answered.flatMap(({ metric }) => metric ?? []);
  const years = answered.flatMap(({ period }) => period?.slice(0, 4) ?? []);
  const passages = writing.passages.filter(({ chunk }) => files.has(chunk.fileId));
  const speaksOfIt = ({ text, passage }: Quotable): boolean => {
    const { figures, periods } = readFigures(text);
    const statedPeriods = periods.length > 0 ? periods.map(({ key }) => key) : passage.chunk.context.periods;
    const isOfPeriod = statedPeriods.length > 0 && statedPeriods.some((key) => years.includes(key.slice(0, 4)));
    const tellsWhy = change !== undefined && hasWanted('cause', text);
    return (
      metrics.some((metric) => mentions(metric, effectOf(text))) &&
      (tellsWhy || figures.some(({ unit }) => unit !== undefined)) &&
      hasMoved(change, text) &&
      isOfPeriod &&
      !namesOtherCompany(text, passage.chunk.context.company)
    );
  };
  const selected = selectSentences(writing.plan, passages, SUPPORTING, speaksOfIt);
  if (selected.length === 0) return [];
  return [{ kind: 'text', sentences: inReadingOrder(selected).map((one) => quoted(writing, one)) }];
};

/** The periods of the question for which no figure was found. */
const absentPeriods = (plan: Plan, found: readonly FoundCell[]): readonly string[] =>
  plan.periods.filter((wanted) => !found.some(({ period }) => period !== undefined && samePeriod(wanted, period)));

const once = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** Where a ratio cannot be computed only its printed figure answers: a part of its formula would pass for it. */
const printedOnly = (plan: Plan): Plan =>
  plan.ratios.length > 0 ? { ...plan, metrics: plan.ratios.flatMap(({ printed }) => printed ?? []) } : plan;

const oneFigure = (writing: Writing): Block[] => {
  const { passages, citations } = writing;
  const computed = isPrinted(writing.plan, passages) ? [] : ratioBlocks(writing);
  if (computed.length > 0) return computed;
  const plan = printedOnly(writing.plan);
  if (plan.metrics.length === 0 && writing.plan.ratios.length > 0) return [];
  const found = cells(plan, passages);
  if (found.length === 0) return [];
  const absent = absentPeriods(plan, found);
  // How it grew into a year is not told by the year before.
  const isEarlier = asksGrowth(plan.question) && absent.some((period) => period === plan.periods.at(-1));
  const answered = found.map((cell) => ({
    cell,
    cited: citations.cite(cell.passage, cell.row.start, cell.row.end),
    also: alsoPrinted(plan, cell, passages, citations),
    near: [...nearFindings(plan, cell), ...(isEarlier ? [{ code: 'offQuestion' as const }] : [])],
  }));
  const changes = [...Map.groupBy(found, ({ metric }) => metric).values()].flatMap((own) => changeOf(plan, own) ?? []);
  const sentences = answered.map(({ cell, cited, also, near }) => {
    const sentence = fitted(checked(figureSentence(plan, cell), [cited], plan), near);
    return { ...sentence, refs: [...sentence.refs, ...also.map(({ n }) => n)] };
  });
  const left = answered.flatMap(({ near }) => near);
  const whole = once(answered.map(({ cited }) => cited));
  for (const change of changes) {
    const own = answered.filter(({ cell }) => cell === change.from || cell === change.to);
    const findings = own.flatMap(({ near }) => near);
    const cited = once(own.map((one) => one.cited));
    sentences.push(fitted(checked(changeSentence(plan, change), cited, plan), findings));
  }
  const growth = growthSentence(plan, found);
  if (growth) sentences.push(fitted(checked(growth, whole, plan), left));
  const table = figureTable(plan, answered);
  const beside = supporting(writing, found, changes.length === 1 ? changes[0] : undefined);
  const isOther =
    !answered.some(({ cell }) => isOfCompany(plan, cell.passage)) || answered.every(({ near }) => near.length > 0);
  return [
    ...(isOther ? [figureNotFound(plan)] : absent.length > 0 ? [figureNotFound({ ...plan, periods: absent })] : []),
    { kind: 'text', sentences },
    ...(table ? [table] : []),
    ...(isOther ? beside.map(unticked) : beside),
  ];
};

const figureBlocks = (writing: Writing): Block[] => {
  const each = eachCompany(writing);
  const all = each.map((one) => ({ plan: one.plan, blocks: oneFigure(one) }));
  if (all.every(({ blocks }) => blocks.length === 0)) return [];
  return all.flatMap(({ plan, blocks }) => (blocks.length > 0 ? blocks : [figureNotFound(plan)]));
};

const untickedTable = (block: Block): Block => (block.kind === 'table' ? unticked(block) : block);

/** Why a figure moved is not answered by the figure, nor by the table that it is in. */
const whyBlocks = (writing: Writing): Block[] => {
  const text = textBlocks(writing);
  const isTold = isAnswered(text.filter(({ kind }) => kind !== 'table'));
  if (isTold) return text.map(untickedTable);
  const causes = causeBlocks(writing);
  if (causes.length > 0) return causes;
  const near = text.length > 0 || namesNobody(writing.plan) ? text : figureBlocks(writing);
  return [missing(writing.plan), ...near.map(unticked)];
};

/** Why a ratio moved is not answered by the ratio. */
const whyOrFigures = (writing: Writing): Block[] => {
  const { plan } = writing;
  if (plan.wanted !== 'cause' || plan.ratios.length === 0) return figureBlocks(writing);
  const causes = causeBlocks(writing);
  const figures = figureBlocks(writing);
  if (causes.length > 0 || figures.length === 0) return [...causes, ...figures];
  return [missing(plan), ...figures.map(unticked)];
};

/** A figure of a row, or else of the sentence that states it. */
const givenFigures = (writing: Writing): Block[] => {
  const { plan } = writing;
  if (plan.kind !== 'figure') return [];
  const figures = whyOrFigures(writing);
  // The figure of one period does not say in which it was so.
  if (figures.length > 0 && plan.whichPeriod) return [missing(plan), ...figures.map(unticked)];
  const isGiven = isAnswered(figures);
  const stated = isGiven && !asksForAmount(plan.question) ? [] : statedFigure(writing);
  if (isGiven) return [...figures, ...stated];
  return stated.length > 0 ? stated : figures;
};

const blocksOf = (writing: Writing): Block[] => {
  const { plan } = writing;
  // Who holds a position is told by the line that names him, and by nothing else that speaks of it.
  if (plan.position) return positionHolders(writing);
  const particular = [...customerConcentration(writing), ...breakdownBlocks(writing)];
  if (particular.length > 0) return particular;
  const ranked = [...whichPeriodBlocks(writing), ...rankBlocks(writing)];
  if (ranked.length > 0) return ranked;
  const figures = givenFigures(writing);
  if (figures.length > 0) return figures;
  if (plan.metrics.length > 0 && plan.kind === 'figure') return nearFigure(writing, figureNotFound(plan));
  if (plan.wanted === 'cause' && plan.metrics.length > 0) return whyBlocks(writing);
  const documents = requestedDocuments(writing);
  // A row of a table is no document.
  const beside = documents.length > 0 ? textBlocks(writing).map(untickedTable) : textBlocks(writing);
  const text = [...documents, ...beside];
  if (plan.metrics.length === 0) return text;
  if (text.length > 0) return text;
  // A question for several things at once: of what it asks, the figures can still be given, of whom it names.
  if (namesNobody(plan)) return [figureNotFound(plan)];
  // How much it was is no reason why.
  return plan.wanted === 'cause' ? figureBlocks(writing).map(unticked) : figureBlocks(writing);
};

export const offlineWriter: Writer = async function* (writing): AsyncIterable<Placed> {
  let index = 0;
  for (const block of blocksOf(writing)) {
    if (writing.signal?.aborted) return;
    yield { index, block };
    index += 1;
  }
};
