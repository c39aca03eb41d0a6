// Answers yes or no from figures: the sign of a result, the direction of a change, a threshold, an amount paid.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/yes-no-questions.json' with { type: 'json' };
import type { FoundCell } from '../../tables/find-cells.ts';
import { findThreshold } from '../../understand/kinds/threshold.ts';
import { asksExistence, requestedMove, sideOf } from '../../understand/kinds/yes-no.ts';
import type { Ratio } from '../../understand/measures/ratios/ratio.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { eachCompany } from '../by-company.ts';
import { changeOf } from '../figures/change-sentence.ts';
import { narrowingWords } from '../figures/clause-of-figure.ts';
import { amountValue, cellMeasure } from '../figures/figure-sentence.ts';
import { ratioCells } from '../figures/ratio-sentence.ts';
import { requestedCells } from '../figures/requested-cells.ts';
import { figureFindings } from '../figures/rival-figures.ts';
import { isPast } from '../figures/which-period.ts';
import { say } from '../wording.ts';
import type { Writing } from '../writer.ts';

const RESULTS = new Set(['operatingIncome', 'ordinaryIncome', 'netIncome', 'grossProfit', 'profitBeforeTax', 'ebitda']);
/** Metrics whose row shows whether anything was paid. */
const PAYMENTS = new Set(['dividends', 'buybacks']);

const profitIn = compile(lexicon.resultLabels.profit);
const lossIn = compile(lexicon.resultLabels.loss);
const multiplesIn = compile(lexicon.multiples);

/** Returns -1, 0 or 1. A row named only for its loss prints it unsigned or in brackets. */
const signOf = (cell: FoundCell): number => {
  const isLossRow = lossIn(cell.row.label).length > 0 && profitIn(cell.row.label).length === 0;
  const value = amountValue(cell);
  return isLossRow && value !== 0 ? -1 : Math.sign(value);
};

const bySign = (plan: Plan, cells: readonly FoundCell[]): string | undefined => {
  const side = sideOf(plan.question);
  const results = cells.filter(({ metric }) => metric && RESULTS.has(metric.id));
  if (!side || results.length === 0 || results.length < cells.length) return undefined;
  const signs = new Set(results.map(signOf));
  if (signs.has(0)) return undefined;
  if (signs.size > 1) return say(plan.language, 'verdict.bothSides');
  const isProfit = signs.has(1);
  const isYes = isProfit === (side === 'profit');
  return say(plan.language, `verdict.${isYes ? 'yes' : 'no'}${isProfit ? 'Profit' : 'Loss'}`);
};

const moved = (plan: Plan, ways: readonly boolean[]): string | undefined => {
  const way = requestedMove(plan.question);
  if (!way || new Set(ways).size !== 1) return undefined;
  const isYes = ways[0] === (way === 'rise');
  return say(plan.language, `verdict.${isYes ? 'yes' : 'no'}${ways[0] ? 'Rose' : 'Fell'}`);
};

/** Whether the question gives or asks for a size. A name such as 3M is not a figure. */
const isMeasured = ({ question, names }: Plan): boolean => {
  const bare = withoutNames(question.normalize('NFKC'), names, ' ');
  const { figures, periods } = readFigures(bare);
  const isPeriod = (start: number, end: number) => periods.some((one) => one.start < end && start < one.end);
  return multiplesIn(bare).length > 0 || figures.some(({ start, end }) => !isPeriod(start, end));
};

const byMove = (plan: Plan, cells: readonly FoundCell[]): string | undefined => {
  // A shrinking loss is a rising figure.
  if (cells.some((cell) => signOf(cell) < 0) || sideOf(plan.question) === 'loss') return undefined;
  const changes = [...Map.groupBy(cells, ({ metric }) => metric).values()].map((own) => changeOf(plan, own));
  return changes.every((one) => one !== undefined)
    ? moved(
        plan,
        changes.map(({ isRise }) => isRise),
      )
    : undefined;
};

const byLimit = (plan: Plan, cells: readonly FoundCell[]): string | undefined => {
  const threshold = findThreshold(plan.question);
  const [cell, ...others] = cells;
  if (!threshold || !cell || others.length > 0) return undefined;
  const { unit } = threshold.limit;
  if (unit !== undefined && unit !== cellMeasure(cell)?.unit) return undefined;
  return say(plan.language, isPast(threshold, cell) ? 'verdict.yes' : 'verdict.no');
};

const byPayment = (plan: Plan, cells: readonly FoundCell[]): string | undefined => {
  const isOfPayment = cells.every(({ metric }) => metric && (PAYMENTS.has(metric.id) || asksExistence(plan.question)));
  // Impairment (減損) of goodwill is narrower than goodwill.
  if (cells.length === 0 || !isOfPayment || isMeasured(plan) || narrowingWords(plan).length > 0) return undefined;
  const isPaid = cells.map((cell) => amountValue(cell) !== 0);
  return new Set(isPaid).size === 1 ? say(plan.language, isPaid[0] ? 'verdict.yes' : 'verdict.no') : undefined;
};

/** Compares a computed ratio with the question's limit, in the same unit. */
const byRatioLimit = ({ plan, passages }: Writing, ratio: Ratio): string | undefined => {
  const threshold = findThreshold(plan.question);
  const value = ratioCells(plan, ratio, plan.periods[0], passages)?.value;
  if (!threshold || value === undefined || plan.periods.length > 1 || threshold.limit.unit !== ratio.unit)
    return undefined;
  const { side, limit, isInclusive } = threshold;
  const isPast = side === 'above' ? value > limit.value : value < limit.value;
  return say(plan.language, isPast || (isInclusive && value === limit.value) ? 'verdict.yes' : 'verdict.no');
};

const byRatio = (writing: Writing): string | undefined => {
  const { plan, passages } = writing;
  const [ratio, ...others] = plan.ratios;
  if (!ratio || others.length > 0) return undefined;
  if (plan.periods.length !== 2) return byRatioLimit(writing, ratio);
  const [from, to] = [...plan.periods].sort().map((period) => ratioCells(plan, ratio, period, passages)?.value);
  if (isMeasured(plan)) return undefined;
  return from === undefined || to === undefined || from === to ? undefined : moved(plan, [to > from]);
};

/** `undefined` if no rule decides. Figures that only come close do not decide. */
export const figureVerdict = (writing: Writing): string | undefined => {
  const { plan, passages } = writing;
  // Several companies have no common answer.
  if (eachCompany(writing).length > 1) return undefined;
  if (plan.ratios.length > 0) return byRatio(writing);
  if (plan.metrics.length === 0) return undefined;
  const cells = requestedCells(plan, passages);
  // A result of another name may only confirm one of the requested name.
  if (sideOf(plan.question) && !requestedMove(plan.question)) return bySign(plan, cells);
  if (cells.some((cell) => figureFindings(plan, cell, passages).length > 0)) return undefined;
  if (requestedMove(plan.question)) return isMeasured(plan) ? undefined : byMove(plan, cells);
  return findThreshold(plan.question) ? byLimit(plan, cells) : byPayment(plan, cells);
};
