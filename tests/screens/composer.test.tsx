// The question field.
import { expect, it, vi } from 'vitest';
import { Composer } from '#web/features/questions/composer.tsx';
import { selectWorkspace } from '#web/lib/selected-workspace.ts';
import { screenTests } from '../helpers/screen.tsx';

const { api, show, shown } = screenTests('questions', 'shell');
const shownComposer = (balance: number) => {
  api.answer('sources.list', { rows: [], count: 0 });
  api.answer('organisation.balance', { balance });
  selectWorkspace({ label: 'All', value: 'all' });
  const onSend = vi.fn();
  const person = show(<Composer placeholder="무엇이든 질문하세요" draft="ask:all" onSend={onSend} />);
  return { person, onSend, field: shown.getByRole<HTMLTextAreaElement>('textbox', { name: '질문' }) };
};

it('sends a non-blank question with Enter, once, and clears the field', async () => {
  const { person, onSend, field } = shownComposer(10);

  await person.type(field, '   {Enter}');
  expect(onSend).not.toHaveBeenCalled();
  await person.clear(field);
  await person.type(field, '매출액은?{Enter}');

  await expect.poll(() => onSend.mock.calls).toEqual([['매출액은?']]);
  expect(field.value).toBe('');
});

it('sends nothing and keeps the text without a chosen workspace', async () => {
  const { person, onSend, field } = shownComposer(10);
  selectWorkspace(undefined);

  await person.type(field, '매출액은?{Enter}');

  expect(onSend).not.toHaveBeenCalled();
  expect(field.value).toBe('매출액은?');
});

it('keeps a line break by Shift+Enter, and a draft after a reload', async () => {
  const { person, onSend, field } = shownComposer(10);

  await person.type(field, '첫째{Shift>}{Enter}{/Shift}둘째');

  expect(field.value).toBe('첫째\n둘째');
  expect(onSend).not.toHaveBeenCalled();
  expect(JSON.stringify({ ...sessionStorage })).toContain('둘째');
});

it('warns if the credits are used up', async () => {
  shownComposer(0);

  expect(await shown.findByText(/크레딧이 부족합니다/)).toBeDefined();
});
