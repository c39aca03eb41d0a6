// Earlier questions beside the search.
import { expect, it, vi } from 'vitest';
import { History } from '#web/features/questions/history.tsx';
import { screenTests } from '../helpers/screen.tsx';
import { question, WORKSPACE_ID } from './samples.ts';

const { api, show, shown } = screenTests('questions');

it("lists questions, names another person's, and opens one", async () => {
  const other = question({
    id: 'sea_3jtrswatp8kt_0mwsit4po8aagur9',
    query: '위험은?',
    createdBy: { id: 'usr_2', name: '박지우' },
  });
  api.answer('research.list', { rows: [question(), other], count: 2 });
  const onOpen = vi.fn();
  const person = show(<History projectId={WORKSPACE_ID} current={undefined} onOpen={onOpen} onNew={undefined} />);

  await person.click(await shown.findByRole('button', { name: /위험은/ }));

  expect(onOpen).toHaveBeenCalledWith(other.id);
  expect(shown.getByText('박지우 님')).toBeDefined();
  expect(shown.queryByText('김서연 님')).toBeNull();
  expect(shown.queryByRole('button', { name: '새 질문' })).toBeNull();
});

it("offers only one's own questions if other people have asked too", async () => {
  const other = question({ id: 'sea_3jtrswatp8kt_0mwsit4po8aagur9', createdBy: { id: 'usr_2', name: '박지우' } });
  api.answer('research.list', { rows: [question(), other], count: 2 });
  const person = show(<History projectId={WORKSPACE_ID} current={undefined} onOpen={vi.fn()} onNew={undefined} />);

  const mine = await shown.findByRole('button', { name: '내 질문' });
  api.answer('research.list', { rows: [question()], count: 1 });
  await person.click(mine);

  await expect.poll(() => shown.queryByText('박지우 님')).toBeNull();
  expect(mine.getAttribute('aria-pressed')).toBe('true');
});

it('distinguishes an empty history from an unreadable one', async () => {
  api.refuse('research.list', 500, 'unexpected');
  show(<History projectId={WORKSPACE_ID} current={undefined} onOpen={vi.fn()} onNew={vi.fn()} />);

  await shown.findByText(/불러오지 못했습니다/);
  expect(shown.queryByText('아직 질문이 없습니다.')).toBeNull();
});
