// Reads the person's workbook for a calculator, and reports its units, its currency and omitted rows.

import { asWorkbook } from '#shared/analyses/inputs.ts';
import { refuse } from '#shared/finance/refused.ts';
import type { TextIn } from '#shared/i18n/text-keys.ts';
import type { Built, SectionContext } from '../builder.ts';
import { mayBe } from '../evidence/sheet-currencies.ts';
import { isBlank } from '../evidence/sheet-numbers.ts';
import { type Scale, type SheetRow, type SheetTable, sheetTable } from '../evidence/sheet-rows.ts';
import { refusal } from '../refusal.ts';
import { type LedgerRows, ledgerRows, type Written } from './ledger-rows.ts';
import { repeatedRows } from './repeated-rows.ts';

/** `context`: with the currency of the workbook if none was chosen. */
export type ReadRows = {
  readonly context: SectionContext;
  readonly rows: readonly SheetRow[];
  readonly others: SheetTable['others'];
  readonly notes: ReadingNotes;
};
export type ReadingNotes = Pick<Built, 'note' | 'assumptions'>;

const MAX_PLACES = 5;
const placesOf = (rows: readonly SheetRow[]): string => {
  const places = rows.map(({ reference: { locator } }) => locator.range ?? '').filter(Boolean);
  return [...places.slice(0, MAX_PLACES), ...(places.length > MAX_PLACES ? ['…'] : [])].join(', ');
};

/** If a sheet names a group only once, above its rows, the other rows have an empty cell in that column. */
const ungrouped = (rows: readonly SheetRow[], column: string): SheetRow[] => {
  const without = rows.filter(({ cell }) => isBlank(cell(column)));
  return without.length < rows.length ? without : [];
};

/** Names that differ only in spaces stay separate: `A B` and `AB` may be two names. */
const namesAlike = (rows: readonly SheetRow[]): string[] => {
  const names = new Set(['item', 'customer'].flatMap((column) => rows.map(({ cell }) => cell(column))));
  const alike = Map.groupBy(names, (name) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ''));
  return [...alike.values()].filter((own) => own.length > 1).map((own) => own.join(' / '));
};

/** The note on rows that are left out or read differently than expected, and why; empty if all rows count. */
export const leftOut = (context: SectionContext, written: Written, needed: readonly string[]): string =>
  leftOutNote(context, ledgerRows(written, needed), needed);

const leftOutNote = (context: SectionContext, sorted: LedgerRows, needed: readonly string[]): string => {
  const { rows, partial, words, numbers } = sorted;
  const group = context.inputs.grouping === 'ByCompany' ? 'company' : 'segment';
  const missing = needed.filter((column) => partial.some(({ cell }) => isBlank(cell(column))));
  const columns = missing.map((column) => context.textOf('workbookColumns', column)).join(', ');
  const findings: readonly (readonly [TextIn<'analyses'>, readonly SheetRow[]])[] = [
    ['say.rowsIncomplete', partial],
    ['say.rowsTotals', sorted.totals],
    ['say.rowsVoid', sorted.voided],
    ['say.rowsAgain', sorted.again],
    ['say.rowsTwice', repeatedRows(rows)],
    ['say.rowsUngrouped', ungrouped(rows, group)],
  ];
  const counts = findings
    .filter(([, of]) => of.length > 0)
    .map(([key, of]) =>
      context.text(key, {
        count: of.length,
        columns,
        places: placesOf(of),
        group: context.text(`workbookColumns.${group}`),
        words: words.join(', '),
        numbers,
      }),
    );
  return [...counts, ...nameNotes(context, sorted)].join(' ');
};

const nameNotes = (context: SectionContext, { rows, joined, coded }: LedgerRows): string[] => {
  const few = (names: readonly string[]) => names.slice(0, MAX_PLACES).join(', ');
  const alike = namesAlike(rows);
  return [
    ...(coded ? [context.text('say.namesByCode', { head: coded.head, names: few(coded.names) })] : []),
    ...(joined.length > 0 ? [context.text('say.namesJoined', { names: few(joined) })] : []),
    ...(alike.length > 0 ? [context.text('say.namesAlike', { names: few(alike) })] : []),
  ];
};

