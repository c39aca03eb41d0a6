// Lists the companies whose statements are in a workspace's files; an analysis form offers them first.
import { companyNames } from '../../engine/understand/names/company-names.ts';
import type { Table } from '../../ports/table.ts';
import { readStatementRecords } from '../../store/statements.ts';

/** As many as a person looks over. */
const MAX_COMPANIES = 6;

/** The common name of a company, without its legal form. */
const calledName = (company: string): string => companyNames(company)[0] ?? company.trim();

/** The company with the most statements first. */
export const fileCompanies = async (
  table: Pick<Table, 'query'>,
  at: { readonly tenant: string; readonly projectId: string },
): Promise<string[]> => {
  const byName = Map.groupBy(await readStatementRecords(table, at), ({ company }) => calledName(company));
  return [...byName]
    .filter(([name]) => name !== '')
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX_COMPANIES)
    .map(([name]) => name);
};
