// In what a comparison of offerings finds a company to be like the company of the report: items that both sell and
// terms that both have.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { isCurrency } from '#shared/language/grammar/units.ts';
import type { SectionContext } from '../builder.ts';
import { comparisonTables, isOfCompany, isOfShares } from '../evidence/comparison-tables.ts';
import { isPrivate } from '../evidence/for-outsiders.ts';
import { hasMultiples } from '../evidence/multiples.ts';
import { ownNames } from '../evidence/own-names.ts';
import type { PlainTable } from '../evidence/plain-table.ts';
import type { Candidate } from './candidate.ts';

export type Alike = { readonly texts: readonly string[]; readonly refs: readonly number[] };
const NOTHING: Alike = { texts: [], refs: [] };

const isPriced = (cell: string): boolean =>
  readFigures(cell).figures.some(({ unit }) => unit !== undefined && isCurrency(unit));
const itemsIn = (cell: string): string[] =>
  cell
    .split(/\s*[,、·;]\s*/u)
    .map((one) => one.trim())
    .filter((one) => /\p{L}/u.test(one));

/** What one column has of both: an item of a list, or a price of each. */
const shared = (own: string, its: string): string | undefined => {
  if (isPriced(own)) return isPriced(its) ? its : undefined;
  const items = itemsIn(its).filter((one) => itemsIn(own).includes(one));
  return items.length > 0 ? items.join(', ') : undefined;
};

const isOfOffers = (context: SectionContext, table: PlainTable): boolean =>
  !hasMultiples(table) && !isOfShares(table) && !isPrivate(context, table.passage);

/** By the name of the company. */
export const offersAlike = async (
  context: SectionContext,
  found: readonly Candidate[],
): Promise<ReadonlyMap<string, Alike>> => {
  const { company } = context;
  if (!company) return new Map();
  const others = found.map(({ name }) => ({ name }));
  const tables = (await comparisonTables(context, [company, ...others])).filter((one) => isOfOffers(context, one));
  const of = (table: PlainTable, name: string) =>
    table.rows.find(({ cells: [label = ''] }) => isOfCompany({ name }, label));
  const names = await ownNames(context);
  const ownIn = (table: PlainTable) => names.map((name) => of(table, name)).find(Boolean);
  const table = tables.find(ownIn);
  const own = table && ownIn(table);
  if (!table || !own) return new Map();
  return new Map(
    found.map(({ name }) => {
      const row = of(table, name);
      if (!row) return [name, NOTHING];
      const texts = table.head.flatMap((head, at) => {
        const both = at > 0 ? shared(own.cells[at] ?? '', row.cells[at] ?? '') : undefined;
        return both ? [`${head} (${both})`] : [];
      });
      const refs =
        texts.length > 0 ? [own, row].map(({ start, end }) => context.notes.cite(table.passage, start, end).n) : [];
      return [name, { texts, refs }];
    }),
  );
};
