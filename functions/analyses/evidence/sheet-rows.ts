// Reads the rows of the person's workbook by mapped columns; each can be cited, with numbers at full precision.
import { type ColumnScale, columnScales, unitRowOf } from '#shared/analyses/column-scales.ts';
import type { WorkbookInput } from '#shared/analyses/inputs.ts';
import { headsOf } from '#shared/analyses/map-columns.ts';
import type { Reference } from '#shared/report/blocks.ts';
import type { SectionContext, Sheet } from '../builder.ts';
import { scaled } from './amounts.ts';
import { type Conversion, conversionIn } from './rate-column.ts';
import { currencyIn, refuseMixedColumn, type Stated } from './sheet-currencies.ts';
import { datingOf, dayBy } from './sheet-days.ts';
import { isBlank, numberBy, type Signs, signsOf } from './sheet-numbers.ts';

export type SheetRow = {
  /** The cell of a column; empty if the workbook lacks the column. */
  cell(column: string): string;
  /** The number multiplied by the scale of the column. */
  number(column: string): number | undefined;
  /** An ISO day, month, quarter or year; `undefined` if it is ambiguous. */
  day(column: string): string | undefined;
  /** The number of the reference to this row. */
  cite(): number;
  /** All cells as one text. */
  readonly text: string;
  /** All cells, in the order of the headers. */
  readonly cells: readonly string[];
  readonly reference: Reference;
};

/** `isChosen`: chosen by the person instead of the file. */
export type Scale = Stated & Pick<ColumnScale, 'power' | 'wording'> & { readonly isChosen: boolean };
export type SheetTable = {
  readonly rows: readonly SheetRow[];
  readonly scales: Readonly<Record<string, Scale>>;
  /** The names of the sheets with the rows. */
  readonly sheets: readonly string[];
  /** The names of the other sheets, which have other columns or were not chosen. */
  readonly unread: readonly string[];
  /** The columns of the file that no column of the calculation is mapped to, and that of orders. */
  readonly others: readonly OtherColumn[];
  /** How amounts in several currencies were brought to one. */
  readonly conversion: Conversion | undefined;
};
export type OtherColumn = { readonly head: string; readonly at: number };

type Found = { readonly sheet: Sheet; readonly header: number; readonly heads: readonly string[] };

/** The header is the first row with all columns; the rows above it are the title. */
const under = (sheet: Sheet, needed: readonly string[]): Found | undefined => {
  const heads = sheet.rows.map(({ cells }) => headsOf(cells));
  const header = heads.findIndex((row) => needed.every((name) => row.includes(name)));
  const found = heads[header];
  return found && { sheet, header, heads: found };
};

const readScales = ({ sheet, header }: Found, columns: WorkbookInput['columns']) =>
  columnScales(
    sheet.rows.slice(0, header + 2).map(({ cells }) => cells),
    header,
    columns,
  );

/** The chosen sheet, else all sheets with the same header and units. */
const foundIn = (sheets: readonly Sheet[], { columns, sheet }: WorkbookInput): readonly Found[] => {
  const needed = Object.values(columns).filter(Boolean);
  const inOrder = [...sheets].sort((a, b) => Number(b.name === sheet) - Number(a.name === sheet));
  const [first, ...others] = inOrder.flatMap((one) => under(one, needed) ?? []);
  if (!first) return [];
  const layoutOf = (found: Found) =>
    JSON.stringify([
      found.heads,
      Object.values(readScales(found, columns)).map(({ power, currency }) => [power, currency]),
    ]);
  const layout = layoutOf(first);
  return [first, ...(sheet === undefined ? others.filter((other) => layoutOf(other) === layout) : [])];
};

/** Leaves out a row of units, and headers that a printed sheet repeats on every page. */
const rowsBelow = ({ sheet, header, heads }: Found): Sheet['rows'] => {
  const grid = sheet.rows.map(({ cells }) => cells);
  const first = (unitRowOf(grid, header) ?? header) + 1;
  const again = heads.join('\t');
  return sheet.rows.slice(first).filter(({ cells }) => headsOf(cells).join('\t') !== again);
};

type Read = {
  readonly signs: Signs;
  readonly days: (text: string) => string | undefined;
  readonly position: ReadonlyMap<string, number>;
  readonly scales: SheetTable['scales'];
  readonly conversion: Conversion | undefined;
};

