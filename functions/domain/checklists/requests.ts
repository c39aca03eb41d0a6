// Lists the requests addressed to a person in a workspace, across its lists.
import type { ChecklistRequest } from '#shared/model/checklist-row.ts';
import type { Table } from '../../ports/table.ts';
import { CHECKLIST_PREFIX, checklists, readRows } from '../../store/checklists.ts';
import { workspacePk } from '../../store/workspaces.ts';
import type { Caller } from '../caller.ts';
import { isRequestedOf, requestView } from './messages.ts';

type Wanted = { readonly projectId: string; readonly limit: number; readonly offset: number };

/** Open requests first, earliest due date first. */
const byUrgency = (a: ChecklistRequest, b: ChecklistRequest): number =>
  Number(a.isAnswered) - Number(b.isAnswered) || ((a.due ?? '9') < (b.due ?? '9') ? -1 : 1);

export const requestsTo = async (
  table: Pick<Table, 'query'>,
  { tenant, userId }: Caller,
  { projectId, limit, offset }: Wanted,
) => {
  const { items } = await table.query({
    pk: workspacePk(tenant, projectId),
    prefix: CHECKLIST_PREFIX,
    descending: true,
  });
  const lists = items.map(checklists.read);
  const found = await Promise.all(
    lists.map(async (list) => {
      const rows = await readRows(table, tenant, list);
      return rows.filter((row) => isRequestedOf(row, userId)).map((row) => requestView(list, row, userId));
    }),
  );
  const all = found.flat().sort(byUrgency);
  return { rows: all.slice(offset, offset + limit), count: all.length };
};
