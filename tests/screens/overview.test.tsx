// The overview of the chosen workspace.
import { expect, it } from 'vitest';
import type { Checklist } from '#shared/model/checklist.ts';
import { Overview } from '#web/features/workspaces/overview.tsx';
import { screenTests } from '../helpers/screen.tsx';
import { AT, ME, question, WORKSPACE_ID, workspace } from './samples.ts';

const { api, show, shown } = screenTests('workspaces');
const LIST_ID = `chk_${WORKSPACE_ID.slice(4)}_0mwsit4po8aagur8`;
const list = (statuses: Checklist['statuses']): Omit<Checklist, 'reading'> => ({
  ...{ id: LIST_ID, projectId: WORKSPACE_ID, name: '실사 목록', filename: '실사 목록.xlsx', format: 'xlsx', count: 4 },
  ...{
    statuses,
    estimate: { rows: 4, credits: 4, seconds: 4 },
    isRunning: false,
    isWaiting: false,
    createdBy: ME,
    createdAt: AT,
    version: 1,
  },
});
const readable = (role: 4 | 5) => {
  api.answer('account.projectRole', { role });
  api.answer('runs.list', { rows: [], count: 0 });
  api.answer('files.list', { rows: [], count: 0 });
  api.answer('checklists.list', { rows: [], count: 0 });
  api.answer('people.list', { rows: [], count: 0, everybody: 4 });
};

it('links to the latest question, and offers a new one if permitted', async () => {
  readable(4);
  api.answer('research.list', { rows: [question()], count: 1 });
  show(<Overview workspace={workspace()} />);

  const link = await shown.findByRole('link', { name: /매출액은 얼마인가요/ });
  expect(link.getAttribute('href')).toBe(`/search?id=${question().id}`);
  await shown.findByRole('textbox');
});

it('shows the progress of the latest checklist, its red flags and the number of members', async () => {
  readable(4);
  api.answer('research.list', { rows: [], count: 0 });
  api.answer('checklists.list', { rows: [list({ notStarted: 1, redFlag: 2, answered: 1 })], count: 1 });
  show(<Overview workspace={workspace()} />);

  const flags = await shown.findByRole('link', { name: '위험 2건' });
  expect(flags.getAttribute('href')).toBe(`/checklist?list=${LIST_ID}&view=flags`);
  await shown.findByRole('link', { name: '체크리스트 75%' });
  await shown.findByRole('link', { name: '구성원 4명' });
});

it('offers no question to a guest', async () => {
  readable(5);
  api.answer('research.list', { rows: [], count: 0 });
  show(<Overview workspace={workspace()} />, { user: { role: 5 } });

  await shown.findByText('아직 질문이 없습니다.');
  expect(shown.queryByRole('textbox')).toBeNull();
});

it('is left out if a part of it could not be read', async () => {
  readable(4);
  api.refuse('research.list', 500, 'unexpected');
  show(<Overview workspace={workspace()} />);

  await expect.poll(() => document.body.textContent).toBe('');
});
