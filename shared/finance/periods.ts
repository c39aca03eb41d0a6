// Parses months, quarters and years, and orders them without gaps: `2025-03`, `2025-Q1`, `2025`.
import { refuse } from './refused.ts';

/** As analysts count, in leap years too. */
export const DAYS_A_YEAR = 365;

const KINDS = [
  { perYear: 12, pattern: /^(\d{4})-(0[1-9]|1[0-2])$/ },
  { perYear: 4, pattern: /^(\d{4})-Q([1-4])$/ },
  { perYear: 1, pattern: /^(\d{4})$/ },
] as const;
type PerYear = (typeof KINDS)[number]['perYear'];

type Place = { readonly perYear: PerYear; readonly index: number };

/** Counted in periods from the year 0. */
const placeOf = (period: string): Place | undefined => {
  for (const { perYear, pattern } of KINDS) {
    const [, year, part = '1'] = pattern.exec(period) ?? [];
    if (year !== undefined) return { perYear, index: Number(year) * perYear + Number(part) - 1 };
  }
  return undefined;
};

const periodAt = ({ perYear, index }: Place): string => {
  const year = String(Math.floor(index / perYear)).padStart(4, '0');
  const part = (index % perYear) + 1;
  if (perYear === 1) return year;
  return perYear === 4 ? `${year}-Q${part}` : `${year}-${String(part).padStart(2, '0')}`;
};

export type Axis = { readonly perYear: PerYear; readonly periods: readonly string[]; readonly first: number };

/** Missing periods between the first and the last; empty if a text is not a period or lengths differ. */
export const missingPeriods = (given: Iterable<string>): string[] => {
  const distinct = [...new Set(given)];
  const places = distinct.flatMap((period) => placeOf(period) ?? []);
  const [start] = places;
  if (!start || places.length < distinct.length || places.some(({ perYear }) => perYear !== start.perYear)) return [];
  const indices = new Set(places.map(({ index }) => index));
  const [first, last] = [Math.min(...indices), Math.max(...indices)];
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return all.filter((index) => !indices.has(index)).map((index) => periodAt({ ...start, index }));
};

/**
 * The given periods in order, each once. `gaps`: whether missing periods are refused.
 * Throws CalculationRefused: itemsMissing without periods; periodGap for an invalid period, different lengths, or a
 * refused gap.
 */
export const periodAxis = (given: Iterable<string>, gaps: 'refuse' | 'skip' = 'refuse'): Axis => {
  const distinct = [...new Set(given)];
  const places = distinct.map((period) => placeOf(period) ?? refuse('periodGap', { period }));
  const [start] = places;
  if (!start) return refuse('itemsMissing');
  const other = places.findIndex(({ perYear }) => perYear !== start.perYear);
  if (other !== -1) refuse('periodGap', { period: distinct[other] ?? '' });
  const indices = places.map(({ index }) => index).sort((a, b) => a - b);
  const first = indices[0] ?? start.index;
  const gap = indices.findIndex((index, i) => index !== first + i);
  if (gap !== -1 && gaps === 'refuse') refuse('periodGap', { period: periodAt({ ...start, index: first + gap }) });
  return { perYear: start.perYear, first, periods: indices.map((index) => periodAt({ ...start, index })) };
};
