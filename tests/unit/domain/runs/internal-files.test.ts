// Internal files that a report cites.
import { describe, expect, it } from 'vitest';
import { internalFilesOf } from '#functions/domain/runs/internal-files.ts';
import { files, readFile } from '#functions/store/files.ts';
import { ACCESS } from '#shared/model/enums.ts';
import type { Audience } from '#shared/model/file.ts';
import type { Reference } from '#shared/report/blocks.ts';
import { populated } from '#tests/helpers/tenants.ts';
import { AT, fileIdOf, workspaceIdOf } from '#tests/helpers/test-ids.ts';

const tenant = 'alpha';
const projectId = workspaceIdOf(tenant, ACCESS.all);
const fileId = fileIdOf(projectId);

const citing = (...fileIds: readonly string[]): Reference[] =>
  fileIds.map((id, i) => ({
    n: i + 1,
    source: 'FILES',
    title: id,
    fileId: id,
    locator: {},
    quote: 'It grew.',
    retrievedAt: AT,
  }));

const namesFor = async (audience: Audience, references: readonly Reference[]) => {
  const { table } = await populated();
  const file = await readFile(table, tenant, fileId);
  if (!file) throw new Error('no file');
  await table.write({ put: files.row(tenant, { ...file, filename: 'memo.md', audience }, file.version) });
  return internalFilesOf(table, { tenant, projectId }, { references: [...references] });
};

describe('the internal files of a report', () => {
  it('are those marked as internal, each once', async () => {
    expect(await namesFor('internal', citing(fileId, fileId))).toEqual(['memo.md']);
  });

  it('exclude shareable files and those of another workspace', async () => {
    expect(await namesFor('shareable', citing(fileId))).toEqual([]);
    expect(await namesFor('internal', citing(fileIdOf(workspaceIdOf('beta', ACCESS.all))))).toEqual([]);
  });
});
