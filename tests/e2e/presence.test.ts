// Two people edit one workbook in separate browsers: each sees the other's presence and changes.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openWorkspace, sharedBrowser, signIn, visit } from './browser.ts';

const newPage = sharedBrowser();
let [mine, theirs]: Page[] = [];

const cell = (page: Page | undefined, row: number, column: number) => page?.locator(`[data-cell="${row}-${column}"]`);
const others = (page: Page | undefined) => page?.getByRole('img', { name: /님도 보고 있습니다/ });

const openSheet = async (email: string): Promise<Page> => {
  const page = await newPage();
  await signIn(page, email);
  await openWorkspace(page);
  await visit(page, '/spreadsheets');
  await page.getByRole('button', { name: '가온물류_운영지표_2025.xlsx', exact: true }).click();
  await cell(page, 1, 1)?.waitFor();
  // Keys are lost before the field has the focus, and before it is known that the person may write.
  await page.locator('[data-cell-field]:focus:not([readonly])').waitFor({ state: 'attached' });
  return page;
};

beforeAll(async () => {
  mine = await openSheet('member@hanbit.test');
  theirs = await openSheet('owner@hanbit.test');
});

it("shows each person the other's presence and changes", async () => {
  await Promise.all([others(mine)?.waitFor(), others(theirs)?.waitFor()]);
  await mine?.keyboard.press('ArrowDown');
  await mine?.keyboard.type('다른 이름');
  await mine?.keyboard.press('Enter');
  await expect.poll(() => cell(theirs, 2, 1)?.textContent()).toContain('다른 이름');
});
