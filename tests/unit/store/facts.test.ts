// Facts of files: found over a workspace, replaced with a version, deleted with their file.
import { describe, expect, it } from 'vitest';
import type { Table } from '#functions/ports/table.ts';
import { eraseFacts, type FactsRecord, readFacts, storeFacts } from '#functions/store/facts.ts';
import { workspacePk } from '#functions/store/workspaces.ts';
import { emptyTable } from '#tests/helpers/empty-table.ts';

const TENANT = 'hanbit';
const WORKSPACE = 'prj_000000000001';
const FILE = 'fil_000000000001_0000000000000001';
const OTHER = 'fil_000000000001_0000000000000002';
const at = { tenant: TENANT, projectId: WORKSPACE, entity: 'adobe', metric: 'revenue' };

const record = (fileId: string, metric: string, value: number): FactsRecord => ({
  projectId: WORKSPACE,
  fileId,
  document: `${fileId}.pdf`,
  company: 'ADOBE INC.',
  entity: 'adobe',
  metric,
  asOf: '2022',
  facts: [{ metric, label: metric, period: '2022', value, scale: 6, shown: String(value), seq: 1, start: 0, end: 4 }],
});
const rows = async (table: ReturnType<typeof emptyTable>) =>
  (await table.query({ pk: workspacePk(TENANT, WORKSPACE) })).items.map(({ sk }) => sk);

describe('facts of files', () => {
  it('are found by company and metric in all files of the workspace', async () => {
    const table = emptyTable();
    await storeFacts(table, { tenant: TENANT, fileId: FILE }, [record(FILE, 'revenue', 10), record(FILE, 'cash', 1)]);
    await storeFacts(table, { tenant: TENANT, fileId: OTHER }, [record(OTHER, 'revenue', 11)]);

    const found = await readFacts(table, at);

    expect(found.map(({ fileId, facts }) => [fileId, facts[0]?.value])).toEqual([
      [FILE, 10],
      [OTHER, 11],
    ]);
    expect(await readFacts(table, { ...at, entity: 'adob' })).toEqual([]);
    expect(await readFacts(table, { ...at, tenant: 'kaede' })).toEqual([]);
  });

  it('are removed with an earlier version', async () => {
    const table = emptyTable();
    await storeFacts(table, { tenant: TENANT, fileId: FILE }, [record(FILE, 'revenue', 10), record(FILE, 'cash', 1)]);
    await storeFacts(table, { tenant: TENANT, fileId: FILE }, [record(FILE, 'cash', 2)]);

    expect(await readFacts(table, at)).toEqual([]);
    expect(await readFacts(table, { ...at, metric: 'cash' })).toMatchObject([{ facts: [{ value: 2 }] }]);
  });

  it('are removed with their file, however often that is requested', async () => {
    const table = emptyTable();
    const many = Array.from({ length: 250 }, (_, n) => record(FILE, `metric${n}`, n));
    await storeFacts(table, { tenant: TENANT, fileId: FILE }, many);
    await storeFacts(table, { tenant: TENANT, fileId: OTHER }, [record(OTHER, 'revenue', 11)]);

    await eraseFacts(table, { tenant: TENANT, fileId: FILE });
    await eraseFacts(table, { tenant: TENANT, fileId: FILE });

    expect((await rows(table)).filter((sk) => sk.includes(FILE))).toEqual([]);
    expect(await readFacts(table, at)).toHaveLength(1);
  });

  it('are also removed if writing them was interrupted', async () => {
    const table = emptyTable();
    let left = 2;
    const breaking: Pick<Table, 'getMany' | 'write'> = {
      getMany: table.getMany,
      write: async (...writes) => {
        left -= 1;
        if (left < 0) throw new Error('broken off');
        await table.write(...writes);
      },
    };
    const many = Array.from({ length: 250 }, (_, n) => record(FILE, `metric${n}`, n));
    await expect(storeFacts(breaking, { tenant: TENANT, fileId: FILE }, many)).rejects.toThrow('broken off');
    expect((await rows(table)).length).toBeGreaterThan(0);

    await eraseFacts(table, { tenant: TENANT, fileId: FILE });

    expect(await rows(table)).toEqual([]);
  });
});
