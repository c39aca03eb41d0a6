// The quality page: an owner measures a list of questions in three languages over the sample workspace.
import { expect, it } from 'vitest';
import { openWorkspace, sharedBrowser, signIn, visit } from './browser.ts';

const newPage = sharedBrowser();
const LIST = new URL('../../infra/local/samples/question-list.csv', import.meta.url).pathname;

it('measures a list of the workspace and shows each question with its verdict', async () => {
  // Prepare
  const page = await newPage();
  await signIn(page, 'owner@hanbit.test');
  await openWorkspace(page);
  await visit(page, '/quality');

  // Act
  await page.getByLabel('파일 선택').setInputFiles(LIST);
  const rows = page.getByRole('table', { name: '질문별 결과' }).locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(12);

  // Assess
  const scores = await page.getByRole('table', { name: '내 질문 목록의 결과' }).locator('tbody tr').innerText();
  expect(scores.split(/\s+/).slice(0, 2)).toEqual(['question-list.csv', '12']);
  expect(await rows.first().getByText('확인됨', { exact: true }).count()).toBeGreaterThan(0);
  expect(await rows.filter({ hasText: '파일에 답이 없는 질문' }).getByText('없다고 안내').count()).toBeGreaterThan(0);
});