/** The columns of amounts, which a rate converts. */
const MONEY = ['revenue', 'recurring', 'gross', 'value', 'price'];

const rowOf = (
  context: SectionContext,
  { signs, days, position, scales, conversion }: Read,
  { cells, reference }: Sheet['rows'][number],
): SheetRow => {
  const cell = (column: string): string => cells[position.get(column) ?? -1]?.trim() ?? '';
  return {
    cell,
    number: (column) => {
      const found = numberBy(cell(column), signs);
      const value = found && scaled({ power: found.isSized ? 0 : -(scales[column]?.power ?? 0) }, found.value);
      return value !== undefined && conversion && MONEY.includes(column) ? value * conversion.rateOf(cells) : value;
    },
    day: (column) => days(cell(column)),
    cite: () => context.notes.adopt(reference),
    text: cells.join('\t'),
    cells,
    reference,
  };
};

const scalesOf = (
  found: Found,
  { columns, scales = {} }: WorkbookInput,
  body: Sheet['rows'],
  conversion: Conversion | undefined,
): SheetTable['scales'] => {
  const read = Object.entries(readScales(found, columns));
  return Object.fromEntries(
    read.map(([name, { currency, isLoose, power, wording }]) => {
      const at = found.heads.indexOf(columns[name] ?? '');
      const cells = body.map(({ cells: own }) => own[at] ?? '');
      const stated: Stated = { currency, isLoose };
      // Share prices may have a currency per row, in a column of its own.
      const marked = columns.currency || conversion ? stated : currencyIn(cells, stated, columns[name] ?? name);
      const own = conversion && MONEY.includes(name) ? { currency: conversion.currency } : marked;
      const chosen = scales[name];
      const isChosen = chosen !== undefined && chosen !== power;
      return [name, { ...own, wording, power: chosen ?? power, isChosen }];
    }),
  );
};

/** A ledger repeats few dates many times. */
const readOnce = (read: (text: string) => string | undefined): ((text: string) => string | undefined) => {
  const known = new Map<string, string | undefined>();
  return (text) => {
    if (!known.has(text)) known.set(text, read(text));
    return known.get(text);
  };
};

/**
 * `undefined` if no sheet has all the columns. Throws CalculationRefused if amounts of a column are in several
 * currencies.
 */
export const sheetTable = async (
  context: SectionContext,
  wanted: WorkbookInput | undefined,
): Promise<SheetTable | undefined> => {
  const sheets = wanted && (await context.workbook());
  const all = sheets ? foundIn(sheets, wanted) : [];
  const [found] = all;
  if (!wanted || !sheets || !found) return undefined;
  const body = all.flatMap(rowsBelow);
  const { order: _, ...read } = wanted.columns;
  // The numbers of orders also show which rows the file repeats.
  const mapped = new Set(Object.values(read));
  const others = found.heads.flatMap((head, at) => (mapped.has(head) ? [] : [{ head, at }]));
  const moneyAt = MONEY.map((name) => found.heads.indexOf(wanted.columns[name] ?? '')).filter((at) => at >= 0);
  const conversion = conversionIn(
    body.map(({ cells }) => cells).filter((cells) => moneyAt.some((at) => !isBlank(cells[at] ?? ''))),
    others,
  );
  if (!conversion) for (const { at } of others) refuseMixedColumn(body.map(({ cells }) => cells[at] ?? ''));
  const scales = scalesOf(found, wanted, body, conversion);
  const position = new Map(Object.entries(wanted.columns).map(([name, head]) => [name, found.heads.indexOf(head)]));
  const isTyped = body.every(({ reference }) => reference.locator.sheet === undefined);
  const signs = signsOf(
    body.flatMap(({ cells }) => cells),
    isTyped,
  );
  const dating = datingOf(body.map(({ cells }) => cells[position.get('date') ?? position.get('period') ?? -1] ?? ''));
  const reader = { signs, days: readOnce((text) => dayBy(text, dating)), position, scales, conversion };
  const rows = body.map((row) => rowOf(context, reader, row));
  const names = new Set(all.map(({ sheet }) => sheet.name));
  const unread = sheets.filter(({ name, rows: own }) => !names.has(name) && own.length > 1).map(({ name }) => name);
  return { scales, sheets: [...names], unread, others, conversion, rows };
};
