// Distinguishes a table that compares companies, with a column of the customers of each, from a list of customers.
import type { NamedGrid } from '#shared/analyses/grid.ts';
import { headsOf, proposeSheet } from '#shared/analyses/map-columns.ts';
import { COLUMNS } from '#shared/language/grammar/column-headers.ts';

/** True if each row is a company. `customer`: the column mapped to customers. */
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
