// Statements, ratios and charts of a company, from registers or from the tables of its documents.
import { analysisOf } from '#shared/analyses/registry.ts';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';
import { withParticles } from '#shared/language/grammar/particle.ts';
import type { StatementKind } from '#shared/model/statement.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Bench, Builder } from './builder.ts';
import { amountIn } from './evidence/amounts.ts';
import { clashesIn } from './evidence/clash.ts';
import { conversionFrom, conversionNote } from './evidence/conversion.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { type Known, metricLabel } from './evidence/known-figure.ts';
import { latestFiled } from './evidence/statement-figures.ts';
import { basisNote } from './evidence/wanted-basis.ts';
import { nothingIn } from './nothing.ts';
import { barsOf, cashBridge, marginLines } from './statement-parts/charts.ts';
import { growthRow } from './statement-parts/growth.ts';
import { LINES, METRICS_OF, OPERATING_MARGIN, type Part } from './statement-parts/lines.ts';
import { modelOf } from './statement-parts/model.ts';
import { printedRows } from './statement-parts/printed.ts';
import { ratioRow, ratioTable } from './statement-parts/ratios.ts';
import { segmentBlocks } from './statement-parts/segments.ts';
import { rowOf, type Sheet, sheetOf, tableOf } from './statement-parts/table.ts';

/** As the company prints them, else the usual lines. */
const linesOf = async (sheet: Sheet, kind: StatementKind, metrics: readonly string[]) =>
  (await printedRows(sheet, kind)) ?? metrics.map((metric) => rowOf(sheet, metric));

const income = async (sheet: Sheet): Promise<Block[]> => {
  const lines = await linesOf(sheet, 'income', LINES.income);
  const below = [growthRow(sheet, 'revenue'), ratioRow(sheet, OPERATING_MARGIN)];
  const title = sheet.bench.text('say.revenueAndProfit');
  return [
    ...tableOf(sheet, sheet.bench.text('say.incomeStatement'), [...lines, ...below]),
    ...barsOf(sheet, title, ['revenue', 'operatingIncome']),
  ];
};

const balance = async (sheet: Sheet): Promise<Block[]> =>
  tableOf(sheet, sheet.bench.text('say.balanceSheet'), await linesOf(sheet, 'balance', LINES.balance));

const cashFlow = async (sheet: Sheet): Promise<Block[]> => [
  ...tableOf(sheet, sheet.bench.text('say.cashFlow'), await linesOf(sheet, 'cashFlow', [...LINES.cashFlow, 'cash'])),
  ...cashBridge(sheet),
];

const ratios = async (sheet: Sheet): Promise<Block[]> => [...ratioTable(sheet), ...marginLines(sheet)];

const DRAW: Readonly<Record<Exclude<Part, 'segments'>, (sheet: Sheet) => Promise<Block[]>>> = {
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

/** Told at most for so many: each figure is marked where it stands. */
const MOST_CLASHES = 3;
const clashNote = async (bench: Bench): Promise<string[]> => {
  const [filed] = bench.company ? await latestFiled(bench, bench.company) : [];
  const clashes = clashesIn(filed?.ties ?? []);
  if (clashes.length === 0) return [];
  const equations = clashes.slice(0, MOST_CLASHES).map(({ equation }) => equation);
  return [bench.text('say.clashes', { count: clashes.length, clashes: equations.join('; ') })];
};

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
  const note = [...new Set([...remarks(bench, seen), ...(await clashNote(bench))])].join(' ');
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
