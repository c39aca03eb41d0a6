// Creates a share link to a checklist, and reads the page that it opens.
import { AppError } from '#shared/contract/errors.ts';
import type { SharedPart, ShareInput } from '#shared/model/share.ts';
import type { Report } from '#shared/report/report.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { type ChecklistRecord, checklistKey, checklists, readRows } from '../../store/checklists.ts';
import type { Caller } from '../caller.ts';
import { makeShare } from '../shares/share.ts';
import { listReport } from './list-report.ts';
import { outwardRows, shareableFiles } from './outward-rows.ts';

type Ports = { readonly table: Pick<Table, 'query' | 'write'>; readonly clock: Clock; readonly random: Random };
type Wanted = ShareInput & { readonly parts: SharedPart[] };

export const shareChecklist = async (ports: Ports, caller: Caller, list: ChecklistRecord, wanted: Wanted) => {
  const { id, projectId, name } = list;
  const { parts, ...input } = wanted;
  const { tenant } = caller;
  const [rows, shareable] = await Promise.all([
    readRows(ports.table, tenant, list),
    shareableFiles(ports.table, { tenant, projectId }),
  ]);
  const withheld = parts.includes('answers') ? outwardRows(rows, shareable, parts).withheld.size : 0;
  const made = await makeShare(ports, caller, { projectId, name, checklistId: id, parts }, input);
  return { ...made, withheld };
};

type Shared = {
  readonly checklistId: string;
  readonly parts: readonly SharedPart[];
  readonly organisation: string;
};

/** The list and its files as they are when the link is opened. */
export const sharedList = async (
  table: Pick<Table, 'getMany' | 'query'>,
  tenant: string,
  { checklistId, parts, organisation }: Shared,
): Promise<Report> => {
  const [item] = await table.getMany([checklistKey(tenant, checklistId)]);
  if (!item) throw new AppError('notFound');
  const list = checklists.read(item);
  const [all, shareable] = await Promise.all([
    readRows(table, tenant, list),
    shareableFiles(table, { tenant, projectId: list.projectId }),
  ]);
  const { rows, withheld } = outwardRows(all, shareable, parts);
  return listReport(list, rows, {
    language: list.language,
    createdAt: list.createdAt,
    organisation,
    outside: { parts, withheld },
  });
};
