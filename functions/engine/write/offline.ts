// The writer without a model: it selects from the evidence and labels the answer so; it invents nothing.
import { samePeriod } from '#shared/language/grammar/periods.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Cited } from '../evidence.ts';
import type { FoundCell } from '../tables/find-cells.ts';
import { asksForAmount, asksForRule } from '../understand/kinds/aspects.ts';
import { asksGrowth } from '../understand/periods/find-periods.ts';
import type { Plan } from '../understand/plan-type.ts';
import { eachCompany } from './by-company.ts';
import { checked } from './checked.ts';
import { explainedAnswer } from './explained/explained-answer.ts';
import { alsoPrinted } from './figures/also-printed.ts';
import { changeOf, changeSentence, growthSentence } from './figures/change-sentence.ts';
import { figureSentence } from './figures/figure-sentence.ts';
import { figureTable } from './figures/figure-table.ts';
import { nearFigure, unticked } from './figures/near-figure.ts';
import { isOfCompany, namesNobody } from './figures/pick-figure.ts';
import { isPrinted, ratioBlocks } from './figures/ratio-blocks.ts';
import { requestedCells } from './figures/requested-cells.ts';
import { figureFindings } from './figures/rival-figures.ts';
import { statedFigure } from './figures/stated-figure.ts';
import { statedLevels } from './figures/stated-levels.ts';
import { statedRate } from './figures/stated-rate.ts';
import { whichPeriodBlocks } from './figures/which-period.ts';
import { withoutHeadlines } from './figures/without-headlines.ts';
import { fitted } from './fit/fit.ts';
import { markOtherThings } from './fit/mark-other-things.ts';
import { particularAnswers } from './particular-answers.ts';
import { causeBlocks } from './prose/cause-blocks.ts';
import { withHeaded } from './prose/headed-section.ts';
import { positionHolders } from './prose/position-holders.ts';
import { selectedBlocks, textBlocks } from './prose/prose-blocks.ts';
import { statedHeadcount } from './prose/stated-headcount.ts';
import { supporting } from './prose/supporting.ts';
import { withTerm } from './prose/term-of-document.ts';
import { recited } from './recite.ts';
import { requestedDocuments } from './requested-documents.ts';
import { datedRows } from './rows/dated-rows.ts';
import { extremeBlocks } from './rows/extreme-row.ts';
import { memberGrowth } from './rows/member-growth.ts';
import { listedSum } from './rows/register-sum.ts';
import { requestedRows } from './rows/requested-rows.ts';
import { figureNotFound, isAnswered, missing } from './unanswered.ts';
import { withVerdict } from './verdict/verdict.ts';
import type { Placed, Writer, Writing } from './writer.ts';

/** The periods of the question for which no figure was found. */
const absentPeriods = (plan: Plan, found: readonly FoundCell[]): readonly string[] =>
  plan.periods.filter((wanted) => !found.some(({ period }) => period !== undefined && samePeriod(wanted, period)));

const once = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** Where a ratio cannot be computed only its printed figure answers: a part of its formula would pass for it. */
const printedOnly = (plan: Plan): Plan =>
  plan.ratios.length > 0 ? { ...plan, metrics: plan.ratios.flatMap(({ printed }) => printed ?? []) } : plan;

/** Neither its row nor its column is of a change. */
const isLevelAlone = ([cell, ...others]: readonly FoundCell[]): boolean =>
  cell !== undefined && others.length === 0 && !asksGrowth(`${cell.row.label} ${cell.value.column?.label ?? ''}`);

