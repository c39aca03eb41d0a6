// Reads the person's workbook for a calculator, and reports its columns, units, currency and omitted rows.

import { asWorkbook } from '#shared/analyses/inputs.ts';
import { refuse } from '#shared/finance/refused.ts';
import type { Built, SectionContext } from '../builder.ts';
import { mayBe } from '../evidence/sheet-currencies.ts';
import { type Scale, type SheetRow, type SheetTable, sheetTable } from '../evidence/sheet-rows.ts';
import { refusal } from '../refusal.ts';
import { ledgerRows } from './ledger-rows.ts';
import { leftOutNote } from './left-out.ts';

/** `context`: with the currency of the workbook if none was chosen. */
export type ReadRows = {
  readonly context: SectionContext;
  readonly rows: readonly SheetRow[];
  readonly others: SheetTable['others'];
  readonly notes: ReadingNotes;
};
export type ReadingNotes = Pick<Built, 'note' | 'assumptions'>;

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

/** Which column of the file was read as what, for the reader to review. */
const columnsRead = (context: SectionContext): NonNullable<Built['assumptions']> =>
  Object.entries(asWorkbook(context.inputs.workbook)?.columns ?? {}).flatMap(([name, head]) =>
    head ? [{ label: context.textOf('workbookColumns', name), value: head, note: context.text('say.columnRead') }] : [],
  );

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
  const { note, assumptions: units = [] } = unitNotes(context, table);
  const assumptions = [...columnsRead(context), ...units];
  const joined = table.sheets.length > 1 ? context.text('say.sheetsJoined', { names: table.sheets.join(', ') }) : '';
  const unread = table.unread.length > 0 ? context.text('say.sheetsUnread', { names: table.unread.join(', ') }) : '';
  const { conversion } = table;
  const converted = conversion
    ? context.text('say.amountsConverted', { currency: conversion.currency, head: conversion.head })
    : '';
  const notes = [joined, unread, note, converted, leftOutNote(context, all, needed)].filter(Boolean).join(' ');
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
