// The statements that a company's documents print, tied out, with the passages in which their lines stand.
import { type Tie, tieOut } from '#shared/finance/tie-out/tie-out.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Statement } from '#shared/model/statement.ts';
import type { Chunk } from '../../ports/index-port.ts';
import type { StatementRecord } from '../../store/statements.ts';
import type { Desk } from '../reading.ts';
import { isOwn } from './own.ts';

export type FiledStatements = {
  readonly fileId: string;
  readonly document: string;
  readonly language: string;
  readonly basis: Statement['basis'];
  readonly statements: readonly Statement[];
  readonly ties: readonly Tie[];
  readonly chunkOf: (seq: number) => Chunk | undefined;
};

const passagesOf = async (
  desk: Desk,
  fileId: string,
  statements: readonly Statement[],
): Promise<Map<number, Chunk>> => {
  const ranges = statements.map(({ lines }) => {
    const seqs = lines.map(({ seq }) => seq);
    return { tenant: desk.scope.tenant, fileId, from: Math.min(...seqs), to: Math.max(...seqs) };
  });
  const found = await Promise.all(ranges.map((range) => desk.index.range(range)));
  return new Map(found.flat().map((chunk) => [chunk.seq, chunk]));
};

const filed = async (desk: Desk, records: readonly StatementRecord[]): Promise<FiledStatements[]> => {
  const [first] = records;
  if (!first) return [];
  const { fileId, document, language } = first;
  const all = records.map(({ statement }) => statement).filter(({ lines }) => lines.length > 0);
  const chunks = await passagesOf(desk, fileId, all);
  return [...new Set(all.map(({ basis }) => basis))].map((basis) => {
    const statements = all.filter((one) => one.basis === basis);
    const { ties } = tieOut(statements);
    return { fileId, document, language, basis, statements, ties, chunkOf: (seq) => chunks.get(seq) };
  });
};

const read = new WeakMap<Desk, Map<string, Promise<readonly FiledStatements[]>>>();

const readAll = async (desk: Desk, company: CompanyIds): Promise<readonly FiledStatements[]> => {
  const records = (await desk.statements?.()) ?? [];
  const own = records.filter((record) => isOwn(company, { chunk: { context: record } }));
  const files = [...new Set(own.map(({ fileId }) => fileId))];
  return (
    await Promise.all(
      files.map((fileId) =>
        filed(
          desk,
          own.filter((one) => one.fileId === fileId),
        ),
      ),
    )
  ).flat();
};

/** Read once for a section, whatever asks for them. */
export const filedStatements = (desk: Desk, company: CompanyIds): Promise<readonly FiledStatements[]> => {
  const known = read.get(desk) ?? new Map<string, Promise<readonly FiledStatements[]>>();
  read.set(desk, known);
  const before = known.get(company.name);
  if (before) return before;
  const now = readAll(desk, company);
  known.set(company.name, now);
  return now;
};
