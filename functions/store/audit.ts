// Writes the audit log: one append-only row per sign-in, opening, export, change and denial. Nothing here changes or
// removes a row.
import * as z from 'zod';
import { AuditAction } from '#shared/model/audit.ts';
import type { Item, Write } from '../ports/table.ts';
import { key, pk } from './keys.ts';

export type AuditEntry = {
  readonly tenant: string;
  readonly userId: string;
  /** The name at that moment: people are renamed and removed. */
  readonly name?: string | undefined;
  readonly action: AuditAction;
  /** The route, for a denial. */
  readonly route?: string;
  readonly targets: readonly string[];
  /** The reason that the person gave. */
  readonly note?: string;
  readonly sourceIp: string;
  readonly requestId: string;
  readonly now: number;
};

/** Partitioned by month (`2026-11`), ordered by time. */
export const auditMonthPk = (tenant: string, month: string) => pk(tenant, 'AUDIT', month);
/** The actions of one person, ordered by time. */
export const auditPersonPk = (tenant: string, userId: string) => pk(tenant, 'AUDIT', 'PERSON', userId);

/** The request id makes the key unique. */
export const auditRow = ({ tenant, now, ...entry }: AuditEntry): Write => {
  const at = new Date(now).toISOString();
  const sk = `${at}#${entry.requestId}`;
  return {
    put: {
      ...key(auditMonthPk(tenant, at.slice(0, 7)), sk),
      gsi1pk: auditPersonPk(tenant, entry.userId),
      gsi1sk: sk,
      version: 1,
      data: { ...entry, at },
    },
    if: 'absent',
  };
};

const Record = z.object({
  at: z.string(),
  userId: z.string(),
  name: z.string().default(''),
  action: AuditAction,
  route: z.string().optional(),
  targets: z.array(z.string()),
  note: z.string().optional(),
  sourceIp: z.string(),
  requestId: z.string(),
});
export type AuditRecord = z.infer<typeof Record>;

export const readAudit = (item: Item): AuditRecord => Record.parse(item.data);
