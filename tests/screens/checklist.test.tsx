// A checklist on screen: a person's text is kept beside others' changes, and a reading is corrected by selection.
import { cleanup } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ROLES } from '#shared/model/enums.ts';
import { AnswerChange } from '#web/features/checklists/answer-change.tsx';
import { ReadingEditor } from '#web/features/checklists/reading-editor.tsx';
import { RowForm } from '#web/features/checklists/row-form.tsx';
import { RunDrawer } from '#web/features/checklists/run-drawer.tsx';
import type { List } from '#web/features/checklists/types.ts';
import type { Result } from '#web/lib/api.ts';
import { screenTests } from '../helpers/screen.tsx';
import { AT, checklist, ME } from './samples.ts';

type Row = Result<'checklists.row'>['row'];

const { api, show, shown } = screenTests('checklists', 'errors', 'questions');
const user = { role: ROLES.owner };

const SHEET: List['reading']['sheets'][number] = {
  ...{ name: '법무', headerRow: 1, columns: { question: 'A' }, rows: [2], headers: { A: '프로젝트 파랑' } },
  ...{ sample: ['질문'], writable: 1 },
  lines: [
    { row: 1, cells: { A: '프로젝트 파랑' } },
    { row: 2, cells: { A: '번호', B: '질문', C: '답변' } },
    { row: 3, cells: { A: '1', B: '소송이 있습니까?' } },
  ],
};
const LIST = checklist({
  reading: {
    sheets: [SHEET],
    otherSheets: [{ name: '세무', hidden: false, lines: [{ row: 1, cells: { B: '질문' } }] }],
    count: 1,
    warnings: [],
  },
});
const ROW: Row = {
  ...{ id: 'row_000001', sheet: '법무', cell: 'B3', question: '소송이 있습니까?', kind: 'question' },
  ...{ status: 'answered', answer: [], references: [], isWritable: true, stale: false, changedFiles: [] },
  ...{ hasNewAnswer: false, messages: [], signedBy: [], isLocked: false, version: 1 },
};

/** The row, read again after each attempt to save it. */
const OvertakenForm = ({ theirs }: { theirs: Row }) => {
  const [row, setRow] = useState(ROW);
  return <RowForm list={LIST} row={row} onSaved={() => setRow(theirs)} />;
};

it('keeps a person’s text if another person saved first, and shows both', async () => {
  const theirs: Row = { ...ROW, human: { text: '없습니다.', by: ME, at: AT }, version: 2 };
  api.answer('people.list', { rows: [], count: 0 });
  api.refuse('checklists.edit', 409, 'stale');
  const person = show(<OvertakenForm theirs={theirs} />, { user });
  const own = () => shown.getByRole<HTMLTextAreaElement>('textbox', { name: '직접 쓴 답변' });

  await person.type(own(), '한 건 있습니다.');
  await person.click(shown.getByRole('button', { name: '저장' }));

  expect(await shown.findByText('없습니다.')).toBeDefined();
  expect(own().value).toBe('한 건 있습니다.');
  api.answer('checklists.edit', { ...theirs, version: 3 });
  await person.click(shown.getByRole('button', { name: '저장' }));
  await expect
    .poll(() => api.argsOf('checklists.edit'))
    .toMatchObject([{ body: { human: '한 건 있습니다.', version: 2 } }]);
});

it('keeps an unsaved text until the row is opened again', async () => {
  api.answer('people.list', { rows: [], count: 0 });
  const form = <RowForm list={LIST} row={ROW} onSaved={vi.fn()} />;
  const person = show(form, { user });
  const own = () => shown.getByRole<HTMLTextAreaElement>('textbox', { name: '직접 쓴 답변' });
  await person.type(own(), '한 건 있습니다.');

  cleanup();
  show(form, { user });

  expect(own().value).toBe('한 건 있습니다.');
  api.answer('checklists.edit', { ...ROW, version: 2 });
  await person.click(shown.getByRole('button', { name: '저장' }));
  await expect.poll(() => own().value).toBe('');
});

it('lets a second person approve after a first one', async () => {
  const approved: Row = { ...ROW, status: 'approved', signedBy: [{ id: 'mem_other', name: '김서연' }] };
  api.answer('people.list', { rows: [], count: 0 });
  api.answer('checklists.edit', { ...approved, isLocked: true, version: 2 });
  const person = show(<RowForm list={LIST} row={approved} onSaved={vi.fn()} />, { user });

  expect(shown.getByText(/김서연 님이 승인했습니다/)).toBeDefined();
  await person.click(shown.getByRole('button', { name: '승인' }));

  await expect.poll(() => api.argsOf('checklists.edit')).toMatchObject([{ body: { status: 'approved' } }]);
});

