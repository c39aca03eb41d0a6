// Starting a checklist with a file of the workspace.
import { expect, it } from 'vitest';
import { ROLES } from '#shared/model/enums.ts';
import { Begin } from '#web/features/checklists/begin.tsx';
import type { Result } from '#web/lib/api.ts';
import { screenTests } from '../helpers/screen.tsx';
import { AT, checklist, ME, WORKSPACE_ID } from './samples.ts';

const { api, show, shown } = screenTests('checklists', 'errors');
const user = { role: ROLES.owner };

const spreadsheet = (id: `fil_${string}`, filename: string) => ({
  ...{ id, fileId: id, projectId: WORKSPACE_ID, filename, kind: 'Spreadsheet' as const, contentType: 'text/csv' },
  ...{ version: 1, size: 100, status: 'Done' as const, uploadedBy: ME, uploadedAt: AT, updatedAt: AT },
});
const FIRST = 'fil_3jtrswatp8kt_0mwsit4po8aagur8';
const SECOND = 'fil_3jtrswatp8kt_1mwsit4po8aagur8';

const MADE: Result<'checklists.create'> = checklist({ name: '실사_질의서', filename: '실사_질의서.xlsx' });

it('offers the spreadsheets of the workspace by keyboard, and makes a list of the chosen one', async () => {
  const rows = [spreadsheet(FIRST, '실사_질의서.xlsx'), spreadsheet(SECOND, 'export.tsv')];
  api.answer('files.list', { rows, count: 2 });
  api.answer('checklists.create', MADE);
  const person = show(<Begin projectId={WORKSPACE_ID} />, { user });

  shown.getByRole('button', { name: '워크스페이스 파일에서 선택' }).focus();
  await person.keyboard('{Enter}');
  const options = await shown.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('실사_질의서.xlsx')]);
  await person.type(await shown.findByRole('combobox', { name: '스프레드시트 검색' }), '질의');
  await expect
    .poll(() => api.argsOf('files.list').at(-1))
    .toMatchObject({ query: { kind: 'Spreadsheet', status: 'Done', search: '질의' } });
  await person.keyboard('{Enter}');

  await expect
    .poll(() => api.argsOf('checklists.create'))
    .toEqual([{ body: { projectId: WORKSPACE_ID, fileId: FIRST } }]);
});

it('shows a message if there is no file to choose', async () => {
  api.answer('files.list', { rows: [], count: 0 });
  const person = show(<Begin projectId={WORKSPACE_ID} />, { user });

  await person.click(shown.getByRole('button', { name: '워크스페이스 파일에서 선택' }));

  expect(await shown.findByText('이 워크스페이스에는 아직 스프레드시트가 없습니다')).toBeDefined();
});
