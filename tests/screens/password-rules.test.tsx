// The rules of a new password: ticked while it is typed, including the rule on the user's own names.
import { expect, it } from 'vitest';
import { PasswordSection } from '#web/features/profile/password-section.tsx';
import { screenTests } from '../helpers/screen.tsx';

const { api, show, shown } = screenTests('profile');
const rule = () => shown.getByText('이름, 이메일, 조직 이름이 아닐 것').textContent;

it("refuses a password made of one's own name before it is sent", async () => {
  const person = show(<PasswordSection hasAuthenticator={false} />, { user: { orgName: 'Hanbit Partners' } });
  const type = async (field: string, text: string) => {
    const input = shown.getByLabelText(field, { selector: 'input' });
    await person.clear(input);
    await person.type(input, text);
  };

  await type('새 비밀번호', 'Hanbit!2026');
  expect(rule()).toContain('미충족');
  await type('현재 비밀번호', 'Footnote!2026');
  await type('비밀번호 확인', 'Hanbit!2026');
  await person.click(shown.getByRole('button', { name: '비밀번호 변경' }));
  await shown.findByText('비밀번호가 모든 조건을 충족해야 합니다');
  expect(api.calls).toEqual([]);

  await type('새 비밀번호', 'Hinoki-42-kaze');
  expect(rule()).not.toContain('미충족');
});
