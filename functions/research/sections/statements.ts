// Statements, ratios and charts of a company, from registers or from the tables of its documents.
import { analysisOf } from '#shared/analyses/registry.ts';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';
import { withParticles } from '#shared/finance-language/particle.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Bench, Builder } from './builder.ts';
import { nothingIn } from './nothing.ts';
import { amountIn } from './read/amounts.ts';
import { conversionFrom, conversionNote } from './read/conversion.ts';
import { figuresOf } from './read/figures-of.ts';
import { type Known, metricLabel } from './read/known-figure.ts';
import { basisNote } from './read/wanted-basis.ts';
import { barsOf, cashBridge, marginLines } from './statement-parts/charts.ts';
import { growthRow } from './statement-parts/growth.ts';
import { LINES, METRICS_OF, OPERATING_MARGIN, type Part } from './statement-parts/lines.ts';
import { modelOf } from './statement-parts/model.ts';
import { ratioRow, ratioTable } from './statement-parts/ratios.ts';
import { segmentBlocks } from './statement-parts/segments.ts';
import { rowOf, type Sheet, sheetOf, tableOf } from './statement-parts/table.ts';

const income = (sheet: Sheet): Block[] => {
  const lines = LINES.income.map((metric) => rowOf(sheet, metric));
  const below = [growthRow(sheet, 'revenue'), ratioRow(sheet, OPERATING_MARGIN)];
  const title = sheet.bench.text('say.revenueAndProfit');
  return [
    ...tableOf(sheet, sheet.bench.text('say.incomeStatement'), [...lines, ...below]),
    ...barsOf(sheet, title, ['revenue', 'operatingIncome']),
  ];
};

const balance = (sheet: Sheet): Block[] =>
  tableOf(
    sheet,
    sheet.bench.text('say.balanceSheet'),
    LINES.balance.map((metric) => rowOf(sheet, metric)),
  );

const cashFlow = (sheet: Sheet): Block[] => [
  ...tableOf(sheet, sheet.bench.text('say.cashFlow'), [
    ...LINES.cashFlow.map((metric) => rowOf(sheet, metric)),
    rowOf(sheet, 'cash'),
  ]),
  ...cashBridge(sheet),
];

const ratios = (sheet: Sheet): Block[] => [...ratioTable(sheet), ...marginLines(sheet)];

const DRAW: Readonly<Record<Exclude<Part, 'segments'>, (sheet: Sheet) => Block[]>> = {
  income,
  balance,
  cashFlow,
  ratios,
};

const blocksOf = async (bench: Bench, part: Part, seen: Known[]): Promise<Block[]> => {
  const { company } = bench;
  if (part === 'segments' || !company) return segmentBlocks(bench);
  const figures = await figuresOf(bench, company, METRICS_OF[part]);
  seen.push(...figures);
  return figures.length > 0 ? DRAW[part](sheetOf(bench, figures)) : [];
};

/** Told at most for so many figures: the rest stands in the filings. */
const MOST_RESTATED = 3;

const remarks = (bench: Bench, figures: readonly Known[]): string[] => {
  const { language } = bench;
  const basis = basisNote(bench, figures);
  const negative = figures.some(({ metric, value }) => metric === 'equity' && value < 0);
  const { scale, figures: shown } = sheetOf(bench, figures);
  const restated = shown.filter(({ before = [] }) => before.length > 0).slice(0, MOST_RESTATED);
  const made = shown.find(({ parts }) => parts !== undefined);
  const conversion = conversionNote(bench, figures[0]?.unit ?? '');
  return [
    ...(conversion ? [conversion] : []),
    ...(basis ? [basis] : []),
    ...restated.map(({ metric, year, value, before = [] }) =>
      bench.text('say.restated', {
        metric: metricLabel(language, metric),
        year,
        value: amountIn(language, scale, value),
        before: before.map((one) => amountIn(language, scale, one)).join(', '),
      }),
    ),
    ...(made
      ? [bench.text('say.madeOf', { metric: metricLabel(language, made.metric), rows: (made.parts ?? []).join(', ') })]
      : []),
    ...(negative ? [bench.text('say.negativeEquity')] : []),
  ].map(withParticles);
};

/** All lines of all statements with their ratios: the file of the analysis. */
const statementsModel = async (bench: Bench): Promise<Workbook | undefined> => {
  const metrics = [...new Set(Object.values(METRICS_OF).flat())];
  const figures = bench.company ? await figuresOf(bench, bench.company, metrics) : [];
  return figures.length > 0 ? modelOf(sheetOf(bench, figures)).workbook : undefined;
};

export const statements: Builder<'statements'> = async ({ parts }, bench) => {
  const seen: Known[] = [];
  const blocks: Block[] = [];
  for (const part of parts) blocks.push(...(await blocksOf(bench, part, seen)));
  if (blocks.length === 0) return nothingIn(bench);
  const note = [...new Set(remarks(bench, seen))].join(' ');
  const isModel = analysisOf(bench.type).workbook === 'performance' && parts.includes('ratios');
  const workbook = isModel ? await statementsModel(bench) : undefined;
  const conversion = conversionFrom(bench, seen[0]?.unit ?? '');
  return {
    blocks,
    status: 'done',
    ...(note ? { note } : {}),
    ...(workbook ? { workbook } : {}),
    ...(conversion ? { assumptions: [conversion.assumption] } : {}),
  };
};
