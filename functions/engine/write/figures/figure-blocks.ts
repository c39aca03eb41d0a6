// Writes the figures of a question by company: levels, changes, a table of all years and related prose.
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isTicked } from '../account/statements.ts';
import { figureNotFound } from '../answered.ts';
import { eachCompany } from '../by-company.ts';
import { checked } from '../checked.ts';
import { fitted } from '../fit/fit.ts';
import { supporting } from '../prose/supporting.ts';
import type { Writing } from '../writer.ts';
import { alsoPrinted } from './also-printed.ts';
import { changeOf, changeSentence, growthSentence } from './change-sentence.ts';
import { unticked } from './closest-sentences.ts';
import { cellMeasure, figureSentence } from './figure-sentence.ts';
import { figureTable } from './figure-table.ts';
import { isOfCompany } from './pick-figure.ts';
import { isPrinted, ratioBlocks } from './ratio-blocks.ts';
import { requestedCells } from './requested-cells.ts';
import { figureFindings } from './rival-figures.ts';

/** Returns the question's periods for which no figure was found. */
const absentPeriods = (plan: Plan, found: readonly FoundCell[]): readonly string[] =>
  plan.periods.filter((wanted) => !found.some(({ period }) => period !== undefined && samePeriod(wanted, period)));

const once = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** If a ratio cannot be computed, only its printed figure answers: part of its formula could be mistaken for it. */
const printedOnly = (plan: Plan): Plan =>
  plan.ratios.length > 0 ? { ...plan, metrics: plan.ratios.flatMap(({ printed }) => printed ?? []) } : plan;

/** Whether a single figure is found whose row and column do not state a change. */
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
  // A change cannot be derived from one of its periods.
  const isHalf = asksGrowth(plan.question) && (absent.length > 0 || isLevelAlone(found));
  // An amount does not answer a question for a share.
  const lacksShare = (cell: FoundCell) =>
    plan.wanted === 'share' && !asksGrowth(plan.question) && cellMeasure(cell)?.unit !== 'percent';
  const answered = found.map((cell) => ({
    cell,
    cited: citations.cite(cell.passage, cell.row.start, cell.row.end),
    also: alsoPrinted(plan, cell, passages, citations),
    near: [
      ...figureFindings(plan, cell, passages),
      ...(isHalf || lacksShare(cell) ? [{ code: 'offQuestion' as const }] : []),
    ],
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
    // A change inherits the findings of its levels.
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
  // Text beside an unticked figure must not answer in its place.
  const hasTick = sentences.some(isTicked);
  const blocks: Block[] = [
    { kind: 'text', sentences },
    ...(table ? [table] : []),
    ...(hasTick ? beside : beside.map(unticked)),
  ];
  if (isOther) return [figureNotFound(plan, left), ...blocks.map(unticked)];
  return [...(absent.length > 0 ? [figureNotFound({ ...plan, periods: absent })] : []), ...blocks];
};

export const figureBlocks = (writing: Writing): Block[] => {
  const each = eachCompany(writing);
  const all = each.map((one) => ({ plan: one.plan, blocks: oneFigure(one) }));
  if (all.every(({ blocks }) => blocks.length === 0)) return [];
  return all.flatMap(({ plan, blocks }) => (blocks.length > 0 ? blocks : [figureNotFound(plan)]));
};
