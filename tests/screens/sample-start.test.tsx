// A new organization starts with a sample document.
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import type { FileRow } from '#shared/model/file.ts';
import { SampleStart } from '#web/features/workspaces/sample-start.tsx';
import { selectedWorkspace } from '#web/lib/selected-workspace.ts';
import { screenTests } from '../helpers/screen.tsx';
import { AT, ME, WORKSPACE_ID, workspace } from './samples.ts';

const { api, show, shown } = screenTests('workspaces', 'errors');
const STORAGE = 'http://localhost:3000/storage/sample';
const DOCUMENT = 'a sample document';

const FILE_ID = `fil_${WORKSPACE_ID.slice(4)}_0mwsit4po8aagur8`;
const file = (status: FileRow['status']): FileRow => ({
  ...{ id: FILE_ID, fileId: FILE_ID, projectId: WORKSPACE_ID, filename: '가온물류_사업보고서_2025.pdf', kind: 'Other' },
  ...{ version: 1, contentType: 'application/pdf', size: DOCUMENT.length, status },
  ...{ uploadedBy: ME, uploadedAt: AT, updatedAt: AT },
});

it("creates a workspace, uploads the document in the user's language and selects the workspace once it is read", async () => {
  const sent: string[] = [];
  api.server.use(
    http.get('*/samples/gaon-annual-report.pdf.bin', () => HttpResponse.text(DOCUMENT)),
    http.put(STORAGE, async ({ request }) => {
      sent.push(await request.text());
      return new HttpResponse();
    }),
  );
  api.answer('projects.create', ({ body }) => workspace({ name: body.name }));
  const part = { url: STORAGE, from: 0, to: DOCUMENT.length, number: 1, headers: {} };
  api.answer('files.startUpload', { file: file('NotYet'), parts: [part], headers: {}, arrived: [] });
  api.answer('files.finishUpload', file('InProgress'));
  api.answer('files.list', { rows: [file('Done')], count: 1 });
  const person = show(<SampleStart />);

  await person.click(shown.getByRole('button', { name: '샘플 자료로 시작' }));

  await expect.poll(() => selectedWorkspace()).toEqual({ value: WORKSPACE_ID, label: '가온물류(샘플)' });
  expect(sent).toEqual([DOCUMENT]);
});

it('creates no workspace if the document is unavailable', async () => {
  api.server.use(http.get('*/samples/*', () => new HttpResponse(null, { status: 404 })));
  const person = show(<SampleStart />);

  await person.click(shown.getByRole('button'));

  await expect.poll(() => shown.getByRole('button').getAttribute('aria-busy')).toBeNull();
  expect(api.argsOf('projects.create')).toEqual([]);
});
