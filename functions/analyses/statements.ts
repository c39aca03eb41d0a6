// Builds statements, ratios and charts of a company, from registers or from the tables of its documents.
import type { StatementPart } from '#shared/analyses/analysis.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { StatementKind } from '#shared/model/statement.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Builder, SectionContext } from './builder.ts';
import { conversionFrom } from './evidence/conversion.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { isFinancialCompany } from './evidence/financial-company.ts';
import type { Known } from './evidence/known-figure.ts';
import { lastTwelveMonths } from './evidence/last-twelve-months.ts';
import { oneOffItems } from './evidence/one-offs.ts';
import { unreadNotes } from './evidence/unread.ts';
import { nothingOfCompany } from './nothing.ts';
import { barsOf, cashBridge, marginLines } from './statement-parts/charts.ts';
import { debtTables } from './statement-parts/debt-tables.ts';
import { disagreementTable } from './statement-parts/disagreements.ts';
import { equityTable } from './statement-parts/equity.ts';
import { growthRow } from './statement-parts/growth.ts';
import { interimTable } from './statement-parts/interim.ts';
import { keyFigures, thesis } from './statement-parts/key-figures.ts';
import { EQUITY_LINES, LINES, METRICS_OF } from './statement-parts/lines.ts';
import { marginRow, measureTables, namedTable, ratioTable } from './statement-parts/measures.ts';
import { missingNote } from './statement-parts/missing-lines.ts';
import { modelOf } from './statement-parts/model.ts';
import { asOutflows } from './statement-parts/outflows.ts';
import { printedRows } from './statement-parts/printed.ts';
import { clashNote, remarks } from './statement-parts/remarks.ts';
import { rolledEquity } from './statement-parts/rolled-equity.ts';
import { segmentPart } from './statement-parts/segments.ts';
import { spendingIn } from './statement-parts/spent.ts';
import { summary } from './statement-parts/summary.ts';
import { rowOf, type Sheet, sheetOf, tableOf } from './statement-parts/table.ts';
import { shortStatementRows } from './statement-parts/table-rows.ts';
import { tieOutTable } from './statement-parts/tie-out.ts';
import { twelveMonthsTable } from './statement-parts/twelve-months.ts';
import { balanceWords, cashWords } from './statement-parts/words.ts';

/** The printed statement with all its lines, or a short one. */
const asPrinted = async (sheet: Sheet, kind: StatementKind) =>
  (await printedRows(sheet, kind)) ?? (await shortStatementRows(sheet, kind));

/** The lines as the company prints them, else the usual ones. */
const linesOf = async (sheet: Sheet, kind: StatementKind, metrics: readonly string[]) =>
  (await asPrinted(sheet, kind)) ?? metrics.map((metric) => rowOf(sheet, metric));

/** Without a gross profit, cost of sales may be all operating costs, so it is left out. */
const incomeLines = ({ figures }: Sheet): readonly string[] =>
  figures.some(({ metric }) => metric === 'grossProfit')
    ? LINES.income
    : LINES.income.filter((metric) => metric !== 'costOfSales');

const income = async (sheet: Sheet): Promise<Block[]> => {
  const lines = await linesOf(sheet, 'income', incomeLines(sheet));
  const below = [growthRow(sheet, 'revenue'), marginRow(sheet)];
  const title = sheet.context.text('say.revenueAndProfit');
  return [
    ...tableOf(sheet, sheet.context.text('say.incomeStatement'), [...lines, ...below]),
    ...barsOf(sheet, title, ['revenue', 'operatingIncome']),
  ];
};

/** Some of its lines, as from a note on net debt, make no balance sheet. */
const TOTALS: ReadonlySet<string> = new Set(['totalAssets', 'totalLiabilities', 'equity']);

const balance = async (sheet: Sheet): Promise<Block[]> =>
  sheet.filed.some(({ metric }) => TOTALS.has(metric))
    ? [
        ...tableOf(sheet, sheet.context.text('say.balanceSheet'), await linesOf(sheet, 'balance', LINES.balance)),
        ...(await balanceWords(sheet)),
      ]
    : [];

/** The cash balance belongs to the balance sheet: alone it is not a cash flow statement. */
const cashFlow = async (sheet: Sheet): Promise<Block[]> => {
  const printed = await asPrinted(sheet, 'cashFlow');
  const paid = asOutflows(sheet);
  const flows = LINES.cashFlow.map((metric) => rowOf(paid, metric));
  if (!printed && flows.every((row) => row === undefined)) return [];
  const lines = printed ?? [...flows, rowOf(sheet, 'cash')];
  return [
    ...tableOf(sheet, sheet.context.text('say.cashFlow'), lines),
    ...cashBridge(sheet),
    ...(await cashWords(sheet)),
  ];
};

const isOfFinancials = async ({ context }: Sheet): Promise<boolean> =>
  context.company !== undefined && (await isFinancialCompany(context, context.company));

