// The audit log: one append-only row per sign-in, opening, export, change and denial.
import type { Audit } from '#shared/model/audit.ts';
import type { Write } from '../ports/table.ts';
import { key, pk } from './keys.ts';

export type AuditEntry = {
  readonly tenant: string;
  readonly userId: string;
  readonly action: Audit | 'denied';
  /** The route, for a denial. */
  readonly route?: string;
  readonly targets: readonly string[];
  readonly sourceIp: string;
  readonly requestId: string;
  readonly now: number;
};

/** Partitioned by month, ordered by time; the request id makes the key unique. */
export const auditRow = (entry: AuditEntry): Write => {
  const at = new Date(entry.now).toISOString();
  return {
    put: {
      ...key(pk(entry.tenant, 'AUDIT', at.slice(0, 7)), `${at}#${entry.requestId}`),
      version: 1,
      data: {
        at,
        userId: entry.userId,
        action: entry.action,
        ...(entry.route ? { route: entry.route } : {}),
        targets: entry.targets,
        sourceIp: entry.sourceIp,
        requestId: entry.requestId,
      },
    },
    if: 'absent',
  };
};
