// Erases what a removed organization has besides workspaces and people: tags, folders, layouts, credits, keys, audit
// log, bytes.
import type { FileKey, Files } from '../../ports/files.ts';
import type { Table, TenantPk } from '../../ports/table.ts';
import { auditMonthPk } from '../../store/audit.ts';
import { checklistLayoutsPk } from '../../store/checklist-layouts.ts';
import { creditsPk } from '../../store/credits.ts';
import { tenantPrefix } from '../../store/file-keys.ts';
import { pk } from '../../store/keys.ts';
import { sourceKeysPk } from '../../store/source-keys.ts';
import { tagsPk } from '../../store/tags.ts';
import { workspaceFoldersPk } from '../../store/workspace-folders.ts';
import { removePartition } from './partition.ts';

const monthsBetween = (first: string, now: number): string[] => {
  const months: string[] = [];
  const last = new Date(now).toISOString().slice(0, 7);
  for (let day = new Date(`${first.slice(0, 7)}-01T00:00:00Z`); day.toISOString().slice(0, 7) <= last; ) {
    months.push(day.toISOString().slice(0, 7));
    day = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1));
  }
  return months;
};

const partitionsOf = (tenant: string, createdAt: string, now: number): TenantPk[] => [
  tagsPk(tenant),
  workspaceFoldersPk(tenant),
  checklistLayoutsPk(tenant),
  creditsPk(tenant),
  sourceKeysPk(tenant),
  ...monthsBetween(createdAt, now).map((month) => auditMonthPk(tenant, month)),
  pk(tenant),
];

/** True if there were any rows. */
export const removeRest = async (
  table: Pick<Table, 'query' | 'write'>,
  { tenant, createdAt, now }: { readonly tenant: string; readonly createdAt: string; readonly now: number },
): Promise<boolean> => {
  let had = false;
  for (const partition of partitionsOf(tenant, createdAt, now)) had = (await removePartition(table, partition)) || had;
  return had;
};

const KEYS_AT_ONCE = 500;

/** Bytes that have no row. */
export const removeBytes = async (files: Pick<Files, 'list' | 'remove'>, tenant: string): Promise<boolean> => {
  let keys: FileKey[] = [];
  let had = false;
  for await (const { key } of files.list(tenantPrefix(tenant))) {
    keys.push(key);
    had = true;
    if (keys.length < KEYS_AT_ONCE) continue;
    await files.remove(keys);
    keys = [];
  }
  if (keys.length > 0) await files.remove(keys);
  return had;
};
