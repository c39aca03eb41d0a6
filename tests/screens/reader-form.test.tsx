// A share link for chosen readers: an address, the code sent to it, and a second code.
import { expect, it, vi } from 'vitest';
import { ReaderForm } from '#web/features/shared-reports/entry-forms.tsx';
import { ApiError } from '#web/lib/api.ts';
import { screenTests } from '../helpers/screen.tsx';

const { api, show, shown } = screenTests('outputs');
const wrong = new ApiError({ status: 403, code: 'readerCodeWrong', message: '', requestId: '' });

it('sends another code, to another address, after a wrong one', async () => {
  api.answer('runs.shareCode', { sent: true });
  const onEnter = vi.fn();
  const person = show(<ReaderForm token="t" error={wrong} email="old@reader.test" onEnter={onEnter} />);

  await person.click(shown.getByRole('button', { name: '코드 다시 받기' }));
  await person.clear(shown.getByRole('textbox', { name: '이메일' }));
  await person.type(shown.getByRole('textbox', { name: '이메일' }), 'new@reader.test');
  await person.click(shown.getByRole('button', { name: '코드 받기' }));
  await person.type(await shown.findByRole('textbox', { name: '코드' }), '123456');
  await person.click(shown.getByRole('button', { name: '열기' }));

  expect(api.argsOf('runs.shareCode')).toMatchObject([{ body: { email: 'new@reader.test' } }]);
  expect(shown.getByRole('status').textContent).toContain('코드를 보냈습니다');
  expect(onEnter).toHaveBeenCalledWith({ email: 'new@reader.test', code: '123456' });
});
