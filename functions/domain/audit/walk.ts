// Walks the audit log from the newest row: month by month, or through the entries of one person.
import { AppError } from '#shared/contract/errors.ts';
import type { AuditAction } from '#shared/model/audit.ts';
import { DAY_MS } from '#shared/model/durations.ts';
import type { Page, Table } from '../../ports/table.ts';
import { type AuditRecord, auditMonthPk, auditPersonPk, readAudit } from '../../store/audit.ts';

/** `since` is the creation date of the organization; no row is older. */
export type Log = { readonly tenant: string; readonly since: string; readonly now: number };
export type Filter = {
  /** Days in UTC, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly userId?: string | undefined;
  /** The position of the last row of the previous page. */
  readonly cursor?: string | undefined;
};

const MONTHS_AT_ONCE = 4;
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[\x21-\x7e]{1,100}$/;

export const placeOf = ({ at, requestId }: AuditRecord): string => `${at}#${requestId}`;

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

type Span = { readonly after: string; readonly upTo: string };

const spanOf = ({ since, now }: Log, { from, to, cursor }: Filter): Span => {
  if (cursor !== undefined && !PLACE.test(cursor)) throw new AppError('badInput', { field: 'cursor' });
  const lastDay = new Date(now).toISOString().slice(0, 10);
  const end = dayAfter(to !== undefined && to < lastDay ? to : lastDay);
  const begin = since.slice(0, 10);
  return {
    after: from !== undefined && from > begin ? from : begin,
    upTo: cursor !== undefined && cursor < end ? cursor : end,
  };
};

/** Months of the span, newest first. */
const monthsOf = ({ after, upTo }: Span): string[] => {
  const months: string[] = [];
  const first = after.slice(0, 7);
  for (let day = new Date(`${upTo.slice(0, 7)}-01`); day.toISOString().slice(0, 7) >= first; ) {
    months.push(day.toISOString().slice(0, 7));
    day = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 1, 1));
  }
  return months;
};

type Ask = (cursor?: string) => Promise<Page>;

/** Reads several months in parallel, so that months without rows cost no time. */
async function* through(partitions: readonly Ask[]): AsyncIterable<AuditRecord> {
  for (let at = 0; at < partitions.length; at += MONTHS_AT_ONCE) {
    const some = partitions.slice(at, at + MONTHS_AT_ONCE);
    const firsts = await Promise.all(some.map((ask) => ask()));
    for (const [i, first] of firsts.entries()) {
      let page: Page | undefined = first;
      while (page) {
        yield* page.items.map(readAudit);
        page = page.cursor === undefined ? undefined : await some[i]?.(page.cursor);
      }
    }
  }
}

/** Yields every row of the period and person, newest first; the caller filters by action. */
export const walk = (
  table: Pick<Table, 'query'>,
  log: Log,
  filter: Filter,
  size: number,
): AsyncIterable<AuditRecord> => {
  const span = spanOf(log, filter);
  const query = { ...span, descending: true, limit: size };
  const { userId } = filter;
  const asks: Ask[] =
    userId === undefined
      ? monthsOf(span).map(
          (month) => (cursor) =>
            table.query({ ...query, pk: auditMonthPk(log.tenant, month), ...(cursor ? { cursor } : {}) }),
        )
      : [
          (cursor) =>
            table.query({
              ...query,
              index: 'gsi1',
              pk: auditPersonPk(log.tenant, userId),
              ...(cursor ? { cursor } : {}),
            }),
        ];
  return through(asks);
};
