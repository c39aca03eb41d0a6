// The dialog that creates a workspace.
import { expect, it, vi } from 'vitest';
import { CreateDialog } from '#web/features/workspaces/workspace-dialog.tsx';
import { screenTests } from '../helpers/screen.tsx';
import { workspace } from './samples.ts';

const { api, show, shown } = screenTests('workspaces', 'people');
const shownDialog = () => {
  api.answer('organisation.tags', { rows: [], count: 0 });
  api.answer('projects.create', ({ body }) => workspace({ name: body.name }));
  const onClose = vi.fn();
  return { onClose, person: show(<CreateDialog folderId={undefined} onClose={onClose} />, { user: { role: 2 } }) };
};

it('requires a name and sends nothing without one', async () => {
  const { person, onClose } = shownDialog();

  await person.click(await shown.findByRole('button', { name: '만들기' }));

  await shown.findByText('워크스페이스 이름을 입력해 주세요');
  expect(api.argsOf('projects.create')).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

it('creates it for chosen members by default', async () => {
  const { person, onClose } = shownDialog();

  await person.type(await shown.findByRole('textbox', { name: '이름' }), '새 딜');
  await person.click(shown.getByRole('button', { name: '만들기' }));

  await expect.poll(() => api.argsOf('projects.create')).toMatchObject([{ body: { name: '새 딜', access: 2 } }]);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
