// The statements printed in a company's documents, tied out, with the passages of their lines.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Chunk } from '../../ports/search-index.ts';
import type { Desk } from '../desk.ts';
import { type TiedOut, tiedOut } from './tied-out.ts';

export type FiledStatements = TiedOut & { readonly chunkOf: (seq: number) => Chunk | undefined };

const passagesOf = async (desk: Desk, { fileId, statements }: TiedOut): Promise<Map<number, Chunk>> => {
  const ranges = statements.map(({ lines, equityChanges }) => {
    const seqs = [...lines, ...(equityChanges?.rows ?? [])].map(({ seq }) => seq);
    return { tenant: desk.scope.tenant, fileId, from: Math.min(...seqs), to: Math.max(...seqs) };
  });
  const found = await Promise.all(ranges.map((range) => desk.index.range(range)));
  return new Map(found.flat().map((chunk) => [chunk.seq, chunk]));
};

const read = new WeakMap<Desk, Map<string, Promise<readonly FiledStatements[]>>>();

const readAll = async (desk: Desk, company: CompanyIds): Promise<readonly FiledStatements[]> => {
  const records = (await desk.statements?.()) ?? [];
  return Promise.all(
    tiedOut(records, company).map(async (one) => {
      const chunks = await passagesOf(desk, one);
      return { ...one, chunkOf: (seq: number) => chunks.get(seq) };
    }),
  );
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
