// Lists a page of the audit log, newest first, with the cursor of the next page.
import type { AuditRow } from '#shared/model/audit.ts';
import type { Table } from '../../ports/table.ts';
import type { AuditRecord } from '../../store/audit.ts';
import type { Caller } from '../caller.ts';
import { namesFor } from '../names.ts';
import { type Filter, type Log, placeOf, walk } from './walk.ts';

/** Maximum rows read per call while filtering by action; the client continues from the cursor. */
const MAX_ROWS_READ = 2000;

const auditView = (row: AuditRecord): AuditRow => ({
  id: placeOf(row),
  at: row.at,
  action: row.action,
  by: { id: row.userId, name: row.name },
  ...(row.route ? { route: row.route } : {}),
  targets: row.targets,
  ...(row.note ? { note: row.note } : {}),
  sourceIp: row.sourceIp,
  requestId: row.requestId,
});

export const listAudit = async (
  table: Pick<Table, 'query'>,
  log: Log,
  { limit, ...filter }: Filter & { readonly limit: number },
) => {
  const rows: AuditRow[] = [];
  let looked = 0;
  let last: string | undefined;
  const size = filter.action ? MAX_ROWS_READ / 4 : limit + 2;
  const page = (cursor?: string) => ({ rows, count: rows.length, ...(cursor ? { cursor } : {}) });
  for await (const row of walk(table, log, filter, size)) {
    if (placeOf(row) === filter.cursor) continue;
    if (rows.length === limit || looked === MAX_ROWS_READ) return page(last);
    looked += 1;
    last = placeOf(row);
    if (!filter.action || row.action === filter.action) rows.push(auditView(row));
  }
  return page();
};

/** Adds the names of the targets that the caller may open. */
export const namedAudit = async (
  table: Pick<Table, 'getMany' | 'query'>,
  caller: Caller,
  now: number,
  filter: Filter & { readonly limit: number },
) => {
  const page = await listAudit(table, { tenant: caller.tenant, since: caller.organisation.createdAt, now }, filter);
  const names = await namesFor(
    table,
    caller,
    page.rows.flatMap(({ targets }) => targets),
  );
  return { ...page, names };
};
