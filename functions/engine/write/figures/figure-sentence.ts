// States a table figure in one sentence, exactly as printed.

import { isDay, samePeriod } from '#shared/language/grammar/same-period.ts';
import { timesPower } from '#shared/language/grammar/times-power.ts';
import type { Measure } from '#shared/language/grammar/units.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Passage } from '../../evidence.ts';
import { hasBracketedCosts, isAlwaysCost } from '../../tables/bracketed-costs.ts';
import { PART_OF_YEAR } from '../../tables/column-fit.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { metricScore } from '../../tables/label-match.ts';
import { type CellMeasure, measureAt } from '../../tables/measure.ts';
import { partAround } from '../../tables/parts.ts';
import { planWord } from '../../tables/plan-word.ts';
import { findMetrics } from '../../understand/measures/find-metrics.ts';
import type { Metric } from '../../understand/measures/metrics/metric.ts';
import { companyNames, isNamedIn } from '../../understand/names/company-names.ts';
import { withoutLegalForm } from '../../understand/names/find-entities.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isNamed } from '../fit/fit.ts';
import { say, sayAmount, sayConverted, sayPeriod } from '../wording.ts';

/** Scale and unit of a cell: its own, its row's, its column's, or those above the table. */
export const cellMeasure = ({ row, value, passage }: FoundCell): CellMeasure | undefined =>
  measureAt({ row, value, chunk: passage.chunk });

/** The printed number without currency signs and unpaired brackets; brackets mean minus. */
const printedNumber = (text: string): string => {
  const bare = text.replace(/(?:US\$|[$€£¥￥₩￦%％\s]|원|명|주|배|円|人|名|株|倍|개사?|%p)+/gu, '');
  const open = bare.includes('(');
  const number = bare.replace(/[()]/g, '');
  return open ? `-${number.replace(/^[-−–]/, '')}` : number;
};

