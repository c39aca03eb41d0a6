// Distinguishes a table of companies side by side, with a column for whom each serves, from a list of customers.
import type { NamedGrid } from '#shared/analyses/grid.ts';
import { headsOf, proposeSheet } from '#shared/analyses/map-columns.ts';
import { COLUMNS } from '#shared/language/grammar/column-headers.ts';

/** A row each. `customer`: the column that would be of customers. */
export const comparesCompanies = (grids: readonly NamedGrid[], customer: string | undefined): boolean => {
  const companies = proposeSheet([COLUMNS.company], grids);
  const column = companies?.missing.length === 0 ? companies.columns.company : undefined;
  const grid = grids.find(({ name }) => companies?.sheet === undefined || name === companies.sheet)?.grid ?? [];
  const header = grid[companies?.header ?? 0] ?? [];
  const at = column === undefined ? -1 : headsOf(header).indexOf(column);
  if (at < 0 || column === customer) return false;
  const names = grid.slice((companies?.header ?? 0) + 1).map((row) => row[at] ?? '');
  return new Set(names).size === names.length;
};
