// Lists the checklists of a workspace, and the rows of one, page by page.
import { ROW_STATUSES, type RowMark, type RowSort, type RowStatus, SEVERITIES } from '#shared/model/checklist-words.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import {
  CHECKLIST_PREFIX,
  type ChecklistRecord,
  checklists,
  type RowRecord,
  readRows,
} from '../../store/checklists.ts';
import { runRowKey, runs } from '../../store/runs.ts';
import { workspacePk } from '../../store/workspaces.ts';
import { changedFiles, type FilePorts } from './changed-files.ts';
import { hasMark } from './marks.ts';
import { listView, rowViews } from './view.ts';

type Page = { readonly limit: number; readonly offset: number };
type In = { readonly tenant: string; readonly projectId: string };

export const listChecklists = async (
  table: Pick<Table, 'getMany' | 'query'>,
  { tenant, projectId }: In,
  { limit, offset }: Page,
) => {
  const { items } = await table.query({
    pk: workspacePk(tenant, projectId),
    prefix: CHECKLIST_PREFIX,
    descending: true,
  });
  const lists = items.slice(offset, offset + limit).map(checklists.read);
  const ids = lists.flatMap(({ runId }) => (runId ? [runId] : []));
  const found = ids.length === 0 ? [] : await table.getMany(ids.map((id) => runRowKey(tenant, id)));
  const byId = new Map(found.flatMap((item) => (item ? [runs.read(item)] : [])).map((run) => [run.id, run]));
  return { rows: lists.map((list) => listView(list, byId.get(list.runId ?? ''))), count: items.length };
};

type Filter = {
  readonly status?: RowStatus | undefined;
  readonly sheet?: string | undefined;
  readonly search?: string | undefined;
  readonly owner?: string | undefined;
};

const fits = ({ status, sheet, search, owner }: Filter) => {
  const wanted = search?.normalize('NFKC').toLowerCase();
  return (row: RowRecord): boolean =>
    (status === undefined || row.status === status) &&
    (sheet === undefined || row.sheet === sheet) &&
    (owner === undefined || row.owner?.id === owner) &&
    (!wanted ||
      `${row.question} ${row.section ?? ''} ${row.human?.text ?? ''}`.normalize('NFKC').toLowerCase().includes(wanted));
};

/** Rows without the value come last; ties keep the order of the list. */
const sortKeys: Readonly<Record<RowSort, (row: RowRecord) => string | undefined>> = {
  severity: ({ risk }) => risk && String(SEVERITIES.indexOf(risk.severity)),
  due: ({ due }) => due,
  status: ({ status }) => String(ROW_STATUSES.indexOf(status)),
  owner: ({ owner }) => owner?.name,
};

const sorted = (rows: readonly RowRecord[], sort: RowSort | undefined): readonly RowRecord[] => {
  if (!sort) return rows;
  const keyOf = sortKeys[sort];
  const last = '\uffff';
  return rows.toSorted((a, b) => {
    const [x, y] = [keyOf(a) ?? last, keyOf(b) ?? last];
    return x === y ? 0 : x < y ? -1 : 1;
  });
};

type Look = { readonly mark?: RowMark | undefined; readonly sort?: RowSort | undefined };
type Ports = FilePorts & { readonly clock: Pick<Clock, 'now'> };

/** Without a filter a page is read by key; with a filter the whole list is scanned. */
export const pageOfRows = async (
  ports: Ports,
  tenant: string,
  list: ChecklistRecord,
  { limit, offset, mark, sort, ...filter }: Page & Filter & Look,
) => {
  const { table, clock } = ports;
  const isFiltered = [mark, sort, ...Object.values(filter)].some((value) => value !== undefined && value !== '');
  if (!isFiltered) {
    const rows = await readRows(table, tenant, list, { offset, limit });
    return { rows: await rowViews(ports, tenant, list, rows), count: list.count };
  }
  const fitting = (await readRows(table, tenant, list)).filter(fits(filter));
  const changed = mark === 'stale' ? await changedFiles(ports, tenant, fitting) : new Map();
  const at = { changed, lastRun: list.runId, today: new Date(clock.now()).toISOString().slice(0, 10) };
  const marked = mark ? fitting.filter((row) => hasMark(row, mark, at)) : fitting;
  const all = sorted(marked, sort);
  return { rows: await rowViews(ports, tenant, list, all.slice(offset, offset + limit)), count: all.length };
};
