// Lists recent activity of a workspace, newest first: files, questions, runs, exports and changed figures, merged from
// their own rows.
import type { Activity } from '#shared/model/run.ts';
import type { Item, Table } from '../../ports/table.ts';
import { EXPORT_PREFIX, exportRows } from '../../store/exports.ts';
import { FIGURE_ALERT_PREFIX, figureAlerts } from '../../store/figure-alerts.ts';
import { FILE_PREFIX, files, readFileItems } from '../../store/files.ts';
import { QUESTION_PREFIX, questions } from '../../store/questions.ts';
import { RUN_PREFIX, runs } from '../../store/runs.ts';
import { workspacePk } from '../../store/workspaces.ts';

type Kind = Activity['type'];
type Reader = { readonly prefix: string; readonly read: (item: Item) => Activity };

/** The rows of each kind sort by time. */
const READERS: Readonly<Record<Kind, Reader>> = {
  file: {
    prefix: FILE_PREFIX,
    read: (item) => {
      const { id, filename, uploadedBy, uploadedAt, status } = files.read(item);
      return { id, type: 'file', name: filename, createdBy: uploadedBy, createdAt: uploadedAt, status };
    },
  },
  question: {
    prefix: QUESTION_PREFIX,
    read: (item) => {
      const { id, query, createdBy, createdAt, status } = questions.read(item);
      return { id, type: 'question', name: query, createdBy, createdAt, status };
    },
  },
  run: {
    prefix: RUN_PREFIX,
    read: (item) => {
      const { id, name, createdBy, createdAt, status } = runs.read(item);
      return { id, type: 'run', name, createdBy, createdAt, status };
    },
  },
  export: {
    prefix: EXPORT_PREFIX,
    read: (item) => {
      const { about, name, by, at } = exportRows.read(item);
      return { id: about, type: 'export', name, createdBy: by, createdAt: at };
    },
  },
  figures: {
    prefix: FIGURE_ALERT_PREFIX,
    read: (item) => {
      const { runId, name, by, at } = figureAlerts.read(item);
      return { id: runId, type: 'figures', name, createdBy: by, createdAt: at };
    },
  },
};

type Wanted = { readonly limit: number; readonly offset: number; readonly type?: Kind | undefined };
type In = { readonly tenant: string; readonly projectId: string };

const KINDS: readonly Kind[] = ['file', 'question', 'run', 'export', 'figures'];

const newest = async (
  table: Pick<Table, 'query'>,
  { tenant, projectId }: In,
  limit: number,
  kind: Kind,
): Promise<readonly Item[]> => {
  if (kind === 'file') return readFileItems(table, tenant, projectId, limit);
  const { prefix } = READERS[kind];
  return (await table.query({ pk: workspacePk(tenant, projectId), prefix, descending: true, limit })).items;
};

export const listActivities = async (
  table: Pick<Table, 'query' | 'count'>,
  { tenant, projectId }: In,
  { limit, offset, type }: Wanted,
): Promise<{ rows: Activity[]; count: number }> => {
  const kinds = type ? [type] : KINDS;
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const { prefix, read } = READERS[kind];
      const [page, count] = await Promise.all([
        newest(table, { tenant, projectId }, offset + limit, kind),
        table.count({ pk: workspacePk(tenant, projectId), prefix }),
      ]);
      return { rows: page.map(read), count };
    }),
  );
  const rows = lists.flatMap((list) => list.rows).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return { rows: rows.slice(offset, offset + limit), count: lists.reduce((sum, { count }) => sum + count, 0) };
};
