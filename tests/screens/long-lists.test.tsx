// Long lists that the server searches in parts: no screen shows "nothing" before the last part.
import { expect, it, vi } from 'vitest';
import type { Person } from '#shared/model/people.ts';
import { ServerTable } from '#web/components/ui/server-table.tsx';
import { useStaff } from '#web/features/admin/use-staff.ts';
import { History } from '#web/features/questions/history.tsx';
import { screenTests } from '../helpers/screen.tsx';
import { question, WORKSPACE_ID } from './samples.ts';

const { api, show, shown } = screenTests('admin', 'questions');

const person = (name: string): Person => ({
  ...{
    id: 'a1b2c3d4-0000-4000-8000-000000000001',
    name,
    email: 'person@x.test',
    role: 5 as const,
    status: 'active' as const,
  },
  ...{ isActive: true, version: 1 },
});

const People = () => {
  const { table, parts, reply } = useStaff();
  return (
    <ServerTable
      label="people"
      columns={[{ id: 'name', label: 'name', cell: ({ name }: Person) => name }]}
      rowKey={({ id }: Person) => id}
      table={table}
      parts={parts}
      reply={reply}
      empty={<p>nobody</p>}
    />
  );
};

it('continues automatically until something is found, then offers the rest and the way back', async () => {
  // Prepare
  api.answer('organisation.people', ({ query: { cursor } = {} }) => {
    if (cursor === 'second') return { rows: [person('한지석')], count: 1, cursor: 'third' };
    return cursor === 'third' ? { rows: [], count: 0 } : { rows: [], count: 0, cursor: 'second' };
  });
  const user = show(<People />, { at: '/?q=x' });

  // Act, Assess
  expect(await shown.findByText('한지석')).toBeDefined();
  await user.click(shown.getByRole('button', { name: '더 찾아보기' }));
  expect(await shown.findByText('더 찾은 항목이 없습니다.')).toBeDefined();
  expect(shown.queryByText('검색 결과가 없습니다')).toBeNull();
  await user.click(shown.getByRole('button', { name: '처음 결과로 돌아가기' }));
  expect(await shown.findByText('한지석')).toBeDefined();
});

it('shows "nothing" once all parts are read', async () => {
  api.answer('organisation.people', ({ query: { cursor } = {} }) => ({
    ...{ rows: [], count: 0 },
    ...(cursor ? {} : { cursor: 'second' }),
  }));
  show(<People />, { at: '/?q=x' });

  expect(await shown.findByRole('button', { name: '검색어 지우기' })).toBeDefined();
  expect(api.argsOf('organisation.people')).toMatchObject([{ query: {} }, { query: { cursor: 'second' } }]);
});

it("searches all parts for one's own questions, and keeps earlier ones on screen", async () => {
  // Prepare
  const [first, second] = [
    question({ query: '첫째?' }),
    question({ id: 'sea_3jtrswatp8kt_0mwsit4po8aagur9', query: '둘째?' }),
  ];
  api.answer('research.list', ({ query: { cursor } = {} }) => {
    if (cursor === 'b') return { rows: [first], count: 1, cursor: 'c' };
    return cursor === 'c' ? { rows: [second], count: 1 } : { rows: [], count: 0, cursor: 'b' };
  });
  const user = show(<History projectId={WORKSPACE_ID} current={undefined} onOpen={vi.fn()} onNew={undefined} />);

  // Act
  await shown.findByText('첫째?');
  await user.click(shown.getByRole('button', { name: '더 보기' }));

  // Assess
  expect(await shown.findByText('둘째?')).toBeDefined();
  expect(shown.getByText('첫째?')).toBeDefined();
  expect(shown.queryByRole('button', { name: '더 보기' })).toBeNull();
});
