// Home, where one was in the chosen workspace.
import { expect, it } from 'vitest';
import { Overview } from '#web/features/workspaces/overview.tsx';
import { screenTests } from '../helpers/screen.tsx';
import { project, question } from './samples.ts';

const { api, show, shown } = screenTests('workspaces');
const readable = (role: 4 | 5) => {
  api.answer('account.projectRole', { role });
  api.answer('runs.list', { rows: [], count: 0 });
  api.answer('files.list', { rows: [], count: 0 });
};

it('leads to the latest question, and offers to ask where one may', async () => {
  readable(4);
  api.answer('research.list', { rows: [question()], count: 1 });
  show(<Overview project={project()} />);

  const link = await shown.findByRole('link', { name: /매출액은 얼마인가요/ });
  expect(link.getAttribute('href')).toBe(`/search?id=${question().id}`);
  await shown.findByRole('textbox');
});

it('offers a guest no question', async () => {
  readable(5);
  api.answer('research.list', { rows: [], count: 0 });
  show(<Overview project={project()} />, { user: { role: 5 } });

  await shown.findByText('아직 질문이 없습니다.');
  expect(shown.queryByRole('textbox')).toBeNull();
});

it('is left out where something of it could not be read', async () => {
  readable(4);
  api.refuse('research.list', 500, 'unexpected');
  show(<Overview project={project()} />);

  await expect.poll(() => document.body.textContent).toBe('');
});
