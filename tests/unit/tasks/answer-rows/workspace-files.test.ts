// A request finds the files of its workspace by their names, whatever passages the engine read.
import { describe, expect, it } from 'vitest';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { type PlainFile, files as stored } from '#functions/store/files.ts';
import { indexedFiles, workspaceFiles } from '#functions/tasks/answer-rows/workspace-files.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';

const AT = '2026-01-01T00:00:00.000Z';
const WORKSPACE = 'prj_000000000001';
const place = { tenant: 'alpha', projectId: WORKSPACE };
const SCOPE = { tenant: 'alpha', projectIds: [WORKSPACE] };
const idOf = (n: number) => `fil_000000000001_${String(n).padStart(16, '0')}`;

const fileOf = (n: number, filename: string, status: PlainFile['status'] = 'Done'): PlainFile => ({
  id: idOf(n),
  projectId: WORKSPACE,
  filename,
  contentType: 'text/plain',
  size: 1,
  status,
  uploadedBy: { id: 'owner', name: 'owner' },
  uploadedAt: AT,
  updatedAt: AT,
  attempt: 1,
});

const chunkOf = (fileId: string): Chunk => ({
  id: `${fileId}#0`,
  projectId: WORKSPACE,
  fileId,
  seq: 0,
  kind: 'prose',
  text: 'FACILITY AGREEMENT\nbetween Sandbank and the owner of the dredger',
  spans: [],
  context: { document: 'facility-agreement-sandbank.txt', periods: [], language: 'en' },
});

const withFiles = async (...all: PlainFile[]) => {
  const table = sqliteTable(':memory:', fakeClock());
  for (const file of all) await table.write({ put: stored.row('alpha', file), if: 'absent' });
  const index = {
    range: async ({ fileId }: { fileId: string }) => (fileId === idOf(9) ? [] : [chunkOf(fileId)]),
    lexical: async () => [{ chunk: chunkOf(idOf(4)), score: 1 }],
  };
  return workspaceFiles(index, SCOPE, () => indexedFiles(table, place));
};
const wantedRow = { question: 'Copies of all loan agreements', about: undefined, at: AT };

describe('the files of a workspace', () => {
  it('are found by another name of the document, with its beginning', async () => {
    const files = await withFiles(fileOf(1, 'facility-agreement-sandbank.txt'), fileOf(2, 'crew-list.csv'));

    expect(await files.requestedIn(wantedRow)).toMatchObject([
      { n: 1, source: 'FILES', fileId: idOf(1), quote: 'FACILITY AGREEMENT', retrievedAt: AT },
    ]);
  });

  it('are left out if they cannot be opened yet', async () => {
    const files = await withFiles(
      fileOf(3, 'facility-agreement-sandbank.txt', 'InProgress'),
      fileOf(9, 'loan-agreement-sandbank.txt'),
    );

    expect(await files.requestedIn(wantedRow)).toEqual([]);
  });

  it('are found by the heading of their text where no name says it', async () => {
    const files = await withFiles(fileOf(4, 'scan-0017.pdf'), fileOf(5, 'scan-0018.pdf'));

    expect(await files.requestedIn(wantedRow)).toEqual([]);
    expect(
      await files.requestedIn({ ...wantedRow, question: 'Provide the facility agreement for the dredger' }),
    ).toMatchObject([{ fileId: idOf(4) }]);
  });

  it('are found by a party that only their beginning names', async () => {
    const files = await withFiles(fileOf(1, 'Service_Agreement.txt'), fileOf(2, '공급계약서_공장.txt'));
    const requestedOf = (party: string) => ({ question: `${party}와의 공급계약서`, about: undefined, at: AT });

    expect(await files.requestedIn(requestedOf('Sandbank'))).toMatchObject([{ fileId: idOf(2) }]);
    expect(await files.requestedIn(requestedOf('Rockbank'))).toEqual([]);
  });
});
