// Reads pages and counts of the SQLite table.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Page, Query } from '../../ports/table.ts';
import { readCursor, writeCursor } from '../node/table-cursor.ts';
import { type Range, rangeOf } from '../node/table-range.ts';
import { countReader } from './sqlite-table-count.ts';
import { itemOf, type StoredRow } from './sqlite-table-row.ts';

type Counted = Omit<Query, 'limit' | 'cursor'>;
type Filter = { readonly where: string; readonly values: readonly SQLInputValue[] };

const columnsOf = (query: Counted) =>
  query.index
    ? { pk: `${query.index}pk`, sk: `${query.index}sk`, order: `${query.index}sk, pk, sk` }
    : { pk: 'pk', sk: 'sk', order: 'sk' };

const filterOf = (query: Counted, { from, to }: Range, now: number): Filter => {
  const column = columnsOf(query);
  const where = [`${column.pk} = ?`, '(expiresAt IS NULL OR expiresAt > ?)'];
  if (from !== undefined) where.push(`${column.sk} >= ?`);
  if (to !== undefined) where.push(`${column.sk} <= ?`);
  const bounds = [from, to].filter((bound) => bound !== undefined);
  return { where: where.join(' AND '), values: [query.pk, now, ...bounds] };
};

const afterCursor = (query: Query, range: Range, filter: Filter): Filter => {
  const place = readCursor(query, range);
  if (!place) return filter;
  const past = query.descending ? '<' : '>';
  const [order, values] = query.index
    ? [`(${query.index}sk, pk, sk)`, [place.order, place.pk, place.sk]]
    : ['sk', [place.order]];
  const marks = values.map(() => '?').join(', ');
  return { where: `${filter.where} AND ${order} ${past} (${marks})`, values: [...filter.values, ...values] };
};

const sorted = (query: Query) =>
  columnsOf(query)
    .order.split(', ')
    .map((column) => `${column} ${query.descending ? 'DESC' : 'ASC'}`)
    .join(', ');

const pageOf = (rows: readonly StoredRow[], { index, limit }: Query): Page => {
  const items = (limit === undefined ? rows : rows.slice(0, limit)).map(itemOf);
  const last = items.at(-1);
  if (!last || items.length === rows.length) return { items };
  return { items, cursor: writeCursor({ ...last, order: (index && last[`${index}sk`]) ?? last.sk }) };
};

export const sqliteQueries = (db: DatabaseSync) => {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  };

  const page = (query: Query, now: number): Page => {
    const range = rangeOf(query);
    if (!range) return { items: [] };
    const { where, values } = afterCursor(query, range, filterOf(query, range, now));
    const select = prepare(`SELECT * FROM item WHERE ${where} ORDER BY ${sorted(query)} LIMIT ?`);
    // Reads one row more than requested, to know whether another page follows.
    const rows = select.all(...values, query.limit === undefined ? -1 : query.limit + 1);
    return pageOf(rows as StoredRow[], query);
  };

  const countOfKind = countReader(db);
  const count = (query: Counted, now: number): number => {
    const known = countOfKind(query);
    if (known !== undefined) return known;
    const range = rangeOf(query);
    if (!range) return 0;
    const { where, values } = filterOf(query, range, now);
    return Number(prepare(`SELECT count(*) AS n FROM item WHERE ${where}`).get(...values)?.n);
  };

  return { page, count };
};
