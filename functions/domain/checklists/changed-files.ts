// Finds what changed since rows were answered: the files they are based on, the model that wrote, and new files that
// match a row's request.
import type { ChecklistRow } from '#shared/model/checklist-row.ts';
import { workspaceOf } from '#shared/model/ids.ts';
import type { Files } from '../../ports/files.ts';
import type { Model } from '../../ports/model.ts';
import type { Table } from '../../ports/table.ts';
import type { RowRecord } from '../../store/checklists.ts';
import { evidenceFiles, evidenceKey, type FileRecord } from '../../store/files.ts';
import { readAll } from '../files/list.ts';
import { searchableSince } from './being-read.ts';
import { cellComparison } from './compare-cells.ts';
import { type NamesFile, namesFile } from './named-files.ts';

type Changed = ChecklistRow['changedFiles'];
type Row = Pick<
  RowRecord,
  | 'id'
  | 'checklistId'
  | 'kind'
  | 'question'
  | 'restsOn'
  | 'missing'
  | 'answer'
  | 'references'
  | 'answeredAt'
  | 'status'
  | 'messages'
  | 'writer'
>;

const AT_A_TIME = 100;

/** Reads files stored outside the file list of a workspace: earlier versions and fetched documents. */
const filesBeside = async (table: Pick<Table, 'getMany'>, tenant: string, ids: readonly string[]) => {
  const starts = Array.from({ length: Math.ceil(ids.length / AT_A_TIME) }, (_, n) => n * AT_A_TIME);
  const pages = await Promise.all(
    starts.map((from) => table.getMany(ids.slice(from, from + AT_A_TIME).map((id) => evidenceKey(tenant, id)))),
  );
  return new Map(
    pages.flat().flatMap((item) => {
      const file = item && evidenceFiles.read(item);
      return file ? [[file.id, file] as const] : [];
    }),
  );
};

const titleIn = ({ references }: Row, id: string): string =>
  references.find(({ fileId }) => fileId === id)?.title ?? '';

/** Files whose content arrived after the row was answered and that match its request. */
const addedFor = (row: Row, files: readonly FileRecord[], isNamed: NamesFile): FileRecord[] => {
  const { answeredAt } = row;
  if (row.kind !== 'request' || !answeredAt || row.status === 'notApplicable') return [];
  const known = new Set(row.restsOn);
  const later = files.filter(
    (file) =>
      file.status === 'Done' &&
      searchableSince(file) > answeredAt &&
      ![file.id, ...(file.earlier ?? [])].some((one) => known.has(one)),
  );
  return later.filter((file) => isNamed(file, row.question));
};

/** Files received with a reply after the row was last answered, or before its first answer. */
const receivedFor = ({ messages, restsOn, answeredAt = '' }: Row, files: readonly FileRecord[]): FileRecord[] => {
  const received = new Set(messages.flatMap((message) => message.files.map(({ id }) => id)));
  if (received.size === 0) return [];
  return files.filter(
    (file) =>
      received.has(file.id) &&
      file.status === 'Done' &&
      searchableSince(file) > answeredAt &&
      !restsOn.includes(file.id),
  );
};

/** Files that were being indexed when the row was answered and are searchable now. */
const missedBy = ({ missing = [], restsOn }: Row, files: readonly FileRecord[]): FileRecord[] => {
  const missed = new Set(missing);
  return files.filter(({ id, status }) => status === 'Done' && missed.has(id) && !restsOn.includes(id));
};

/** Extractive writers count as the same writer, whichever model embeds for them. */
const writerChange = ({ writer }: Row, { name, kind }: Pick<Model, 'name' | 'kind'>): Changed => {
  const isSame = !writer || (writer.kind === kind && (kind === 'offline' || writer.name === name));
  return isSame ? [] : [{ title: name, change: 'writer' }];
};

export type FilePorts = {
  readonly table: Pick<Table, 'getMany' | 'query'>;
  readonly files: Pick<Files, 'readAll'>;
  readonly model: Pick<Model, 'name' | 'kind'>;
};

/** Returns the changes by row, for rows with a changed file. */
export const changedFiles = async (
  { table, files: storage, model }: FilePorts,
  tenant: string,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, Changed>> => {
  const [first] = rows;
  if (!first || !rows.some(({ answeredAt, messages }) => answeredAt || messages.length > 0)) return new Map();
  const { rows: files } = await readAll(table, { tenant, projectId: workspaceOf(first.checklistId) ?? '' });
  const here = new Set(files.map(({ id }) => id));
  const missing = [...new Set(rows.flatMap(({ restsOn }) => restsOn))].filter((id) => !here.has(id));
  const beside = await filesBeside(table, tenant, missing);
  const isUnchanged = cellComparison(storage, tenant);
  const changeOf = async (row: Row, id: string): Promise<Changed[number]['change'] | undefined> => {
    const file = beside.get(id);
    if (!file) return here.has(id) ? undefined : 'removed';
    if (!file.supersededBy) return undefined;
    const now = files.find(({ earlier = [] }) => earlier.includes(id));
    return now && (await isUnchanged(row, file, now)) ? undefined : 'replaced';
  };
  const lost = async (row: Row): Promise<Changed> => {
    const changes = await Promise.all(row.restsOn.map(async (id) => ({ id, change: await changeOf(row, id) })));
    return changes.flatMap(({ id, change }) =>
      change ? [{ title: beside.get(id)?.filename ?? titleIn(row, id), change }] : [],
    );
  };
  const isNamed = namesFile();
  const all = await Promise.all(
    rows.map(async (row) => {
      const added = [
        ...new Set([...receivedFor(row, files), ...addedFor(row, files, isNamed), ...missedBy(row, files)]),
      ].map(({ filename }) => ({ title: filename, change: 'added' as const }));
      const changed: Changed = [...(await lost(row)), ...added, ...writerChange(row, model)];
      return [row.id, changed] as const;
    }),
  );
  return new Map(all.filter(([, changed]) => changed.length > 0));
};