const ratios = async (sheet: Sheet): Promise<Block[]> => [
  ...ratioTable(sheet, await isOfFinancials(sheet)),
  ...marginLines(sheet),
];

const measures = async (sheet: Sheet): Promise<Block[]> => {
  const { context } = sheet;
  const { company } = context;
  if (!company) return measureTables(sheet, false);
  const flows = await lastTwelveMonths(context, company);
  return [
    ...measureTables(sheet, await isFinancialCompany(context, company)),
    ...twelveMonthsTable(sheet, flows),
    ...(await debtTables(context, company)),
    ...(await disagreementTable(context, company)),
    ...(await tieOutTable(context, company)),
  ];
};

const DRAW: Readonly<Record<Exclude<StatementPart, 'segments' | 'equity'>, (sheet: Sheet) => Promise<Block[]>>> = {
  keyFigures: async (sheet) => keyFigures(sheet, await isOfFinancials(sheet)),
  summary: async (sheet) => summary(sheet),
  thesis: async (sheet) => thesis(sheet),
  income,
  balance,
  cashFlow,
  ratios,
  measures,
};

const sheetFor = async (
  context: SectionContext,
  company: CompanyIds,
  metrics: readonly string[],
  withOneOffs: boolean,
): Promise<Sheet> => {
  const figures = await figuresOf(context, company, metrics);
  const { items, total } = withOneOffs ? await oneOffItems(context, company) : { items: [], total: [] };
  const years = new Set(figures.map(({ year }) => year));
  const own = total.filter(({ year, unit }) => years.has(year) && unit === figures[0]?.unit);
  const spent = await spendingIn(context, figures, metrics);
  return sheetOf(context, [...figures, ...own, ...spent], own.length > 0 ? items : []);
};

/** The parts that need one-off items, for adjusted EBITDA. */
const WITH_ONE_OFFS: readonly StatementPart[] = ['keyFigures', 'summary', 'measures'];

type Texts = { readonly notes: string[]; readonly asides: string[] };

const blocksOf = async (
  context: SectionContext,
  { part, only }: { readonly part: StatementPart; readonly only: readonly string[] | undefined },
  seen: Known[],
  { notes, asides }: Texts,
): Promise<Block[]> => {
  const { company } = context;
  if (part === 'segments' || !company) {
    const { blocks, note } = await segmentPart(context);
    notes.push(note);
    return blocks;
  }
  if (part === 'equity') {
    const printed = await equityTable(context, company);
    return printed.length > 0 ? printed : rolledEquity(await sheetFor(context, company, EQUITY_LINES, false));
  }
  const sheet = await sheetFor(context, company, METRICS_OF[part], WITH_ONE_OFFS.includes(part));
  seen.push(...sheet.filed);
  if (only && sheet.filed.length > 0) return namedTable(sheet, only);
  if (part === 'measures' && sheet.filed.length > 0) {
    if (await isFinancialCompany(context, company))
      notes.push(translate(context.language, 'finance.measuresOfFinancials'));
    else asides.push(missingNote(sheet));
  }
  return sheet.filed.length > 0 ? DRAW[part](sheet) : interimTable(context, company, part);
};

/** The workbook of the analysis: all lines of all statements with their ratios. */
const statementsModel = async (context: SectionContext): Promise<Workbook | undefined> => {
  const metrics = [...new Set(Object.values(METRICS_OF).flat())];
  const sheet = context.company && (await sheetFor(context, context.company, metrics, true));
  return sheet && sheet.filed.length > 0 ? modelOf(sheet).workbook : undefined;
};

export const statements: Builder<'statements'> = async ({ parts, only }, context) => {
  const seen: Known[] = [];
  const blocks: Block[] = [];
  const texts: Texts = { notes: [], asides: [] };
  for (const part of parts) blocks.push(...(await blocksOf(context, { part, only }, seen, texts)));
  if (blocks.length === 0) return nothingOfCompany(context);
  const unread = await unreadNotes(context);
  // Unreadable statements concern the people who upload files, not the recipients of a memorandum.
  const isForOutsiders = analysisOf(context.type).forOutsiders === true;
  const noted = [...remarks(context, seen), ...(await clashNote(context)), ...(isForOutsiders ? [] : unread)];
  const note = [...new Set([...noted, ...texts.notes])].filter(Boolean).join(' ');
  const aside = [...(isForOutsiders ? unread : []), ...texts.asides].filter(Boolean).join(' ');
  const isModel = analysisOf(context.type).workbook === 'performance' && parts.includes('ratios');
  const workbook = isModel ? await statementsModel(context) : undefined;
  const conversion = conversionFrom(context, seen[0]?.unit ?? '');
  return {
    blocks,
    status: 'done',
    ...(note ? { note } : {}),
    ...(aside ? { aside } : {}),
    ...(workbook ? { workbook } : {}),
    ...(conversion ? { assumptions: [conversion.assumption] } : {}),
  };
};
