// A checklist and its rows as the client sees them.
import type { Checklist, ChecklistRow, Reading } from '#shared/model/checklist.ts';
import { CHECKLIST } from '#shared/model/checklist-words.ts';
import { PRICES } from '#shared/model/prices.ts';
import type { Table } from '../../ports/table.ts';
import { type ChecklistRecord, isLocked, type RowRecord, statusesOf } from '../../store/checklists.ts';
import { fileKey, files } from '../../store/files.ts';
import type { RunRecord } from '../../store/runs.ts';

/** How many rows are answered at once. */
const AT_ONCE = 4;
/** What a run without a choice of rows leaves alone. */
export const SETTLED = ['approved', 'notApplicable'] as const;

const estimateOf = (list: ChecklistRecord): Checklist['estimate'] => {
  const statuses = statusesOf(list);
  const rows = list.count - SETTLED.reduce((sum, status) => sum + (statuses[status] ?? 0), 0);
  return {
    rows,
    credits: rows * PRICES.question,
    seconds: Math.ceil((rows * CHECKLIST.secondsPerRow) / AT_ONCE),
  };
};

export const listView = (list: ChecklistRecord, run: RunRecord | undefined): Omit<Checklist, 'reading'> => ({
  id: list.id,
  projectId: list.projectId,
  name: list.name,
  filename: list.filename,
  format: list.format,
  ...(list.template ? { template: list.template } : {}),
  count: list.count,
  statuses: statusesOf(list),
  estimate: estimateOf(list),
  ...(list.runId ? { runId: list.runId } : {}),
  isRunning: run?.status === 'InProgress',
  createdBy: list.createdBy,
  createdAt: list.createdAt,
  version: list.version,
});

export const checklistView = (list: ChecklistRecord, reading: Reading, run: RunRecord | undefined): Checklist => ({
  ...listView(list, run),
  reading,
});

export const rowView = (row: RowRecord, isStale: boolean): ChecklistRow => {
  const {
    checklistId: _list,
    generation: _generation,
    restsOn: _files,
    runId: _run,
    history: _history,
    ...shown
  } = row;
  return { ...shown, stale: isStale, isLocked: isLocked(row) };
};

const AT_A_TIME = 100;

/** Files that are here as they were: a new version has an id of its own, and the old one leaves the workspace's files. */
const standing = async (table: Pick<Table, 'getMany'>, tenant: string, ids: readonly string[]) => {
  const starts = Array.from({ length: Math.ceil(ids.length / AT_A_TIME) }, (_, n) => n * AT_A_TIME);
  const pages = await Promise.all(
    starts.map((from) => table.getMany(ids.slice(from, from + AT_A_TIME).map((id) => fileKey(tenant, id)))),
  );
  return new Set(
    pages.flat().flatMap((item) => {
      const file = item && files.read(item);
      return file && file.supersededBy === undefined ? [file.id] : [];
    }),
  );
};

/** Of rows: those that rest on a file which was changed, replaced or removed since. */
export const staleIn = async (
  table: Pick<Table, 'getMany'>,
  tenant: string,
  rows: readonly Pick<RowRecord, 'id' | 'restsOn'>[],
): Promise<ReadonlySet<string>> => {
  const ids = [...new Set(rows.flatMap(({ restsOn }) => restsOn))];
  if (ids.length === 0) return new Set();
  const here = await standing(table, tenant, ids);
  return new Set(rows.filter(({ restsOn }) => restsOn.some((id) => !here.has(id))).map(({ id }) => id));
};

export const rowViews = async (table: Pick<Table, 'getMany'>, tenant: string, rows: readonly RowRecord[]) => {
  const stale = await staleIn(table, tenant, rows);
  return rows.map((row) => rowView(row, stale.has(row.id)));
};