const sizeOf = (text: string, measure: Measure | undefined): number => {
  const printed = printedNumber(text);
  const size = Number(/\d[\d,]*(?:\.\d+)?/.exec(printed)?.[0].replaceAll(',', '') ?? 0);
  return timesPower(/^[(△▲−-]/.test(printed) ? -size : size, measure?.power ?? 0);
};

/** Statements print expenses in brackets; "interest expense of 112" needs no minus. */
const SPENT = new Set([
  'interestExpense',
  'costOfSales',
  'sga',
  'researchAndDevelopment',
  'capex',
  'dividends',
  'depreciation',
  'buybacks',
]);
/** Costs that may turn into income: their brackets are ignored only if the statement brackets all costs. */
const COSTS = new Set(['incomeTax', 'financeCosts', 'restructuring']);
const isCost = (metric: Metric | undefined, { chunk }: Passage, label: string): boolean =>
  metric?.isSpent === true ||
  SPENT.has(metric?.id ?? '') ||
  (COSTS.has(metric?.id ?? '') ? hasBracketedCosts(chunk) : isAlwaysCost(label));
const shown = ({ metric, value, passage, row }: FoundCell): string =>
  isCost(metric, passage, row.label) ? value.text.replace(/[()△▲−-]/g, '') : value.text;

const plainAmount = (language: Language, cell: FoundCell): string =>
  sayAmount(language, printedNumber(shown(cell)), cellMeasure(cell));

/** The amount with scale and unit: 17,606백만달러, $17,606 million; a sum also lists its parts. */
export const amountText = (language: Language, cell: FoundCell): string => {
  const whole = plainAmount(language, cell);
  const parts = (cell.parts ?? []).filter(({ value }) => /\d/.test(value.text));
  if (parts.length === 0) return whole;
  return say(language, 'figure.sum', {
    figure: whole,
    parts: parts.map((part) => plainAmount(language, part)).join(' + '),
  });
};

export const amountValue = (cell: FoundCell): number => sizeOf(shown(cell), cellMeasure(cell));

const amount = (language: Language, cell: FoundCell): string => {
  const measure = cellMeasure(cell);
  const text = shown(cell);
  const printed = amountText(language, cell);
  const converted = sayConverted(language, sizeOf(text, measure), measure);
  if (!converted || cell.parts) return printed;
  const inWords = converted.isExact ? converted.text : say(language, 'figure.about', { figure: converted.text });
  return say(language, 'figure.converted', { figure: printed, converted: inWords });
};

export const metricName = (language: Language, cell: Pick<FoundCell, 'metric' | 'row'>): string =>
  cell.metric?.labels[language][0] ?? cell.row.label.replace(/[:：]\s*$/, '');

/** The company as the question names it if the document is its own, else the company that the document names. */
export const companyOf = (plan: Plan, { passage }: FoundCell): string => {
  const own = withoutLegalForm(passage.chunk.context.company ?? '');
  const names = companyNames(passage.chunk.context.company);
  const isOf = (entity: string) => names.some((name) => isNamedIn(entity, name) || isNamedIn(name, entity));
  const namedEntity = plan.entities.find(isOf) ?? (plan.entities.length === 1 ? plan.entities[0] : undefined);
  return namedEntity && (own === '' || passage.signals.entity === 1) ? namedEntity : own;
};

/** A row other than the requested one is named by its label, with the metric if the label does not imply it. */
export const kindName = (plan: Plan, cell: FoundCell): string => {
  const name = metricName(plan.language, cell);
  const { metric, row } = cell;
  if (!metric || isNamed(plan, cell) || row.label.trim() === '') return name;
  // A label that names a metric of its own is not the requested measure.
  const isOther = findMetrics(row.label).length > 0;
  return isOther || metricScore(metric, row.label) > 0
    ? row.label
    : say(plan.language, 'figure.ofRow', { row: row.label, metric: name });
};

const partName = (plan: Plan, cell: FoundCell): string => {
  const part = cell.metric && plan.metrics.length === 1 ? partAround(plan, cell) : undefined;
  return part ? ` (${part})` : '';
};

const named = (language: Language, plan: Plan, cell: FoundCell): string => {
  const namedBasis = plan.basis ?? (cell.passage.chunk.context.basis === 'separate' ? 'separate' : undefined);
  const basis =
    namedBasis && namedBasis === cell.passage.chunk.context.basis ? say(language, `basis.${namedBasis}`) : '';
  const kind = `${kindName(plan, cell)}${partName(plan, cell)}`;
  return language === 'ja' ? `${basis}${kind}` : [basis, kind].filter(Boolean).join(' ');
};

/** A fiscal year that ends this early may be named after the year it begins or ends in. */
const EARLY = /^\d{4}-0[1-5]-\d\d$/;
/** 2025年3月期 is a year, 2025年3月 a month; follows the question or the column. */
const FISCAL = /月期/;
const isOfFiscal = ({ value }: FoundCell): boolean => FISCAL.test(value.column?.label ?? '');
export const isFiscal = ({ question }: Plan, cells: readonly FoundCell[]): boolean =>
  FISCAL.test(question) || cells.some(isOfFiscal);

/** A year as the columns print it: 2026年3月期 is not the calendar year 2026. */
export const sayYear = (plan: Plan, year: string, cells: readonly FoundCell[]): string => {
  const printed = cells.filter(isOfFiscal).flatMap(({ value }) => value.column?.periods ?? []);
  const whole = printed.find((one) => /^\d{4}-\d\d$/.test(one) && one.startsWith(year)) ?? year;
  return sayPeriod(plan.language, whole, isFiscal(plan, cells));
};

/** Writes a requested year as a year, unless only its last day identifies it. */
const printedPeriod = (plan: Plan, period: string, { metric, value }: FoundCell): string => {
  const isStock = metric?.statement === 'balance';
  // Nine months are not the year they end in; the day shows this.
  if (!isStock && isDay(period) && PART_OF_YEAR.test(value.column?.label ?? '')) return period;
  const wanted = isStock ? undefined : plan.periods.find((one) => samePeriod(one, period));
  if (wanted === undefined || (/^\d{4}$/.test(wanted) && EARLY.test(period))) return period;
  // A year printed without its last month is not reported as ending in the requested month.
  return wanted.length > period.length ? period : wanted;
};

const formOf = (period: string, isStock: boolean) => {
  if (isStock) return isDay(period) ? 'On' : 'At';
  return isDay(period) ? 'Ended' : '';
};

/** Headcounts have their own verb, and count people whatever the cell prints. */
const headcountSentence = (plan: Plan, cell: FoundCell, period: string): string | undefined => {
  const { language } = plan;
  const { metric } = cell;
  const unit = cellMeasure(cell)?.unit ?? 'people';
  const isWhole = metric?.id === 'employees' && named(language, plan, cell) === metricName(language, cell);
  if (!isWhole || unit !== 'people' || cell.parts) return undefined;
  const entity = companyOf(plan, cell);
  const measure = { power: 0, exceptPerShare: false, ...cellMeasure(cell), unit: undefined };
  const count = sayAmount(language, printedNumber(shown(cell)), measure);
  const whose = entity ? 'employed' : 'employedBare';
  return say(language, `figure.${whose}${isDay(period) ? 'On' : ''}`, {
    entity,
    count,
    period: sayYear(plan, period, [cell]),
  });
};

export const figureSentence = (plan: Plan, cell: FoundCell): string => {
  const { language } = plan;
  const params = { entity: companyOf(plan, cell), metric: named(language, plan, cell), figure: amount(language, cell) };
  if (!cell.period) return say(language, 'figure.undated', params);
  const isStock = cell.metric?.statement === 'balance';
  const period = printedPeriod(plan, cell.period, cell);
  const whose = params.entity ? 'sentence' : 'bare';
  const whole = { ...params, period: sayYear(plan, period, [cell]) };
  const headcount = headcountSentence(plan, cell, period);
  if (headcount) return headcount;
  const word = planWord(cell.value.column?.label ?? '');
  if (word !== undefined) return say(language, `figure.${whose}Planned`, { ...whole, word });
  return say(language, `figure.${whose}${formOf(period, isStock)}`, whole);
};