const isRead = ({ power, isChosen }: Scale): boolean => power !== 0 || isChosen;
const factorOf = (power: number): string => `× ${(10 ** power).toLocaleString('en-US')}`;

/** The units in which the numbers were read, and whether the file or the person stated them. */
export const unitNotes = (context: SectionContext, { scales }: SheetTable): ReadingNotes => {
  const read = Object.entries(scales).filter(([, scale]) => isRead(scale));
  if (read.length === 0) return {};
  const unitText = ({ wording: text, isChosen }: Scale) =>
    isChosen ? context.text('say.unitChosen') : context.text('say.unitStated', { text });
  const name = (column: string) => context.textOf('workbookColumns', column);
  const list = read.map(([column, scale]) => `${name(column)} ${factorOf(scale.power)} (${unitText(scale)})`);
  return {
    note: context.text('say.unitsRead', { list: list.join(', ') }),
    assumptions: read.map(([column, scale]) => ({
      label: context.text('say.unitLabel', { column: name(column) }),
      value: factorOf(scale.power),
      note: unitText(scale),
    })),
  };
};

/** The single currency of the amounts. Throws CalculationRefused: currencyMixed, currencyOther. */
const currencyOf = ({ inputs }: SectionContext, { scales }: SheetTable): string | undefined => {
  const stated = Object.values(scales).filter(({ currency }) => currency !== undefined);
  const chosen = typeof inputs.currency === 'string' ? inputs.currency : undefined;
  const first = stated.find(({ isLoose }) => !isLoose) ?? stated[0];
  const other = stated.find((one) => first?.currency && !mayBe(one, first.currency));
  if (first?.currency && other?.currency) refuse('currencyMixed', { first: first.currency, second: other.currency });
  if (first?.currency && chosen && !mayBe(first, chosen)) refuse('currencyOther', { stated: first.currency, chosen });
  return chosen ?? first?.currency;
};

/** Throws CalculationRefused if no sheet has the columns, or none has rows. */
export const readWorkbook = async (context: SectionContext, needed: readonly string[]): Promise<ReadRows> => {
  const table = await sheetTable(context, asWorkbook(context.inputs.workbook));
  if (!table) return refuse('itemsMissing');
  const all = ledgerRows(table, needed);
  const { rows } = all;
  if (rows.length === 0) return refuse('itemsMissing');
  const { note, assumptions = [] } = unitNotes(context, table);
  const joined = table.sheets.length > 1 ? context.text('say.sheetsJoined', { names: table.sheets.join(', ') }) : '';
  const { conversion } = table;
  const converted = conversion
    ? context.text('say.amountsConverted', { currency: conversion.currency, head: conversion.head })
    : '';
  const notes = [joined, note, converted, leftOutNote(context, all, needed)].filter(Boolean).join(' ');
  const currency = currencyOf(context, table);
  return {
    context: currency ? { ...context, inputs: { ...context.inputs, currency } } : context,
    rows,
    others: table.others,
    notes: { ...(notes ? { note: notes } : {}), ...(assumptions.length > 0 ? { assumptions } : {}) },
  };
};

/** Adds to a section what a reader must know about how the workbook was read. */
export const withNotes = (built: Built, { note, assumptions = [] }: ReadingNotes): Built => {
  const notes = [built.note, note].filter(Boolean).join(' ');
  const all = [...(built.assumptions ?? []), ...assumptions];
  return { ...built, ...(notes ? { note: notes } : {}), ...(all.length > 0 ? { assumptions: all } : {}) };
};

/** Builds a section from the rows; a refusal also has the notes on the reading. */
export const fromWorkbook = async (
  context: SectionContext,
  needed: readonly string[],
  make: (read: ReadRows) => Built | Promise<Built>,
): Promise<Built> => {
  const read = await readWorkbook(context, needed);
  try {
    return withNotes(await make(read), read.notes);
  } catch (error) {
    return withNotes(refusal(context, error), read.notes);
  }
};
