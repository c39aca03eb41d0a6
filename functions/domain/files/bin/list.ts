// What is in the bin of a workspace, the last deleted first; outputs for those alone who may read them.
import type { BinEntry } from '#shared/contract/routes/bin.ts';
import { can } from '#shared/policy/policy.ts';
import type { Table } from '../../../ports/table.ts';
import { type BinRecord, readBin } from '../../../store/bin.ts';
import type { InBin } from './erase.ts';

type Wanted = { readonly limit: number; readonly offset: number };

const entriesOf = ({ files, run, deletedAt, deletedBy, erasedAt }: BinRecord): BinEntry[] => {
  const deletion = { deletedAt, deletedBy, erasedAt };
  return [
    ...files.map(({ id, filename: name, size }) => ({ entity: 'file' as const, id, name, size, ...deletion })),
    ...(run ? [{ entity: 'run' as const, id: run.id, name: run.name, ...deletion }] : []),
  ];
};

export const listBin = async (
  table: Pick<Table, 'query'>,
  { caller, projectId, standing }: InBin,
  { limit, offset }: Wanted,
): Promise<{ rows: BinEntry[]; count: number }> => {
  const readsOutputs = can(caller, 'search.read', standing);
  const rows = (await readBin(table, caller.tenant, projectId))
    .flatMap(entriesOf)
    .filter(({ entity }) => entity === 'file' || readsOutputs);
  return { rows: rows.slice(offset, offset + limit), count: rows.length };
};
