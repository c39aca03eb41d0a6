// A checklist on screen: what a person wrote stays beside what others saved.
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ROLES } from '#shared/model/enums.ts';
import { RowForm } from '#web/features/checklists/row-form.tsx';
import type { List } from '#web/features/checklists/types.ts';
import type { Result } from '#web/lib/api.ts';
import { screenTests } from '../helpers/screen.tsx';
import { AT, ME, PROJECT_ID } from './samples.ts';

type Row = Result<'checklists.row'>['row'];

const { api, show, shown } = screenTests('checklists', 'errors');
const user = { role: ROLES.owner };

const LIST: List = {
  ...{ id: 'chk_3jtrswatp8kt_0mwsit4po8aagur8', projectId: PROJECT_ID, name: '목록', filename: 'list.xlsx' },
  ...{ format: 'xlsx', count: 1, statuses: {}, isRunning: false, createdBy: ME, createdAt: AT, version: 1 },
  estimate: { rows: 1, credits: 1, seconds: 1 },
  reading: { sheets: [], otherSheets: [], count: 1, warnings: [] },
};
const ROW: Row = {
  ...{ id: 'row_000001', sheet: '법무', cell: 'B3', question: '소송이 있습니까?', kind: 'question' },
  ...{ status: 'answered', answer: [], references: [], isWritable: true, stale: false, changedFiles: [] },
  ...{ hasNewAnswer: false, messages: [], signedBy: [], isLocked: false, version: 1 },
};

/** The row as it is read again after each try to save it. */
const OvertakenForm = ({ theirs }: { theirs: Row }) => {
  const [row, setRow] = useState(ROW);
  return <RowForm list={LIST} row={row} onSaved={() => setRow(theirs)} />;
};

it('keeps what a person wrote when somebody else was faster, and shows both', async () => {
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
