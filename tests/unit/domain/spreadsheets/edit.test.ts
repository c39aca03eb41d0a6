// Two editors share a draft: nobody overwrites unseen changes, and saving makes the next version.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { storeParts } from '#functions/domain/files/finish.ts';
import { editSpreadsheet } from '#functions/domain/spreadsheets/edit.ts';
import { readRows } from '#functions/domain/spreadsheets/read.ts';
import { discardDraft, saveSpreadsheet } from '#functions/domain/spreadsheets/save.ts';
import { readFile } from '#functions/store/files.ts';
import { readDraft } from '#functions/store/spreadsheets.ts';
import { CALLER, fileWorld, TENANT, WORKSPACE } from '#tests/helpers/file-world.ts';
import { madeWorkbook, workbooksHere } from '#tests/helpers/made-workbook.ts';

const dir = mkdtempSync(join(tmpdir(), 'sheets-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const begin = async () => {
  const world = await fileWorld(dir);
  const ports = { ...world.ports, workbooks: workbooksHere() };
  const part = { filename: '모델.xlsx', contentType: '', bytes: madeWorkbook() };
  const [file] = await storeParts(ports, CALLER, { projectId: WORKSPACE }, [part]);
  if (!file) throw new Error('no file');
  const now = async () => (await readFile(ports.table, TENANT, file.id)) ?? file;
  const edit = async (version: number, column: number, input: string) => {
    return editSpreadsheet(ports, CALLER, await now(), { version, edits: [{ sheet: 0, row: 2, column, input }] });
  };
  return { world, ports, file, edit, now };
};

describe('two editors of a spreadsheet', () => {
  it("see each other's changes, and lose nothing", async () => {
    // Prepare
    const { edit } = await begin();
    const first = await edit(0, 2, '1000');
    // Act
    const late = await edit(0, 2, '5').catch((error) => error);
    const again = await edit(first.version, 5, 'x');
    // Assess
    expect(first.cells.map(({ row, column, text }) => [row, column, text])).toContainEqual([2, 4, '1,100']);
    expect(late).toMatchObject({ code: 'stale', data: { version: 1, cells: [{ row: 2, column: 2, input: '1000' }] } });
    expect(again).toMatchObject({ version: 2, unsaved: 2 });
  });

  it('read the newest rows, and learn what changed, if their draft is replaced meanwhile', async () => {
    // Prepare
    const { ports, edit, now } = await begin();
    await edit(0, 2, '1000');
    const before = await now();
    await edit(1, 2, '2000');
    // Act
    const rows = await readRows(ports, TENANT, before, { sheet: 0, from: 1, to: 9 });
    const late = editSpreadsheet(ports, CALLER, before, {
      version: 1,
      edits: [{ sheet: 0, row: 2, column: 2, input: '5' }],
    });
    // Assess
    expect(rows.version).toBe(2);
    await expect(late).rejects.toMatchObject({ code: 'stale', data: { version: 2, cells: [{ input: '2000' }] } });
  });

  it('save one new version with both changes, and the old one accepts no more', async () => {
    // Prepare
    const { ports, world, file, edit, now } = await begin();
    await edit(0, 2, '1000');
    await edit(1, 5, 'x');
    // Act
    const saved = await saveSpreadsheet(ports, CALLER, await now(), 2);
    // Assess
    expect(saved).toMatchObject({ contentVersion: 2, earlier: [file.id] });
    expect(world.jobs.at(-1)).toMatchObject({ machine: 'index-files' });
    const late = editSpreadsheet(ports, CALLER, { ...file, supersededBy: saved.id }, { version: 2, edits: [] });
    await expect(late).rejects.toMatchObject({ code: 'superseded', data: { id: saved.id } });
  });

  it('keep a change that one made while the other saved', async () => {
    // Prepare
    const { ports, edit, now } = await begin();
    await edit(0, 2, '1000');
    const { workbooks } = ports;
    const ask: typeof workbooks.ask = async (source, question, asked) => {
      const answer = await workbooks.ask(source, question, asked);
      if (question === 'save') await edit(1, 5, 'x');
      return answer;
    };
    // Act
    const saved = await saveSpreadsheet({ ...ports, workbooks: { ask } }, CALLER, await now(), 1);
    // Assess
    expect(saved).toMatchObject({ contentVersion: 2, draft: { version: 1, cells: 1 } });
    const { cells } = await readDraft(ports.files, TENANT, saved);
    expect(cells).toMatchObject([{ row: 2, column: 5, input: 'x' }]);
  });
});

describe('a draft', () => {
  it('is deleted with everything stored for it', async () => {
    const { ports, world, edit, now } = await begin();
    await edit(0, 2, '1000');

    const file = await discardDraft(ports, TENANT, await now());

    expect(file).toEqual(await now());
    expect(file.draft).toMatchObject({ version: 2, cells: 0 });
    expect([...world.stored.keys()].filter((key) => key.includes('/drafts/'))).toEqual([]);
  });

  it('ends if saving it changes no byte of the file', async () => {
    const { ports, edit, now } = await begin();
    await edit(0, 2, '1000');
    const saved = await saveSpreadsheet(ports, CALLER, await now(), 1);
    const again = async (version: number, input: string) => {
      const file = await readFile(ports.table, TENANT, saved.id);
      return editSpreadsheet(ports, CALLER, file!, { version, edits: [{ sheet: 0, row: 2, column: 2, input }] });
    };
    await again(0, '7');
    await again(1, '1000');

    const unchanged = await saveSpreadsheet(ports, CALLER, (await readFile(ports.table, TENANT, saved.id))!, 2);

    expect(unchanged).toMatchObject({ id: saved.id, contentVersion: 2, draft: { cells: 0 } });
  });
});
