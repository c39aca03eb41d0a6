// Splits the files of a workspace by whether their contents may leave the organization.
import type { Audience } from '#shared/model/file.ts';
import type { Table } from '../../ports/table.ts';
import type { FileRecord } from '../../store/files.ts';
import { audienceOf } from './audience.ts';
import { readAll } from './list.ts';

type At = { readonly tenant: string; readonly projectId: string };

/** Indexed files of a workspace, grouped by audience. One round trip. */
export const filesByAudience = async (
  table: Pick<Table, 'query'>,
  at: At,
): Promise<Readonly<Record<Audience, readonly FileRecord[]>>> => {
  const { rows, tree } = await readAll(table, at);
  const read = rows.filter(({ status }) => status === 'Done');
  const of = (wanted: Audience) => read.filter((file) => audienceOf(tree, file) === wanted);
  return { internal: of('internal'), shareable: of('shareable') };
};
