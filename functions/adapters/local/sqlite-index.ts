// Implements the search index with a SQLite file per tenant, so that no query can reach another tenant.
import { existsSync } from 'node:fs';
import type { Index } from '../../ports/search-index.ts';
import { batchesOf } from '../node/chunk-batches.ts';
import { openTenant, tenantPath } from './sqlite-index/tenant-database.ts';
import { type TenantIndex, tenantIndex } from './sqlite-index/tenant-index.ts';

/** Maximum open tenants and their total memory; the least recently used one closes first. */
const MAX_OPEN = 16;
const MAX_BYTES = 768 * 1024 * 1024;

export type SqliteIndex = Index & { close(): void };

export const sqliteIndex = (dir: string): SqliteIndex => {
  const open = new Map<string, TenantIndex>();

  const closeOldest = () => {
    const bytes = [...open.values()].reduce((sum, tenant) => sum + tenant.bytes(), 0);
    if (open.size <= MAX_OPEN && bytes <= MAX_BYTES) return;
    for (const [name, tenant] of [...open].slice(0, -1)) {
      if (tenant.isBusy()) continue;
      tenant.close();
      open.delete(name);
      return;
    }
  };
  const opened = (tenant: string): TenantIndex => {
    const index = open.get(tenant) ?? tenantIndex(openTenant(dir, tenant));
    open.delete(tenant);
    open.set(tenant, index);
    closeOldest();
    return index;
  };
  const existing = (tenant: string) =>
    open.has(tenant) || existsSync(tenantPath(dir, tenant)) ? opened(tenant) : undefined;

  return {
    put: async (tenant, chunks) => {
      for await (const batch of batchesOf(chunks)) await opened(tenant).put(batch);
    },
    removeFile: async ({ tenant, fileId, fromSeq }) => existing(tenant)?.removeFile(fileId, fromSeq ?? 0),
    lexical: async (query) => existing(query.scope.tenant)?.lexical(query) ?? [],
    nearest: async (query) => existing(query.scope.tenant)?.nearest(query) ?? [],
    range: async ({ tenant, fileId, from, to }) => existing(tenant)?.range(fileId, from, to) ?? [],
    count: async (scope) => existing(scope.tenant)?.count(scope) ?? 0,
    close: () => {
      for (const tenant of open.values()) tenant.close();
      open.clear();
    },
  };
};
