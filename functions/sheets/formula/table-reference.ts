// Resolves structured references, such as Sales[Amount], [@Qty] or Sales[[#Totals],[Amount]], to cells.
import type { Corners } from '#shared/spreadsheet/a1.ts';
import type { Table } from '../book.ts';

type Wanted = {
  readonly items: readonly string[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

const PART = /\[((?:[^[\]']|'.)*)\]/gsu;
const folded = (name: string): string => name.replace(/\s+/gu, ' ').trim().toLowerCase();
const unquoted = (name: string): string => name.replace(/'(.)/gsu, '$1');
const isItem = (part: string): boolean => part.startsWith('#');

const partsOf = (inner: string): string[] => {
  if (!inner.startsWith('[')) return inner === '' ? [] : [inner];
  return [...inner.matchAll(PART)].map(([, part = '']) => part.trim());
};

const wantedOf = (inside: string): Wanted | undefined => {
  const isRow = inside.startsWith('@');
  const parts = partsOf((isRow ? inside.slice(1) : inside).trim());
  const columns = parts.filter((part) => !isItem(part)).map(unquoted);
  const [from, to = from, more] = columns;
  if (more !== undefined) return undefined;
  return { items: [...(isRow ? ['#this row'] : []), ...parts.filter(isItem).map(folded)], from, to };
};

type Span = readonly [from: number, to: number];

const spanOf = ({ range, heads, totals }: Table, item: string, row: number): Span | undefined => {
  const first = range.top + heads;
  const last = range.bottom - totals;
  const spans: Readonly<Record<string, Span>> = {
    '#all': [range.top, range.bottom],
    '#data': [first, last],
    '#headers': [range.top, first - 1],
    '#totals': [last + 1, range.bottom],
    '#this row': row < first || row > last ? [1, 0] : [row, row],
  };
  const span = spans[item];
  return span && span[0] <= span[1] ? span : undefined;
};

/** `inside`: the text between the outer brackets. `undefined` for parts that the table does not have. */
export const cellsOfTable = (table: Table, inside: string, row: number): Corners | undefined => {
  const wanted = wantedOf(inside.trim());
  if (!wanted) return undefined;
  const { items, from, to } = wanted;
  const spans = (items.length > 0 ? items : ['#data']).map((item) => spanOf(table, item, row));
  const found = spans.filter((span) => span !== undefined);
  if (found.length < spans.length) return undefined;
  const names = table.columns.map(folded);
  const [one, two] = [from, to].map((name) => (name === undefined ? undefined : names.indexOf(folded(name))));
  if (one === -1 || two === -1) return undefined;
  const { left, right } = table.range;
  const [start, end] = [one === undefined ? left : left + one, two === undefined ? right : left + two];
  return {
    left: Math.min(start, end),
    right: Math.max(start, end),
    top: Math.min(...found.map(([top]) => top)),
    bottom: Math.max(...found.map(([, bottom]) => bottom)),
  };
};
