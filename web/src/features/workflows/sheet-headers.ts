// The sheets of a workbook from its extracted text, and the headers of the columns that an analysis needs.
import { alignSheets } from '#shared/analyses/align-sheets.ts';
import type { Column } from '#shared/analyses/analysis.ts';
import type { Grid } from '#shared/analyses/grid.ts';
import { headsOf, proposeColumns } from '#shared/analyses/map-columns.ts';
import { tidySheet } from '#shared/analyses/tidy-sheet.ts';
import type { Segment } from '#shared/model/file.ts';

export type Sheet = { readonly name: string; readonly grid: Grid };

export type Headed = {
  readonly headers: readonly string[];
  /** The index of the header row in the grid. */
  readonly at: number;
  /** The first values below each header, in the order of the headers. */
  readonly examples: readonly (readonly string[])[];
};

const EXAMPLES = 3;
const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;
const isNumber = (cell: string): boolean => /^[-(]?[\d,. ]+\)?%?$/.test(cell.trim());

/** If no column is known: the first row with several words and no figures. Titles above it have only one cell. */
const likelyHeader = (grid: Grid): number =>
  grid.findIndex((cells) => filled(cells) >= 2 && cells.filter(isNumber).length === 0);

const headerAt = (wanted: readonly Column[], grid: Grid): number => {
  const { header, columns } = proposeColumns(wanted, grid);
  return Object.keys(columns).length > 0 ? header : likelyHeader(grid);
};

export const headersOf = (wanted: readonly Column[], { grid }: Sheet): Headed => {
  const at = headerAt(wanted, grid);
  const columns = headsOf(grid[at] ?? [])
    .map((header, i) => ({ header, i }))
    .filter(({ header }) => header !== '');
  const below = at < 0 ? [] : grid.slice(at + 1, at + 1 + EXAMPLES);
  return {
    at,
    headers: columns.map(({ header }) => header),
    examples: columns.map(({ i }) => below.map((cells) => cells[i]?.trim() ?? '').filter(Boolean)),
  };
};

/** The sheets as they are in the file. */
export const gridsOf = (segments: readonly Segment[]): readonly Sheet[] => {
  const sheets = new Map<string, string[][]>();
  for (const { cells, locator } of segments) {
    if (!cells) continue;
    const name = locator.sheet ?? '';
    const grid = sheets.get(name) ?? [];
    grid.push(cells);
    sheets.set(name, grid);
  }
  return [...sheets].map(([name, grid]) => ({ name, grid }));
};

const READER = {
  cellsOf: (cells: readonly string[]) => cells,
  withCells: (_: unknown, cells: readonly string[]) => cells,
};

/** The sheets as the analysis reads them: two-row headers joined, periods side by side turned into rows. */
export const sheetsOf = (segments: readonly Segment[]): readonly Sheet[] =>
  alignSheets(
    gridsOf(segments).map(({ name, grid }) => ({ name, rows: tidySheet({ rows: grid, ...READER }) })),
    READER,
  ).map(({ name, rows }) => ({ name, grid: rows }));
