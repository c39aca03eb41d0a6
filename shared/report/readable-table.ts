// Arranges a table for reading: oldest period first, the unit once in the header instead of every row, totals marked.
import { statedUnit } from '../language/grammar/column-unit.ts';
import { spelledHeader } from '../language/grammar/machine-header.ts';
import articles from '../language/lexicon/article-headings.json' with { type: 'json' };
import lexicon from '../language/lexicon/total-lines.json' with { type: 'json' };
import type { TableBlock, TableRow } from './table-refs.ts';

const fold = (label: string): string => label.normalize('NFKC').replace(/[\s·]/g, '').toLowerCase();

const TOTALS: ReadonlySet<string> = new Set([...lexicon.ko, ...lexicon.en, ...lexicon.ja].map(fold));

/** True for a row that sums up others. */
export const isTotal = ([first]: TableRow): boolean => first !== undefined && TOTALS.has(fold(first.text));

const yearOf = (label: string): number => Number(/(?:19|20)\d\d/.exec(label)?.[0] ?? Number.NaN);

/** The number of figure columns at the end; 0 if other columns follow the first of them. */
const figureColumns = ({ columns }: TableBlock): number => {
  const first = columns.findIndex(({ numeric }) => numeric);
  return first > 0 && columns.slice(first).every(({ numeric }) => numeric) ? columns.length - first : 0;
};

const oldestFirst = (table: TableBlock): TableBlock => {
  const count = figureColumns(table);
  const years = table.columns.slice(-count).map(({ label }) => yearOf(label));
  const isNewestFirst = count > 1 && years.every((year, i) => i === 0 || year < (years[i - 1] ?? 0));
  if (!isNewestFirst) return table;
  const turned = <T>(cells: readonly T[]): T[] => [...cells.slice(0, -count), ...cells.slice(-count).reverse()];
  return { ...table, columns: turned(table.columns), rows: table.rows.map(turned) };
};

/** Units shown at each figure, so that no header repeats them. */
const SIGNS: ReadonlySet<string> = new Set(['%', 'x']);
const isUnit = (text: string): boolean => SIGNS.has(text) || statedUnit(text, 'any') !== undefined;

/** The column with the unit of each row. */
const unitColumn = (table: TableBlock): number => {
  const at = table.columns.length - figureColumns(table) - 1;
  const units = table.rows.map((row) => row[at]?.text ?? '').filter(Boolean);
  const known = units.filter(isUnit).length;
  return at > 0 && known > 0 && known * 2 >= units.length ? at : -1;
};

/** `Receivables, days of revenue` states its unit. */
const isInLabel = (label: string, unit: string): boolean =>
  label
    .toLowerCase()
    .split(/[\s,]+/)
    .includes(unit);

const without = <T>(cells: readonly T[], at: number): T[] => cells.filter((_, i) => i !== at);

const unitOnce = (table: TableBlock): TableBlock => {
  const at = unitColumn(table);
  if (at < 0) return table;
  const units = table.rows.map((row) => row[at]?.text ?? '');
  const [common, ...others] = new Set(units.filter((unit) => !SIGNS.has(unit)));
  // If only a few rows have the unit, it stays with them: in the header it would also apply to rates.
  const isOfMost = units.filter((unit) => unit === common).length * 2 >= units.length;
  const isInLabels = table.rows.every((row, i) => units[i] !== common || isInLabel(row[0]?.text ?? '', units[i] ?? ''));
  const shared = others.length === 0 && isOfMost && !isInLabels ? common : undefined;
  const labelled = (row: TableRow, unit: string): TableRow => {
    const [first, ...rest] = without(row, at);
    const isStated = unit === '' || unit === shared || SIGNS.has(unit) || isInLabel(first?.text ?? '', unit);
    return first && !isStated ? [{ ...first, text: `${first.text} (${unit})` }, ...rest] : without(row, at);
  };
  return {
    ...table,
    columns: without(table.columns, at).map((column) =>
      column.numeric && shared ? { ...column, unit: shared } : column,
    ),
    rows: table.rows.map((row, i) => labelled(row, units[i] ?? '')),
  };
};

/** Drops a year without figures. */
const withoutBlank = (table: TableBlock): TableBlock => {
  const isBlank = (at: number) => at > 0 && table.rows.every((row) => (row[at]?.text ?? '') === '');
  const filled = table.columns.map((_, at) => at).filter((at) => !isBlank(at));
  if (table.rows.length === 0 || filled.length === table.columns.length) return table;
  const only = <T>(cells: readonly T[]): T[] => filled.flatMap((at) => cells[at] ?? []);
  return { ...table, columns: only(table.columns), rows: table.rows.map(only) };
};

/** The outline number of a heading in its source: `1. Shareholders`, `5.2 Employees`. */
const OUTLINE_NUMBER =
  /^\s*(?:\d{1,2}(?:\.\d{1,2})*[.)](?=\s+\S)|\d{1,2}(?:\.\d{1,2})+(?=\s+\p{Lu})|\(\d{1,2}\)|[\uac00-\ud558][.)](?=\s)|[IVX\u2160-\u216b]{1,4}\.(?=\s))\s+(?=\S)/u;
/** The article of a contract with its title. */
const ARTICLE = new RegExp(articles.titled, 'u');
export const withoutOutlineNumber = (heading: string): string =>
  heading.replace(OUTLINE_NUMBER, '').replace(ARTICLE, '$1');
const withoutNumber = (table: TableBlock): TableBlock =>
  table.caption ? { ...table, caption: withoutOutlineNumber(table.caption) } : table;

/** A program's name of a field, also where the fields of one entry are listed below each other. */
const FIELD = /^[a-z][a-z\d]*(?:_[a-z\d]+)+$/;
const isField = ([first]: TableRow): boolean => FIELD.test(first?.text ?? '');
const withSpelledHeads = (table: TableBlock): TableBlock => {
  const labels = table.columns.map(({ label }) => spelledHeader(label));
  const isSpelled = labels.every((label, i) => label === table.columns[i]?.label);
  if (isSpelled && !table.rows.some(isField)) return table;
  const columns = table.columns.map((column, i) => ({ ...column, label: labels[i] ?? column.label }));
  const rows = table.rows.map((row): TableRow => {
    const [first, ...rest] = row;
    return first && isField(row) ? [{ ...first, text: spelledHeader(first.text) }, ...rest] : row;
  });
  return { ...table, columns, rows };
};

/** A header with a unit is for amounts, not for numbers of contracts or years. */
const UNIT_IN_HEAD = /[(（]([^()（）]+)[)）]\s*$/;
const isAmount = ({ label, unit, numeric }: TableBlock['columns'][number]): boolean =>
  numeric === true && (unit !== undefined || isUnit(UNIT_IN_HEAD.exec(label)?.[1] ?? ''));

/** Groups the digits of a ledger's amounts as a document prints them. */
const groupedText = (text: string): string =>
  /^[-−△▲(]?\d{4,}(?:\.\d+)?\)?$/.test(text) ? text.replace(/\d(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, '$&,') : text;
const withGroups = (table: TableBlock): TableBlock => {
  const amounts = table.columns.map(isAmount);
  if (!amounts.includes(true)) return table;
  const rows = table.rows.map((row) =>
    row.map((cell, at) => (amounts[at] ? { ...cell, text: groupedText(cell.text) } : cell)),
  );
  return { ...table, rows };
};

export const readableTable = (table: TableBlock): TableBlock =>
  withGroups(oldestFirst(unitOnce(withoutBlank(withSpelledHeads(withoutNumber(table))))));
