// The audit log is append-only: rows are written only where none exists, and only erasing an organization removes one.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WriteConflict } from '#functions/ports/table.ts';
import { auditRow } from '#functions/store/audit.ts';
import { emptyTable } from '#tests/helpers/empty-table.ts';

const entry = {
  tenant: 'abc',
  userId: 'u',
  action: 'signIn' as const,
  targets: [],
  sourceIp: '192.0.2.1',
  requestId: 'r',
  now: 0,
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

describe('an audit row', () => {
  it('is never overwritten', async () => {
    const table = emptyTable();
    await table.write(auditRow(entry));
    await expect(table.write(auditRow({ ...entry, userId: 'somebody else' }))).rejects.toBeInstanceOf(WriteConflict);
  });

  it('is accessed only by its own store, its readers, and the erasure of an organization', () => {
    const root = new URL('../../../functions/', import.meta.url).pathname;
    const users = filesIn(root)
      .filter((path) => path.endsWith('.ts') && /auditMonthPk|auditPersonPk|'AUDIT'/.test(readFileSync(path, 'utf8')))
      .map((path) => path.slice(root.length));
    expect(users.sort()).toEqual(['domain/audit/walk.ts', 'store/audit.ts', 'tasks/erase-organisation/rest.ts']);
  });
});
