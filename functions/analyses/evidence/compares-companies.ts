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
  const heads = headsOf(header);
  // The name of a customer that ends with `法人` is no header of companies.
  const isHeader = customer === undefined || heads.includes(customer);
  const at = column === undefined || !isHeader ? -1 : heads.indexOf(column);
  if (at < 0 || column === customer) return false;
  const names = grid.slice((companies?.header ?? 0) + 1).map((row) => row[at] ?? '');
  return new Set(names).size === names.length;
};
