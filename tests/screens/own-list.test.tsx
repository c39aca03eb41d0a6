// A user's own question list: sent in order with a few questions per request, and resumed after a failed request.
import { expect, it } from 'vitest';
import type { FileRow } from '#shared/model/file.ts';
import { QualityPage } from '#web/features/quality/quality-page.tsx';
import { selectWorkspace } from '#web/lib/selected-workspace.ts';
import { screenTests } from '../helpers/screen.tsx';
import { AT, ME, WORKSPACE_ID, workspace } from './samples.ts';

const { api, show, shown } = screenTests('quality');
const MEASURED = {
  isVerified: true,
  isWrong: false,
  isBlank: false,
  namesMissing: false,
  ms: 40,
  text: '1,200입니다.',
};
const REPORT: FileRow = {
  id: 'fil_3jtrswatp8kt_0000000000000001',
  fileId: 'fil_3jtrswatp8kt_0000000000000001',
  projectId: WORKSPACE_ID,
  filename: '사업보고서.pdf',
  kind: 'Document',
  version: 1,
  contentType: 'application/pdf',
  size: 1,
  status: 'Done',
  uploadedBy: ME,
  uploadedAt: AT,
  updatedAt: AT,
};
const listOf = (count: number) => {
  const rows = Array.from({ length: count }, (_, n) => `질문 ${n + 1},"1,200"`);
  return new File([`질문,정답\n${rows.join('\n')}\n`], 'list.csv', { type: 'text/csv' });
};
const open = async (file: File) => {
  selectWorkspace({ label: '물류', value: workspace().id });
  const person = show(<QualityPage />, { user: { role: 2 } });
  await person.upload(await shown.findByLabelText('파일 선택', { selector: 'input' }), file);
  return person;
};

it('sends the questions in order, a few per request, and shows each result', async () => {
  api.answer('research.measure', ({ body }) => ({ rows: body.questions.map(() => ({ ...MEASURED, isExact: true })) }));
  await open(listOf(7));

  const results = await shown.findByRole('table', { name: '내 질문 목록의 결과' });
  await expect
    .poll(() => shown.getByRole('table', { name: '질문별 결과' }).querySelectorAll('tbody tr'))
    .toHaveLength(7);
  expect(results.textContent).toContain('list.csv');
  expect(api.argsOf('research.measure')).toMatchObject([
    { body: { questions: [{ question: '질문 1' }, {}, {}, {}, { question: '질문 5' }] } },
    { body: { questions: [{ question: '질문 6' }, { question: '질문 7' }] } },
  ]);
});

it("reports that a question's document is not among the files", async () => {
  api.answer('research.measure', ({ body }) => ({ rows: body.questions.map(() => MEASURED) }));
  api.answer('files.list', ({ query }) =>
    query.search === '사업보고서' ? { rows: [REPORT], count: 1 } : { rows: [], count: 0 },
  );
  const list = '질문,정답,문서\n매출액은?,12,사업보고서\n자본금은?,5,감사보고서.pdf\n';

  await open(new File([list], 'list.csv', { type: 'text/csv' }));

  await shown.findByText('이 이름의 파일이 워크스페이스에 없습니다: 감사보고서.pdf');
  expect(shown.queryByText('이 이름의 파일이 워크스페이스에 없습니다: 사업보고서')).toBeNull();
});

it('resumes after a failed request', async () => {
  api.refuse('research.measure', 503, 'unavailable');
  const person = await open(listOf(2));
  await shown.findByRole('alert');
  api.answer('research.measure', ({ body }) => ({ rows: body.questions.map(() => MEASURED) }));

  await person.click(await shown.findByRole('button', { name: '계속' }));

  await expect.poll(() => shown.queryAllByText('질문 2')).toHaveLength(1);
  expect(shown.queryByRole('alert')).toBeNull();
});

it('reports why a list cannot be used, and asks nothing', async () => {
  await open(new File(['이름,값\na,b\n'], 'list.csv'));

  await shown.findByText('‘질문’ 열이 없습니다. 제목 행을 추가하거나 양식을 사용해 주세요.');
  expect(api.calls).toEqual([]);
});

it('is offered to people who manage a workspace', async () => {
  api.answer('account.projectRole', { role: 4 });
  selectWorkspace({ label: '물류', value: workspace().id });
  show(<QualityPage />, { user: { role: 4 } });

  await shown.findByRole('table', { name: '질문 세트별 결과' });
  await expect.poll(() => api.calls.length).toBe(1);
  expect(shown.queryByText('내 질문으로 측정')).toBeNull();
});
