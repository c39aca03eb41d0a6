// Syncing a spreadsheet reindexes it and syncs the drive that it came from.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { storeParts } from '#functions/domain/files/finish.ts';
import { syncSpreadsheet } from '#functions/domain/spreadsheets/sync.ts';
import { DRIVE, driveWorld } from '#tests/helpers/drive-world.ts';
import { CALLER, TENANT, WORKSPACE } from '#tests/helpers/file-world.ts';
import { madeWorkbook } from '#tests/helpers/made-workbook.ts';

const dir = mkdtempSync(join(tmpdir(), 'sheets-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const begin = async () => {
  const world = await driveWorld(dir);
  await world.connect([{ key: 'f1', name: 'Deal' }]);
  const part = { filename: '모델.xlsx', contentType: '', bytes: madeWorkbook() };
  const [file] = await storeParts(world.ports, CALLER, { projectId: WORKSPACE }, [part]);
  if (!file) throw new Error('no file');
  world.jobs.splice(0);
  const { deadline, ...settled } = file;
  return { world, file: settled };
};

describe('syncing a spreadsheet', () => {
  it('starts the sync of its drive', async () => {
    const { world, file } = await begin();
    const origin = { drive: DRIVE, provider: 'google' as const, remoteId: 'r1', etag: '1' };
    await syncSpreadsheet(world.ports, TENANT, { ...file, origin });
    expect(world.jobs.map(({ machine }) => machine)).toEqual(['sync-drive', 'index-files']);
  });

  it('starts no sync for an uploaded spreadsheet', async () => {
    const { world, file } = await begin();
    await syncSpreadsheet(world.ports, TENANT, file);
    expect(world.jobs.map(({ machine }) => machine)).toEqual(['index-files']);
  });
});
