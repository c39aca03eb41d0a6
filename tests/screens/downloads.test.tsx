// A report is downloaded at once, or after its open points were shown.
import { expect, it } from 'vitest';
import type { RunRow } from '#shared/model/run.ts';
import type { Report } from '#shared/report/report.ts';
import { Downloads } from '#web/features/run/downloads.tsx';
import { screenTests } from '../helpers/screen.tsx';

const { api, show, shown } = screenTests('runs', 'errors');

const run = { id: 'run_000000000001_0000000000000001', type: 'CompanyProfiling', status: 'Completed' } as RunRow;
const reportWith = (check: 'verified' | 'uncertain'): Report => ({
  ...{ title: '가마우지 도구', organisation: '한빛', language: 'ko', createdAt: '2026-11-01T00:00:00Z' },
  ...{ writer: { kind: 'offline', name: 'offline' }, references: [], internalFiles: ['이사회_면담.md'] },
  sections: [
    {
      ...{ id: '개요', title: '개요', status: 'done' },
      blocks: [{ kind: 'text', sentences: [{ text: '공구를 만든다.', refs: [], check }] }],
    },
  ],
});

/** The menu is loaded when it is opened. */
const MENU_LOADS = { timeout: 15_000 };

const choosesWord = async (report: Report): Promise<void> => {
  const user = show(<Downloads run={run} report={report} />);
  await user.click(shown.getByRole('button', { name: /다운로드/ }));
  await user.click(await shown.findByRole('menuitem', { name: /Word/ }, MENU_LOADS));
};
const downloads = () => api.argsOf('runs.download');

it('starts at once if every sentence is verified, though an internal file is cited', async () => {
  api.answer('runs.download', { url: '/local/files/a.docx', filename: 'a.docx' });

  await choosesWord(reportWith('verified'));

  await expect.poll(() => downloads().length).toBe(1);
  expect(shown.queryByRole('dialog')).toBeNull();
});

it('shows uncertain sentences and internal files first', async () => {
  await choosesWord(reportWith('uncertain'));

  const dialog = await shown.findByRole('dialog', {}, MENU_LOADS);
  expect(dialog.textContent).toContain('확인이 필요한 수치와 문장이 1개 있습니다.');
  expect(dialog.textContent).toContain('이사회_면담.md');
  expect(downloads()).toEqual([]);
});
