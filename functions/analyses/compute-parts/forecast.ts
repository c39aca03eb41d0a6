// The forecast of a memorandum: operating lines of the model that a DCF rests on, and each driver with who says it.
import { dcf } from '#shared/finance/dcf/dcf.ts';
import type { DcfInput } from '#shared/finance/dcf/input.ts';
import type { Cell, Line } from '#shared/finance/workbook/workbook.ts';
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import type { Built, SectionContext } from '../builder.ts';
import { verified } from '../evidence/computed.ts';
import { known, yearsOf } from '../evidence/known-figure.ts';
import { basisNote } from '../evidence/wanted-basis.ts';
import { nothingIn } from '../nothing.ts';
import { breakRefusal, withAcceptance } from './break-gate.ts';
import { type DcfCase, dcfCase } from './dcf-input.ts';
import { figureText, type Model, sheetTables } from './model-tables.ts';

/** As a memorandum prints a forecast: down to operating profit and EBITDA, with what is invested; no taxes, no value. */
const LINES = ['revenueGrowth', 'revenue', 'operatingMargin', 'operatingProfit', 'depreciation', 'ebitda', 'capex'];
const CAPITAL = 'workingCapitalIncrease';
/** Of the chosen scenario: a memorandum shows one. */
const DRIVERS = ['growth.base', 'margin.base', 'depreciationShare', 'capexShare', 'workingCapitalShare', 'costShare'];
const IN_DAYS = ['days.receivables', 'days.inventories', 'days.payables'];
/** Lines of the model that statements print too: their last reported year stands before the forecast. */
const REPORTED: Readonly<Record<string, string>> = {
  operatingProfit: 'operatingIncome',
  depreciation: 'depreciation',
  capex: 'capex',
};
/** Growth over fewer years has nothing to rest on. */
const MIN_YEARS = 2;

type Shown = BlockOf<'table'>['rows'][number][number];

const rowsIn = (lines: readonly Line[]): Line[] => lines.filter(({ style }) => style !== 'head');
const idsOf = ({ cells = [] }: Line): string[] => cells.flatMap((cell) => (cell?.id === undefined ? [] : [cell.id]));

/** Lines whose cells have such an id, below the first head that names their years. */
const linesOf = (all: readonly Line[], ids: readonly string[]): Line[] => {
  const wanted = all.filter((line) => ids.some((id) => idsOf(line).some((own) => own.startsWith(`${id}.`))));
  const first = all.indexOf(wanted[0] ?? ({ style: 'blank' } satisfies Line));
  const head = all.slice(0, Math.max(0, first)).findLast(({ style }) => style === 'head');
  return [...(head ? [head] : []), ...wanted];
};

/** Without the year after the forecast, which only a value needs. */
const withoutTerminal = ({ years }: DcfInput, line: Line): Line => ({
  ...line,
  ...(line.cells ? { cells: line.cells.slice(0, years.length + 1) } : {}),
});

const originsIn = (cells: readonly (Cell | undefined)[]): string[] =>
  cells.flatMap((cell) => {
    if (cell?.kind !== 'input' || cell.origin.kind !== 'assumption') return [];
    const { by, note } = cell.origin;
    return [note ? `${by}: ${note}` : by];
  });

/** Where a line ends at another cell, that cell says where the way leads. */
const ENDS: Readonly<Record<string, string>> = { 'growth.base': 'terminalGrowth', capexShare: 'capexToDepreciation' };

const sourceOf = (all: readonly Line[], line: Line): string => {
  const [id] = Object.keys(ENDS).filter((one) => idsOf(line).some((own) => own.startsWith(`${one}.`)));
  const end = id === undefined ? [] : all.flatMap(({ cells = [] }) => cells).filter((cell) => cell?.id === ENDS[id]);
  return [...new Set([...originsIn(line.cells ?? []), ...originsIn(end)])].join('; ');
};

/** Spent and written off whatever their sign; a result keeps its own. */
const reportedCell = ({ language, origins }: Model, input: DcfInput, line: Line): Shown | undefined => {
  const id = Object.keys(REPORTED).find((one) => idsOf(line).some((own) => own.startsWith(`${one}.`)));
  const { years = [], lines = [] } = input.history ?? {};
  const own = lines.find(({ metric }) => id && metric === REPORTED[id])?.values[years.indexOf(input.baseYear)];
  if (!own) return undefined;
  const value = id === 'operatingProfit' ? own.value : Math.abs(own.value);
  const refs = origins.refsOf(own.origin);
  return {
    text: figureText(language, 'amount', value, input.money.currency),
    ...(refs.length > 0 ? verified(refs) : {}),
  };
};

/** In the column of the last reported year, behind the label and the unit. */
const BASE_COLUMN = 2;
const withReported = (table: BlockOf<'table'>, cells: readonly (Shown | undefined)[]): Block => ({
  ...table,
  rows: table.rows.map((row, n) => row.map((cell, at) => (at === BASE_COLUMN && cells[n]) || cell)),
});

const withSources = (context: SectionContext, table: BlockOf<'table'>, sources: readonly string[]): Block => ({
  ...table,
  columns: [...table.columns, { label: context.text('say.source') }],
  rows: table.rows.map((row, n) => [...row, { text: sources[n] ?? '' }]),
});

const tablesOf = (context: SectionContext, model: Model, input: DcfInput): Block[] => {
  const linesIn = (id: string) => model.workbook.sheets.find((sheet) => sheet.id === id)?.lines ?? [];
  const [flows, assumptions] = [linesIn('dcf'), linesIn('assumptions')];
  const shown = linesOf(flows, [...LINES, CAPITAL]).map((line) => withoutTerminal(input, line));
  const drivers = linesOf(assumptions, [...DRIVERS, ...IN_DAYS]);
  const sources = rowsIn(drivers).map((line) => sourceOf(assumptions, line));
  const reported = rowsIn(shown).map((line) => reportedCell(model, input, line));
  const named = (block: Block, key: string, filled: (table: BlockOf<'table'>) => Block): Block =>
    block.kind === 'table' ? filled({ ...block, caption: context.text(key) }) : block;
  return [
    ...sheetTables(model, 'dcf', shown).map((block) =>
      named(block, 'sections.forecast', (table) => withReported(table, reported)),
    ),
    ...sheetTables(model, 'assumptions', drivers).map((block) =>
      named(block, 'say.forecastDrivers', (table) => withSources(context, table, sources)),
    ),
  ];
};

/** Two years of revenue and an operating result: with less every line would be a default. */
const isFounded = ({ figures, input }: DcfCase): boolean => {
  const years = yearsOf(figures.filter(({ metric }) => metric === 'revenue'));
  return years.length >= MIN_YEARS && known(figures, 'operatingIncome', String(input.baseYear)) !== undefined;
};

export const forecastPart = async (context: SectionContext): Promise<Built> => {
  const given = context.company && (await dcfCase(context, context.company));
  if (!given || !isFounded(given)) return nothingIn(context);
  const refused = breakRefusal(context, given.figures);
  if (refused) return refused;
  const { workbook, values } = dcf(given.input);
  const model = { language: context.language, workbook, values, origins: given.origins };
  const note = [context.text('say.forecastNote'), basisNote(context, given.figures)].filter(Boolean).join(' ');
  const blocks = tablesOf(context, model, given.input);
  return withAcceptance(context, given.figures, { blocks, status: 'done', note });
};
