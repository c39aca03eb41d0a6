// What is in the bin of a workspace, the last deleted first; outputs and checklists for those alone who may read them.
import type { BinEntry } from '#shared/contract/routes/bin.ts';
import { can } from '#shared/policy/policy.ts';
import type { Table } from '../../../ports/table.ts';
import { type BinRecord, readBin } from '../../../store/bin.ts';
import type { InBin } from './erase.ts';

type Wanted = { readonly limit: number; readonly offset: number };

const entriesOf = ({ files, run, checklist, deletedAt, deletedBy, erasedAt }: BinRecord): BinEntry[] => {
  const deletion = { deletedAt, deletedBy, erasedAt };
  return [
    ...files.map(({ id, filename: name, size }) => ({ entity: 'file' as const, id, name, size, ...deletion })),
    ...(run ? [{ entity: 'run' as const, id: run.id, name: run.name, ...deletion }] : []),
    ...(checklist ? [{ entity: 'checklist' as const, id: checklist.id, name: checklist.name, ...deletion }] : []),
  ];
};

export const listBin = async (
  table: Pick<Table, 'query'>,
  { caller, projectId, standing }: InBin,
  { limit, offset }: Wanted,
): Promise<{ rows: BinEntry[]; count: number }> => {
  const isReadable = {
    file: true,
    run: can(caller, 'search.read', standing),
    checklist: can(caller, 'checklist.read', standing),
  };
  const rows = (await readBin(table, caller.tenant, projectId))
    .flatMap(entriesOf)
    .filter(({ entity }) => isReadable[entity]);
  return { rows: rows.slice(offset, offset + limit), count: rows.length };
};
