// Transposes the grid of a model with years down its rows, so that they become columns as in most models.
import { isUnitAlone } from '../language/grammar/column-unit.ts';
import type { Grid } from './grid.ts';

type YearOf = (cell: string) => number | undefined;
type Stretch = { readonly column: number; readonly first: number; readonly last: number };

const MIN_YEARS = 2;
/** Years are searched in this many columns. */
const MAX_COLUMN = 4;

/** The longest run of consecutive years in a column. */
const stretchIn = (grid: Grid, column: number, yearOf: YearOf): Stretch | undefined => {
  let best: Stretch | undefined;
  let first = 0;
  const years = grid.map((cells) => yearOf(cells[column] ?? ''));
  for (const [row, year] of years.entries()) {
    if (year === undefined || years[row - 1] === undefined || year !== (years[row - 1] ?? 0) + 1) first = row;
    const isLonger = year !== undefined && row - first > (best ? best.last - best.first : MIN_YEARS - 2);
    if (isLonger) best = { column, first, last: row };
  }
  return best;
};

/** The nearest heading above; a row of units may be in between. */
const headingOf = (grid: Grid, { first }: Stretch, column: number): string =>
  grid
    .slice(0, first)
    .map((cells) => cells[column]?.trim() ?? '')
    .findLast((cell) => cell !== '' && !isUnitAlone(cell)) ?? '';

/** Returns the grid unchanged if no column lists consecutive years. */
export const withYearsAcross = (grid: Grid, yearOf: YearOf): Grid => {
  const stretches = Array.from({ length: MAX_COLUMN }, (_, column) => stretchIn(grid, column, yearOf) ?? []).flat();
  const [longest] = stretches.sort((a, b) => b.last - b.first - (a.last - a.first));
  if (!longest) return grid;
  const rows = grid.slice(longest.first, longest.last + 1);
  const width = Math.max(...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => column > longest.column);
  return [
    ['', ...rows.map((cells) => cells[longest.column] ?? '')],
    ...columns.map((column) => [headingOf(grid, longest, column), ...rows.map((cells) => cells[column] ?? '')]),
  ];
};
