// Splits a table into pieces: each begins with the header rows of its figures.
import type { Segment } from '#shared/model/file.ts';
import { isDatum, isYear } from '../text/figures.ts';
import { cellsOf } from './cells.ts';

const MAX_ROWS = 40;
const MAX_CHARACTERS = 3_000;
const MAX_HEADERS = 5;

export type TablePiece = { readonly headers: readonly Segment[]; readonly rows: readonly Segment[] };

const cells = (row: Segment): readonly string[] => row.cells ?? cellsOf(row.text);
const hasDatum = (row: Segment): boolean => cells(row).some(isDatum);
const PERIOD = /^제\s?\d+\s?기|^(?:당|전|전전)기|^第\s?\d+\s?期|^[前当]|(?:19|20)\d{2}|ended\b|quarter|분기|四半期/i;

/** Whether a later row names periods over the columns, and so begins a new part of the table. */
const isPeriodHeader = (row: Segment): boolean => {
  const over = cells(row)
    .slice(1)
    .filter((cell) => cell !== '');
  return over.length >= 2 && over.every((cell) => isYear(cell) || (PERIOD.test(cell) && cell.length < 40));
};

const leading = (rows: readonly Segment[]): number => {
  const first = rows.findIndex(hasDatum);
  if (first === -1) return rows.length > 2 ? 1 : 0;
  // Section labels ("자산") between headers and figures are not headers.
  const headers = rows.slice(0, Math.min(first, MAX_HEADERS));
  const last = headers.findLastIndex(
    (row) => cells(row).filter((cell) => cell !== '').length > 1 || cells(row)[0] === '',
  );
  return last + 1;
};

/** Whether a table continues the previous one: it has the same columns and no headers. */
export const inherits = (rows: readonly Segment[], headers: readonly Segment[]): boolean => {
  const [first] = rows;
  const [header] = headers;
  if (!first || !header || leading(rows) > 0 || first.cells?.length !== header.cells?.length) return false;
  const [page, before] = [first.locator.page, header.locator.page];
  return page !== undefined && before !== undefined && page - before <= 2 && rows.some(hasDatum);
};

/** `above`: the headers of the table that this one continues. */
export const tablePieces = (rows: readonly Segment[], above: readonly Segment[] = []): TablePiece[] => {
  const pieces: { headers: readonly Segment[]; rows: Segment[] }[] = [];
  const count = leading(rows);
  let headers = count > 0 ? rows.slice(0, count) : above;
  let piece: (typeof pieces)[number] = { headers, rows: [] };
  let size = 0;
  const begin = () => {
    if (piece.rows.length > 0) pieces.push(piece);
    piece = { headers, rows: [] };
    size = headers.reduce((sum, row) => sum + row.text.length, 0);
  };
  rows.slice(count).forEach((row, n) => {
    const renewed = n > 0 && isPeriodHeader(row) && !hasDatum(row);
    if (renewed) {
      headers = [row];
      begin();
      return;
    }
    if (
      piece.rows.length > 0 &&
      (piece.rows.length + piece.headers.length >= MAX_ROWS || size + row.text.length > MAX_CHARACTERS)
    )
      begin();
    piece.rows.push(row);
    size += row.text.length + 1;
  });
  if (piece.rows.length > 0 || pieces.at(-1)?.headers !== piece.headers) pieces.push(piece);
  return pieces;
};
