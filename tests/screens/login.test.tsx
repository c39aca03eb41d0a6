// The sign-in form.
import { expect, it, vi } from 'vitest';
import { LoginForm } from '#web/features/auth/login-form.tsx';
import { screenTests } from '../helpers/screen.tsx';

const { show, shown } = screenTests('auth');
const shownForm = (type: 'user' | 'admin', failure?: string) => {
  const onSubmit = vi.fn(async () => undefined);
  const initial = { email: '', organizationCode: '' };
  return { onSubmit, person: show(<LoginForm type={type} initial={initial} failure={failure} onSubmit={onSubmit} />) };
};

it('shows each missing field', async () => {
  const { person, onSubmit } = shownForm('user');

  await person.click(shown.getByRole('button', { name: '로그인' }));

  for (const text of ['이메일을 입력해 주세요', '비밀번호를 입력해 주세요', '조직 코드를 입력해 주세요'])
    await shown.findByText(text);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('sends the entered values, without an organization code for administrators', async () => {
  const { person, onSubmit } = shownForm('admin');

  await person.type(shown.getByRole('textbox', { name: '이메일' }), 'a@b.co');
  await person.type(shown.getByLabelText('비밀번호', { selector: 'input' }), 'Footnote!2026{Enter}');

  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(shown.queryByLabelText('조직 코드')).toBeNull();
});

it("shows the server's refusal", () => {
  shownForm('user', '이메일 또는 비밀번호가 올바르지 않습니다.');

  expect(shown.getByText('이메일 또는 비밀번호가 올바르지 않습니다.')).toBeDefined();
});
