// Shows the tables of the company's papers on its borrowings: loans with their terms, maturities and covenants.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { isPrivate } from '../evidence/for-outsiders.ts';
import { isOwn } from '../evidence/own.ts';
import { shownTable } from '../evidence/plain-table.ts';
import { tablesIn } from '../room/room-tables.ts';
import { of } from '../room/want.ts';

const MAX_TABLES = 2;

export const debtTables = async (context: SectionContext, company: CompanyIds): Promise<Block[]> => {
  const own = (await context.room(['debt'])).filter((one) => isOwn(company, one) && !isPrivate(context, one));
  return tablesIn(own, of('debt'))
    .slice(0, MAX_TABLES)
    .map((table) => shownTable(context, table));
};