it('offers everybody of the organization as owner in a workspace that is open to all', async () => {
  const other = {
    id: 'guest-1',
    name: '최하은',
    email: 'guest@hanbit.test',
    role: ROLES.guest,
    isActive: true,
    version: 1,
  };
  api.answer('people.list', { rows: [], count: 0, everybody: 2 });
  api.answer('people.find', { rows: [{ ...other, status: 'active' }], count: 1 });
  show(<RowForm list={LIST} row={ROW} onSaved={vi.fn()} />, { user });

  const owner = shown.getByRole('combobox', { name: '담당자' });
  await expect.poll(() => owner.textContent).toContain('최하은');
});

it('offers every row as the header and every column below it, and sends the choice', async () => {
  api.answer('checklists.read', LIST);
  const person = show(<ReadingEditor list={LIST} onSaved={vi.fn()} />, { user });

  await person.selectOptions(shown.getByRole('combobox', { name: '제목 행' }), '2');
  await person.selectOptions(shown.getByRole('combobox', { name: '질문 열' }), 'B');
  await person.selectOptions(shown.getByRole('combobox', { name: '의견 열' }), 'C');
  await person.selectOptions(shown.getByRole('combobox', { name: '답변 열' }), 'C');
  await person.click(shown.getByRole('button', { name: '읽기' }));
  await person.click(shown.getByRole('button', { name: '저장하고 계속' }));

  await expect
    .poll(() => api.argsOf('checklists.read'))
    .toMatchObject([
      {
        body: {
          sheets: [
            { name: '법무', headerRow: 2, columns: { question: 'B', answer: 'C' } },
            { name: '세무', headerRow: 1, columns: { question: 'B' } },
          ],
        },
      },
    ]);
  expect(JSON.stringify(api.argsOf('checklists.read'))).not.toContain('comment');
});

const drawer = (beingRead: number) => (
  <RunDrawer
    list={LIST}
    answerable={0}
    paid={[]}
    beingRead={beingRead}
    startStale={false}
    open
    onClose={vi.fn()}
    onDone={vi.fn()}
  />
);

it('shows the number of files in progress, and waits for them unless a person starts at once', async () => {
  api.answer('checklists.run', {} as Result<'checklists.run'>);
  const person = show(drawer(3), { user });
  const wait = shown.getByRole('checkbox', { name: /읽는 중인 파일 3개/ });

  await person.click(shown.getByRole('button', { name: '1개 모두 답하기' }));
  await person.click(wait);
  await person.click(shown.getByRole('button', { name: '1개 모두 답하기' }));

  await expect
    .poll(() => api.argsOf('checklists.run'))
    .toMatchObject([{ body: { sources: ['FILES'] } }, { body: { waits: false } }]);
  expect(api.argsOf('checklists.run')[0]).not.toHaveProperty('body.waits');
});

it('does not mention waiting if no file is in progress', () => {
  show(drawer(0), { user });

  expect(shown.getByRole('button', { name: '1개 모두 답하기' })).toBeDefined();
  expect(shown.queryByRole('checkbox', { name: /읽는 중인/ })).toBeNull();
});

it('shows a second document of the same name as a change', async () => {
  const change = { at: AT, field: 'answer' as const, from: '공급계약서.pdf', to: '공급계약서.pdf\n공급계약서.pdf' };
  const row: Row = { ...ROW, hasNewAnswer: true, answeredAt: AT };
  show(<AnswerChange row={row} history={[change]} />, { user });

  expect(await shown.findByText('공급계약서.pdf')).toBeDefined();
  cleanup();
  show(<AnswerChange row={row} history={[{ ...change, to: change.from }]} />, { user });
  expect(shown.queryByText('바뀐 내용')).toBeNull();
});

it('shows a person’s text in a row that two people have locked', async () => {
  const human = { text: '소송은 한 건뿐입니다.', by: ME, at: AT };
  api.answer('people.list', { rows: [], count: 0 });
  show(<RowForm list={LIST} row={{ ...ROW, human, isLocked: true, signedBy: [ME] }} onSaved={() => undefined} />, {
    user,
  });

  expect(await shown.findByText('소송은 한 건뿐입니다.')).toBeDefined();
  expect(shown.queryByRole('textbox', { name: '직접 쓴 답변' })).toBeNull();
});
