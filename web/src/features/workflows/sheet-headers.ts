// The sheets of a workbook with their headers and first values, from the text that was read from it.
import type { Segment } from '#shared/model/file.ts';

export type Sheet = {
  readonly name: string;
  readonly headers: readonly string[];
  /** The first values below each header, in its order. */
  readonly examples: readonly (readonly string[])[];
};

const EXAMPLES = 3;
const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;
const isNumber = (cell: string): boolean => /^[-(]?[\d,. ]+\)?%?$/.test(cell.trim());

/** The first row with several words and no figures; titles above it have one cell. */
const headerAt = (rows: readonly (readonly string[])[]): number =>
  rows.findIndex((cells) => filled(cells) >= 2 && cells.filter(isNumber).length === 0);

const sheetOf = (name: string, rows: readonly (readonly string[])[]): Sheet => {
  const at = headerAt(rows);
  const head = at < 0 ? [] : (rows[at] ?? []);
  const columns = head.map((header, i) => ({ header: header.trim(), i })).filter(({ header }) => header !== '');
  const below = at < 0 ? [] : rows.slice(at + 1, at + 1 + EXAMPLES);
  return {
    name,
    headers: columns.map(({ header }) => header),
    examples: columns.map(({ i }) => below.map((cells) => cells[i]?.trim() ?? '').filter(Boolean)),
  };
};

export const sheetsOf = (segments: readonly Segment[]): readonly Sheet[] => {
  const rows = new Map<string, string[][]>();
  for (const { cells, locator } of segments) {
    if (!cells) continue;
    const name = locator.sheet ?? '';
    rows.set(name, [...(rows.get(name) ?? []), cells]);
  }
  return [...rows].map(([name, all]) => sheetOf(name, all));
};
