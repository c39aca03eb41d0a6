// Finds the comparisons that documents print: of results if the section compares results, else of offerings.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { isCurrency } from '#shared/language/grammar/units.ts';
import type { Block } from '#shared/report/blocks.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import type { SectionContext } from '../builder.ts';
import { isOfResultsAlone } from './beside-figures.ts';
import { comparisonTables, isOfShares } from './comparison-tables.ts';
import { hasMultiples } from './multiples.ts';
import { type PlainTable, shownTable } from './plain-table.ts';
import { isPrice } from './price-lists.ts';
import { comparedCompanies } from './rows.ts';

const MAX_TABLES = 3;
const RESULTS: ReadonlySet<string> = new Set(['revenue', 'operatingIncome', 'netIncome']);

const isOfResults = ({ head }: PlainTable): boolean =>
  head.some((label) => findMetrics(label).some(({ id }) => RESULTS.has(id)));

const FEWEST_PRICES = 2;
/** Prices by their head, or amounts of items: a litre of milk at ¥228. */
const isOfPrices = (table: PlainTable): boolean =>
  table.head.some(isPrice) ||
  (!isOfResults(table) &&
    table.head.some(
      (_, n) => n > 0 && table.rows.filter(({ cells }) => isAmount(cells[n] ?? '')).length >= FEWEST_PRICES,
    ));

const isAmount = (cell: string): boolean => {
  const [figure, ...others] = readFigures(cell).figures;
  return others.length === 0 && figure?.unit !== undefined && isCurrency(figure.unit);
};

const FEWEST_COLUMNS_OF_WORDS = 2;

/** True if at least this many columns after the names and locations are text. */
const isInWords = ({ head, rows }: PlainTable): boolean =>
  head.filter((_, n) => n > 1 && rows.every(({ cells }) => /^\D+$/u.test(cells[n] ?? ''))).length >=
  FEWEST_COLUMNS_OF_WORDS;

export type SideBySide = { readonly blocks: readonly Block[]; isRow(name: string): boolean };

/** `of`: what is compared, by the keys of i18n `analyses.attributes`. */
export const sideBySide = async (
  context: SectionContext,
  of: readonly string[],
  withResults: boolean,
): Promise<SideBySide> => {
  const companies = (await comparedCompanies(context)).map(({ company }) => company);
  // What companies are worth compares neither their offering nor their results.
  const all =
    companies.length > 1 ? (await comparisonTables(context, companies)).filter((one) => !hasMultiples(one)) : [];
  const found = of.includes('priceLevel') ? all.filter(isOfPrices) : all;
  const suited = of.includes('offering') ? found.filter((table) => !isOfShares(table)) : found;
  // Results and counts are columns of the matrix.
  const plain = suited.filter((table) => (withResults ? !isOfResultsAlone(table) : !isOfResults(table)));
  // Strengths may be listed only beside results.
  const tables = (plain.length > 0 ? plain : suited.filter(isInWords)).slice(0, MAX_TABLES);
  const labels = tables.flatMap(({ rows }) => rows.map(({ cells: [label = ''] }) => label));
  return {
    blocks: tables.map((table) => shownTable(context, table)),
    isRow: (name) => labels.some((label) => label.includes(name)),
  };
};
