// Ties out the stored statements of a company's files: one entry per file and basis.
import { type TieOut, tieOut } from '#shared/finance/tie-out/tie-out.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Statement } from '#shared/model/statement.ts';
import type { StatementRecord } from '../../store/statements.ts';
import { isOwn } from './own.ts';

export type TiedOut = Pick<StatementRecord, 'fileId' | 'document' | 'language'> &
  TieOut & {
    readonly basis: Statement['basis'];
    readonly statements: readonly Statement[];
    /** Statements that are printed but whose figures are not used. */
    readonly unread: readonly Statement[];
  };

const ofFile = (records: readonly StatementRecord[]): TiedOut[] => {
  const [first] = records;
  if (!first) return [];
  const { fileId, document, language } = first;
  const all = records.map(({ statement }) => statement);
  return [...new Set(all.map(({ basis }) => basis))].map((basis) => {
    const own = all.filter((one) => one.basis === basis);
    const statements = own.filter(({ lines }) => lines.length > 0);
    const unread = own.filter((one) => one.unread !== undefined);
    return { fileId, document, language, basis, statements, unread, ...tieOut(statements) };
  });
};

export const ownRecords = (records: readonly StatementRecord[], company: CompanyIds): StatementRecord[] =>
  records.filter((record) => isOwn(company, { chunk: { context: record } }));

export const tiedOut = (records: readonly StatementRecord[], company: CompanyIds): TiedOut[] => {
  const own = ownRecords(records, company);
  const files = [...new Set(own.map(({ fileId }) => fileId))];
  return files.flatMap((fileId) => ofFile(own.filter((one) => one.fileId === fileId)));
};