const oneFigure = (writing: Writing): Block[] => {
  const { passages, citations } = writing;
  const computed = isPrinted(writing.plan, passages) ? [] : ratioBlocks(writing);
  if (computed.length > 0) return computed;
  const plan = printedOnly(writing.plan);
  if (plan.metrics.length === 0 && writing.plan.ratios.length > 0) return [];
  const found = requestedCells(plan, passages);
  if (found.length === 0) return [];
  const absent = absentPeriods(plan, found);
  // A change between two periods does not follow from one of them.
  const isHalf = asksGrowth(plan.question) && (absent.length > 0 || isLevelAlone(found));
  const answered = found.map((cell) => ({
    cell,
    cited: citations.cite(cell.passage, cell.row.start, cell.row.end),
    also: alsoPrinted(plan, cell, passages, citations),
    near: [...figureFindings(plan, cell, passages), ...(isHalf ? [{ code: 'offQuestion' as const }] : [])],
  }));
  const changes = [...Map.groupBy(found, ({ metric }) => metric).values()].flatMap((own) => changeOf(plan, own) ?? []);
  const sentences = answered.map(({ cell, cited, also, near }) => {
    const sentence = fitted(checked(figureSentence(plan, cell), [cited], plan), near);
    return { ...sentence, refs: [...sentence.refs, ...also.map(({ n }) => n)] };
  });
  const left = answered.flatMap(({ near }) => near);
  const whole = once(answered.map(({ cited }) => cited));
  for (const change of changes) {
    const own = answered.flatMap(({ cell, cited }, n) =>
      cell === change.from || cell === change.to ? [{ cited, level: sentences[n] }] : [],
    );
    // What is uncertain of a level is so of the change.
    const findings = own.flatMap(({ level }) => (level?.check === 'verified' ? [] : (level?.findings ?? [])));
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
  const causes = causeBlocks(writing);
  if (causes.length > 0) return causes;
  const text = textBlocks(writing);
  const isAnsweredInText = isAnswered(text.filter(({ kind }) => kind !== 'table'));
  if (isAnsweredInText) return text.map(untickedTable);
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
  const people = statedHeadcount(writing);
  if (people.length > 0) return people;
  const rate = statedRate(writing);
  if (rate.length > 0) return rate;
  if (stated.length > 0) return stated;
  const levels = statedLevels(writing);
  if (levels.length > 0) return levels;
  const listed = listedSum(writing);
  return listed.length > 0 ? listed : figures;
};

const blocksOf = (given: Writing): Block[] => {
  const writing = withoutHeadlines(given);
  const { plan } = writing;
  // The holder of a position is in the line that names him, not in other lines about the position.
  if (plan.position) return positionHolders(writing);
  const particular = particularAnswers(writing);
  if (particular.length > 0) return particular;
  const dated = datedRows(writing);
  if (dated.length > 0) return [...selectedBlocks(writing), ...dated];
  const rows = requestedRows(writing);
  if (rows.length > 0) return rows;
  const ranked = [...whichPeriodBlocks(writing), ...extremeBlocks(writing)];
  const compared = ranked.length > 0 ? ranked : memberGrowth(writing);
  if (compared.length > 0) return compared;
  const figures = withHeaded(writing, givenFigures(writing));
  if (figures.length > 0) return figures;
  if (plan.metrics.length > 0 && plan.kind === 'figure') return nearFigure(writing, figureNotFound(plan));
  if (plan.wanted === 'cause' && plan.metrics.length > 0) return whyBlocks(writing);
  const causes = causeBlocks(writing);
  if (causes.length > 0) return causes;
  const documents = requestedDocuments(writing);
  // A row of a table is no document, and no policy.
  const isOfWords = documents.length > 0 || asksForRule(plan.question);
  const text = [...documents, ...(isOfWords ? textBlocks(writing).map(untickedTable) : textBlocks(writing))];
  if (plan.metrics.length === 0) return withTerm(writing, text);
  if (text.length > 0) return text;
  // A question for several things at once: of what it asks, the figures can still be given, of whom it names.
  if (namesNobody(plan)) return [figureNotFound(plan)];
  // How much it was is no reason why.
  return plan.wanted === 'cause' ? figureBlocks(writing).map(unticked) : figureBlocks(writing);
};

const draftOf = (draft: Writing, cited: () => readonly Cited[]): readonly Block[] =>
  withVerdict(draft, markOtherThings(draft, explainedAnswer(draft, blocksOf, cited), cited()));

const ofItsSubject = (draft: Writing, cited: () => readonly Cited[]): readonly Block[] => {
  const own = draft.ofSubject ? draftOf({ ...draft, ...draft.ofSubject }, cited) : [];
  return isAnswered(own) ? own : draftOf(draft, cited);
};

export const offlineWriter: Writer = async function* (writing): AsyncIterable<Placed> {
  let index = 0;
  for (const block of recited(writing, ofItsSubject)) {
    if (writing.signal?.aborted) return;
    yield { index, block };
    index += 1;
  }
};
