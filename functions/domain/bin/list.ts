// Lists a bin, last deleted first; reports, checklists and questions only for members who may read them.
import type { BinEntry } from '#shared/contract/routes/bin.ts';
import type { Table } from '../../ports/table.ts';
import type { BinRecord } from '../../store/bin.ts';
import { type DeletedFolders, deletedFolders, insideOf, wentWith } from './inside.ts';
import { kindOf } from './kinds.ts';
import type { BinScope } from './scope.ts';

type Wanted = { readonly limit: number; readonly offset: number };

/** Items deleted with a folder are counted in the folder's entry instead of being listed. */
const filesOf = (rows: readonly BinRecord[], row: BinRecord, all: DeletedFolders): BinEntry[] => {
  const { files, folders = [], deletedAt, deletedBy, erasedAt } = row;
  const deletion = { deletedAt, deletedBy, erasedAt };
  return [
    ...folders
      .filter(({ parentId }) => !wentWith(all, parentId, deletedAt))
      .map(({ id, name }) => {
        const inside = insideOf(rows, new Map([[id, deletedAt]])).size;
        return { entity: 'folder' as const, id, name, inside, ...deletion };
      }),
    ...files
      .filter(({ folderId }) => !wentWith(all, folderId, deletedAt))
      .map(({ id, filename: name, size }) => ({ entity: 'file' as const, id, name, size, ...deletion })),
  ];
};

const wholeOf = (row: BinRecord, { caller, standing }: BinScope): BinEntry[] => {
  const { deletedAt, deletedBy, erasedAt } = row;
  const kind = kindOf(row);
  const thing = kind?.of(row);
  if (!kind || !thing || !kind.isReadable(caller, row, standing(row))) return [];
  return [{ entity: kind.entity, id: thing.id, name: thing.name, deletedAt, deletedBy, erasedAt }];
};

export const listBin = async (
  table: Pick<Table, 'query'>,
  scope: BinScope,
  { limit, offset }: Wanted,
): Promise<{ rows: BinEntry[]; count: number }> => {
  const rows = await scope.read(table);
  const all = deletedFolders(rows);
  const entries = rows.flatMap((row) => [...wholeOf(row, scope), ...filesOf(rows, row, all)]);
  return { rows: entries.slice(offset, offset + limit), count: entries.length };
};
