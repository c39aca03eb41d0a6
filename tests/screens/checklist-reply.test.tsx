// A reply to a request: its files are listed before they are sent, and can be removed.
import { expect, it, vi } from 'vitest';
import { ROLES } from '#shared/model/enums.ts';
import { ReplyFiles } from '#web/features/checklists/reply-files.tsx';
import { screenTests } from '../helpers/screen.tsx';

const { show, shown } = screenTests('checklists', 'common');
const user = { role: ROLES.guest };
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
const named = (name: string) => new File(['text'], name, { type: 'application/pdf', lastModified: 1 });

it('adds chosen files to the earlier ones, each once', async () => {
  const onChange = vi.fn();
  const person = show(<ReplyFiles files={[named('정관.pdf')]} onChange={onChange} />, { user });

  await person.upload(fileInput(), [named('정관.pdf'), named('등기부.pdf')]);

  await expect
    .poll(() => onChange.mock.calls[0]?.[0].map(({ name }: File) => name))
    .toEqual(['정관.pdf', '등기부.pdf']);
});

it('removes a file again', async () => {
  const onChange = vi.fn();
  const files = [named('정관.pdf'), named('등기부.pdf')];
  const person = show(<ReplyFiles files={files} onChange={onChange} />, { user });

  await person.click(shown.getByRole('button', { name: '정관.pdf 제거' }));

  expect(onChange).toHaveBeenCalledWith([files[1]]);
});

it('refuses more than ten files', () => {
  const files = Array.from({ length: 11 }, (_, n) => named(`${n}.pdf`));
  show(<ReplyFiles files={files} onChange={vi.fn()} />, { user });

  expect(shown.getByRole('button', { name: /파일 첨부/ }).getAttribute('aria-describedby')).toMatch(/-error$/);
});
