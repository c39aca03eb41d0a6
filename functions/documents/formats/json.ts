// Extracts JSON as readable lines: paths with their values, and lists of similar objects as tables.
import type { Segment } from '#shared/model/file.ts';
import { rowText } from '../chunk/cells.ts';
import { DocumentRefused } from '../refused.ts';
import { clean } from '../text/clean.ts';
import { decode } from '../text/encoding.ts';
import type { Extraction, Source } from './extraction.ts';

const MAX_LINES = 2_000_000;
const MAX_NESTING = 200;

type Plain = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;
const isFlat = (value: unknown): value is Plain => isObject(value) && Object.values(value).every(isScalar);
const show = (value: unknown): string => (value === null || value === undefined ? '' : clean(String(value)));

/** A path is repeated with each value; its end is the most specific, so longer paths lose their beginning. */
const MAX_PATH_LENGTH = 300;
const pathTo = (path: string, step: string): string => {
  const whole = `${path}${step}`;
  return whole.length > MAX_PATH_LENGTH ? `…${whole.slice(-MAX_PATH_LENGTH)}`.toWellFormed() : whole;
};

/** With more cells per value, a table is mostly empty and grows with the square of its rows. */
const CELLS_A_VALUE = 4;
const areAlike = (rows: readonly Plain[]): boolean => {
  const names = rows.flatMap((row) => Object.keys(row));
  return new Set(names).size * rows.length <= names.length * CELLS_A_VALUE;
};

const tableOf = (rows: readonly Plain[], section: string): Segment[] => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => show(row[column])))];
  return lines.map((cells, n) => {
    const place = n === 0 ? section : `${section}[${n - 1}]`;
    return { kind: 'row', text: rowText(cells), cells, locator: place === '' ? {} : { section: place } };
  });
};

const walk = (value: unknown, path: string, out: Segment[], depth: number): void => {
  if (out.length > MAX_LINES || depth > MAX_NESTING) throw new DocumentRefused('tooLargeOpened');
  if (Array.isArray(value) && value.length > 1 && value.every(isFlat) && areAlike(value)) {
    for (const segment of tableOf(value, path)) out.push(segment);
    return;
  }
  if (Array.isArray(value)) for (const [n, item] of value.entries()) walk(item, pathTo(path, `[${n}]`), out, depth + 1);
  else if (isObject(value))
    for (const [name, inner] of Object.entries(value))
      walk(inner, pathTo(path, path === '' ? name : `.${name}`), out, depth + 1);
  else if (show(value) !== '')
    out.push({
      kind: 'text',
      text: path === '' ? show(value) : `${path}: ${show(value)}`,
      locator: path === '' ? {} : { section: path },
    });
};

export const extractJson = ({ bytes }: Source): Extraction => {
  const segments: Segment[] = [];
  walk(JSON.parse(decode(bytes).replace(/^\uFEFF/, '')), '', segments, 0);
  return { segments };
};
