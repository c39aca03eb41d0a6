// The quality page: an owner measures a list of questions in three languages over the sample workspace.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countOf } from '../helpers/properties.ts';
import { openWorkspace, sharedBrowser, signIn, visit } from './browser.ts';

const newPage = sharedBrowser();
const SAMPLE = new URL('../../infra/local/samples/question-list.csv', import.meta.url);

it('measures a list of the workspace and shows each question with its verdict', async () => {
  // Prepare
  const [head = '', ...questions] = readFileSync(SAMPLE, 'utf8').trim().split(/\r?\n/);
  const every = countOf(2, 1);
  const drawn = questions.filter((_, at) => at % every === 0);
  const buffer = Buffer.from([head, ...drawn].join('\n'));
  const page = await newPage();
  await signIn(page, 'owner@hanbit.test');
  await openWorkspace(page);
  await visit(page, '/quality');

  // Act
  await page.getByLabel('파일 선택').setInputFiles({ name: 'questions.csv', mimeType: 'text/csv', buffer });
  const rows = page.getByRole('table', { name: '질문별 결과' }).locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(drawn.length);

  // Assess
  const scores = await page.getByRole('table', { name: '내 질문 목록의 결과' }).locator('tbody tr').innerText();
  expect(scores.split(/\s+/).slice(0, 2)).toEqual(['questions.csv', String(drawn.length)]);
  expect(await rows.first().getByText('확인됨', { exact: true }).count()).toBeGreaterThan(0);
  expect(await rows.filter({ hasText: '파일에 답이 없는 질문' }).getByText('없다고 안내').count()).toBeGreaterThan(0);
});
