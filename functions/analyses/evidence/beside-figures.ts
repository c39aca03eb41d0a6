// What documents print of companies beside their results: market shares from a sentence, counts of sites, stores or
// customers from a table.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import columnWords from '#shared/language/lexicon/table-columns.json' with { type: 'json' };
import type { CompanyIds } from '#shared/model/fact.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { isNamedIn } from '../../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { withOwn } from '../readings/own-company.ts';
import { boundRates } from '../readings/studies.ts';
import { comparisonTables, isOfCompany } from './comparison-tables.ts';
import { isSameCompany } from './fact-figures.ts';
import { isPrivate } from './for-outsiders.ts';
import { hasMultiples } from './multiples.ts';
import { namesFor } from './own-names.ts';
import type { PlainTable } from './plain-table.ts';
import { statedCount } from './stated-counts.ts';
import { SUBJECTS } from './subjects.ts';

type Cell = { readonly text: string; readonly refs: readonly number[] };
export type BesideColumn = { readonly label: string; readonly cells: ReadonlyMap<string, Cell> };

/** A column with one company compares nothing. */
const FEWEST = 2;
const RESULTS: ReadonlySet<string> = new Set(['revenue', 'operatingIncome', 'netIncome']);
const namesMargin = compile({ ...columnWords.margin, id: 'margin', source: columnWords.source, not: [] });

const isResult = (label: string): boolean => findMetrics(label).some(({ id }) => RESULTS.has(id));

type Called = { readonly name: string; readonly names: readonly string[] };

/**
 * The sentence that gives the shares of most of the companies: shares of a part are of another market. Behind a list of
 * competitors a rate belongs to none of them.
 */
const sharesIn = (companies: readonly Called[], { text }: Quotable): ReadonlyMap<string, string> =>
  new Map(
    boundRates(text).flatMap(({ lead, figure }) => {
      const [own, ...others] = companies.filter(({ names }) => names.some((one) => isNamedIn(one, lead)));
      return own && others.length === 0 ? [[own.name, figure.text] as const] : [];
    }),
  );

const sharesOf = async (context: SectionContext, companies: readonly CompanyIds[]): Promise<BesideColumn[]> => {
  const passages = (await context.room(['marketShare', 'competition'])).filter((one) => !isPrivate(context, one));
  const called = await Promise.all(
    companies.map(async ({ name }): Promise<Called> => ({ name, names: await namesFor(context, name) })),
  );
  const found = passages
    .filter(({ chunk }) => chunk.kind === 'prose')
    .flatMap(quotable)
    .filter(({ text }) => SUBJECTS.marketShare.test(text))
    .map((one) => ({ one, shares: sharesIn(called, one) }))
    .toSorted((a, b) => b.shares.size - a.shares.size)[0];
  if (!found || found.shares.size < FEWEST) return [];
  const { passage, start, end } = found.one;
  const { n } = context.notes.cite(passage, start, end);
  const cells = new Map([...found.shares].map(([name, text]) => [name, { text, refs: [n] }]));
  return [{ label: context.text('attributes.marketShare'), cells }];
};

const COUNT = /^\d[\d,]*$/;
const isYear = (cell: string): boolean => /^(?:19|20)\d{2}$/.test(cell);

/** A comparison of rivals leaves the company out; its own papers may state its count. */
const withOwnCount = async (
  context: SectionContext,
  companies: readonly CompanyIds[],
  { label, cells }: BesideColumn,
): Promise<BesideColumn> => {
  const company = context.company ?? (await withOwn(context))?.company;
  const listed = companies.find((one) => company && isSameCompany(one, company));
  if (!company || !listed || cells.has(listed.name)) return { label, cells };
  const own = await statedCount(context, company, label);
  return { label, cells: own ? new Map([...cells, [listed.name, own]]) : cells };
};

const countsIn = (context: SectionContext, companies: readonly CompanyIds[], table: PlainTable): BesideColumn[] =>
  table.head.flatMap((label, at): BesideColumn[] => {
    const isCount =
      at > 0 &&
      findMetrics(label).length === 0 &&
      namesMargin(label).length === 0 &&
      table.rows.every(({ cells }) => COUNT.test(cells[at] ?? '') && !isYear(cells[at] ?? ''));
    if (!isCount) return [];
    const cells = companies.flatMap((company) => {
      const row = table.rows.find((one) => isOfCompany(company, one.cells[0] ?? ''));
      if (!row) return [];
      const { n } = context.notes.cite(table.passage, row.start, row.end);
      return [[company.name, { text: row.cells[at] ?? '', refs: [n] }] as const];
    });
    return cells.length < FEWEST ? [] : [{ label, cells: new Map(cells) }];
  });

/** True if results and counts are all that a table holds. */
export const isOfResultsAlone = ({ head, rows }: PlainTable): boolean =>
  head.some(isResult) &&
  head.every((label, at) => at === 0 || isResult(label) || rows.every(({ cells }) => COUNT.test(cells[at] ?? '')));

export const besideFigures = async (
  context: SectionContext,
  companies: readonly CompanyIds[],
): Promise<BesideColumn[]> => {
  if (companies.length < FEWEST) return [];
  const tables = (await comparisonTables(context, companies)).filter(
    (table) => table.head.some(isResult) && !hasMultiples(table) && !isPrivate(context, table.passage),
  );
  const counts = tables.slice(0, 1).flatMap((one) => countsIn(context, companies, one));
  return [
    ...(await sharesOf(context, companies)),
    ...(await Promise.all(counts.map((one) => withOwnCount(context, companies, one)))),
  ];
};
