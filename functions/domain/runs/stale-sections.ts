// Finds the sections of a report that cite a file replaced or removed since.
import { workspaceOf } from '#shared/model/ids.ts';
import { refsIn } from '#shared/report/refs-in.ts';
import type { Report, StaleSection } from '#shared/report/report.ts';
import type { Table } from '../../ports/table.ts';
import { evidenceFiles, evidenceKey, fileKey, files } from '../../store/files.ts';
import { getAll } from '../../store/get-all.ts';
import { latestVersion } from '../files/latest-version.ts';
import { STILL_NEEDED } from './still-needed.ts';

type At = { readonly tenant: string; readonly projectId: string };
type Change = StaleSection['files'][number];

/** Changes by the id of the cited content. One round trip. */
const changesOf = async (
  table: Pick<Table, 'getMany'>,
  { tenant, projectId }: At,
  { references }: Pick<Report, 'references'>,
): Promise<ReadonlyMap<string, Change>> => {
  const titles = new Map(references.flatMap(({ fileId, title }) => (fileId ? [[fileId, title] as const] : [])));
  const cited = [...titles.keys()].filter((fileId) => workspaceOf(fileId) === projectId);
  if (cited.length === 0) return new Map();
  const [here, beside] = await Promise.all([
    getAll(
      table,
      cited.map((id) => fileKey(tenant, id)),
    ),
    getAll(
      table,
      cited.map((id) => evidenceKey(tenant, id)),
    ),
  ]);
  const changeOf = (id: string, i: number): Change | undefined => {
    const earlier = beside[i] && evidenceFiles.read(beside[i]);
    if (here[i]) return undefined;
    if (!earlier) return { name: titles.get(id) ?? '', change: 'removed' };
    return earlier.supersededBy
      ? { name: earlier.filename, change: 'replaced', fileId: id, newFileId: earlier.supersededBy }
      : undefined;
  };
  return new Map(
    cited.flatMap((id, i) => {
      const change = changeOf(id, i);
      return change ? [[id, change] as const] : [];
    }),
  );
};

/** Compares with the latest version; one that is not indexed yet, or could not be, is skipped. */
const againstLatest = async (
  table: Pick<Table, 'getMany'>,
  { tenant }: At,
  changes: ReadonlyMap<string, Change>,
): Promise<ReadonlyMap<string, Change>> => {
  const latest = await Promise.all(
    [...changes].map(async ([id, change]): Promise<[string, Change]> => {
      const { newFileId } = change;
      return [id, newFileId ? { ...change, newFileId: await latestVersion(table, tenant, newFileId) } : change];
    }),
  );
  const keys = latest.flatMap(([, { newFileId }]) => (newFileId ? [fileKey(tenant, newFileId)] : []));
  const rows = (await getAll(table, keys)).flatMap((row) => (row ? [files.read(row)] : []));
  const unread = new Set(rows.flatMap(({ id, status }) => (status === 'Done' ? [] : [id])));
  return new Map(latest.filter(([, { newFileId }]) => !newFileId || !unread.has(newFileId)));
};

export const staleSectionsOf = async (
  table: Pick<Table, 'getMany'>,
  at: At,
  { references, sections }: Pick<Report, 'references' | 'sections'>,
): Promise<StaleSection[]> => {
  const cited = await changesOf(table, at, { references });
  if (cited.size === 0) return [];
  const changes = await againstLatest(table, at, cited);
  const fileOf = new Map(references.map(({ n, fileId }) => [n, fileId]));
  const written = sections.filter(({ id }) => id !== STILL_NEEDED);
  return written.flatMap(({ id, title, blocks }) => {
    const files = new Set(refsIn(blocks).flatMap((n) => changes.get(fileOf.get(n) ?? '') ?? []));
    return files.size > 0 ? [{ id, title, files: [...files] }] : [];
  });
};
