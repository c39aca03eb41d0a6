// What is in the bin of a workspace, the last deleted first.
import type { BinnedFile } from '#shared/contract/routes/bin.ts';
import { fileKind } from '#shared/model/file-kind.ts';
import type { Table } from '../../../ports/table.ts';
import { readBin } from '../../../store/bin.ts';

type Wanted = { readonly limit: number; readonly offset: number };

export const listBin = async (
  table: Pick<Table, 'query'>,
  { tenant, projectId }: { readonly tenant: string; readonly projectId: string },
  { limit, offset }: Wanted,
): Promise<{ rows: BinnedFile[]; count: number }> => {
  const rows = (await readBin(table, tenant, projectId)).flatMap(({ files, deletedAt, deletedBy, erasedAt }) =>
    files.map(({ id, filename, size }) => ({
      ...{ id, filename, size, kind: fileKind(filename) },
      ...{ deletedAt, deletedBy, erasedAt },
    })),
  );
  return { rows: rows.slice(offset, offset + limit), count: rows.length };
};
