// Reports the rows of a workbook that a calculation leaves out or reads differently than expected, and their sums.
import { sumOf } from '#shared/finance/ratio.ts';
import type { TextIn } from '#shared/i18n/text-keys.ts';
import type { SectionContext } from '../builder.ts';
import { isBlank } from '../evidence/sheet-numbers.ts';
import type { SheetRow } from '../evidence/sheet-rows.ts';
import { type LedgerRows, ledgerRows, type Written } from './ledger-rows.ts';
import { repeatedRows } from './repeated-rows.ts';
import { amountCell } from './shown.ts';
import type { TotalChecks } from './total-checks.ts';

const MAX_PLACES = 5;
const placesOf = (rows: readonly SheetRow[]): string => {
  const places = [...new Set(rows.map(({ reference: { locator } }) => locator.range ?? ''))].filter(Boolean);
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

/** The amounts of rows that are left out, by the first that the calculation needs. */
const AMOUNTS = ['revenue', 'recurring', 'gross', 'value'];

/** Rows that are left out although they state an amount; a total repeats those of others. */
const SUMMED: ReadonlySet<string> = new Set(['say.rowsIncomplete', 'say.rowsVoid', 'say.rowsAgain']);

const sumText = (context: SectionContext, rows: readonly SheetRow[], amount: string): string => {
  const sum = sumOf(rows.map(({ number }) => number(amount) ?? 0));
  return sum === 0 ? '' : context.text('say.rowsSum', { sum: amountCell(context, sum, '', []).text });
};

/** Whether the file's own totals confirm what was counted. */
const totalNotes = (context: SectionContext, { checked, equal, withOthers, unequal }: TotalChecks): string[] => {
  const [first] = unequal;
  const stated = first ? amountCell(context, first.stated, '', []).text : '';
  return [
    ...(checked > 0 ? [context.text('say.totalsEqual', { count: equal, all: checked })] : []),
    ...(withOthers > 0 ? [context.text('say.totalsWithOthers', { count: withOthers })] : []),
    ...(first
      ? [context.text('say.totalsUnequal', { count: unequal.length, place: placesOf([first.row]), stated })]
      : []),
  ];
};

/** The note on rows that are left out or read differently than expected, and why; empty if all rows count. */
export const leftOut = (context: SectionContext, written: Written, needed: readonly string[]): string =>
  leftOutNote(context, ledgerRows(written, needed), needed);

export const leftOutNote = (context: SectionContext, sorted: LedgerRows, needed: readonly string[]): string => {
  const { rows, partial, words, numbers } = sorted;
  const group = context.inputs.grouping === 'ByCompany' ? 'company' : 'segment';
  const missing = needed.filter((column) => partial.some(({ cell }) => isBlank(cell(column))));
  const columns = missing.map((column) => context.textOf('workbookColumns', column)).join(', ');
  const amount = AMOUNTS.find((column) => needed.includes(column)) ?? '';
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
        places: placesOf(of) + (SUMMED.has(key) ? sumText(context, of, amount) : ''),
        group: context.text(`workbookColumns.${group}`),
        words: words.join(', '),
        numbers,
      }),
    );
  return [...counts, ...totalNotes(context, sorted.checksOf(amount)), ...nameNotes(context, sorted)].join(' ');
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
