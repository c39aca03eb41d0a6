// The organization's tags: owners add them, others read.
import { expect, it } from 'vitest';
import { TagsPage } from '#web/features/tags/tags-page.tsx';
import { screenTests } from '../helpers/screen.tsx';

const { api, show, shown } = screenTests('tags');
const TAG = {
  ...{ id: 'tag_3jtrswatp8kt', name: '물류', addedBy: { id: 'usr_1', name: '김서연' } },
  ...{ addedOn: '2026-11-23T00:00:00.000Z', status: 1 as const, version: 1 },
};

it('adds a tag and clears the field for the next one', async () => {
  api.answer('organisation.tags', { rows: [], count: 0 });
  api.answer('organisation.addTag', ({ body }) => ({ ...TAG, name: body.name }));
  const person = show(<TagsPage />, { user: { role: 2 } });

  const field = await shown.findByRole('textbox', { name: '새 태그 이름' });
  await person.type(field, ' 실사 {Enter}');

  await expect.poll(() => api.argsOf('organisation.addTag')).toMatchObject([{ body: { name: '실사' } }]);
  await expect.poll(() => (field as HTMLInputElement).value).toBe('');
});
