// Opening a workbook, editing it by keys and pasting, and saving it as a version that is found again.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { madeWorkbook } from '../helpers/made-workbook.ts';
import { openWorkspace, sharedBrowser, signIn, url, visit } from './browser.ts';

describe('a spreadsheet', () => {
  const newPage = sharedBrowser();
  let page: Page;
  const cell = (row: number, column: number) => page.locator(`[data-cell="${row}-${column}"]`);
  /** The status element of the page that contains text. */
  const saveState = () => page.getByRole('status').filter({ hasText: /./ }).first();
  /** Keys are lost before the field has the focus, and before it is known that the person may write. */
  const acceptsKeys = (person: Page) =>
    person.locator('[data-cell-field]:focus:not([readonly])').waitFor({ state: 'attached' });
  const textOf = async (row: number, column: number) => (await cell(row, column).textContent())?.trim();

  beforeAll(async () => {
    page = await newPage();
    await signIn(page);
    await openWorkspace(page);
    await visit(page, '/spreadsheets');
    await page.locator('input[type=file]').setInputFiles({
      name: '추정모델.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(madeWorkbook()),
    });
    await cell(2, 4).waitFor();
  });

  it('recalculates typed values, undoes them, pastes a block from Excel, and saves the next version', async () => {
    // Prepare
    await expect.poll(() => textOf(2, 4)).toBe('220');
    await acceptsKeys(page);
    // Act: B2
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('1,000');
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf(2, 4)).toBe('1,100');
    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(2, 4)).toBe('220');
    await page.keyboard.press('Control+y');
    await expect.poll(() => textOf(2, 4)).toBe('1,100');
    // B3 to B4, in Excel's clipboard format.
    await page.locator('[data-cell-field]').evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '2,000\r\n=B3*2\r\n');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect.poll(() => textOf(4, 2)).toBe('4,000');
    await expect.poll(() => textOf(4, 4)).toBe('4,400');
    await page.keyboard.press('Control+s');
    // Assess
    await expect.poll(() => saveState().textContent()).toContain('모든 변경이 저장됨');
    await page.goto(url('/spreadsheets'));
    await expect.poll(() => page.locator('main').textContent()).toMatch(/추정모델\.xlsx.*2/);
  });

  it('keeps typed text in its cell when another sheet is chosen, and shows it as unsaved when it is reopened', async () => {
    // Prepare
    const open = async () => {
      await page.getByRole('button', { name: '추정모델.xlsx', exact: true }).click();
      await cell(2, 4).waitFor();
    };
    await page.goto(url('/spreadsheets'));
    await open();
    await acceptsKeys(page);
    // Act
    await page.keyboard.type('여기');
    await page.getByRole('tab', { name: 'Notes' }).click();
    await expect.poll(() => saveState().textContent()).toMatch(/1/);
    // Assess
    await expect.poll(() => cell(1, 1).count()).toBe(0);
    await page.getByRole('tab', { name: '모델' }).click();
    await expect.poll(() => textOf(1, 1)).toBe('여기');
    await page.getByRole('button', { name: '목록으로' }).click();
    await open();
    await expect.poll(() => saveState().textContent()).toMatch(/1/);
  });

  it('asks about each cell that another person changed meanwhile, one by one', async () => {
    // Prepare
    const open = async (person: Page) => {
      await person.goto(url('/spreadsheets'));
      await person.getByRole('button', { name: '추정모델.xlsx', exact: true }).click();
      await person.locator('[data-cell="2-4"]').waitFor();
    };
    /** Resolves when the server has accepted or refused the edit. */
    const enter = async (person: Page, row: number, text: string) => {
      await person.locator(`[data-cell="${row}-2"]`).click();
      await acceptsKeys(person);
      await person.keyboard.type(text);
      const reply = person.waitForResponse((one) => one.url().endsWith('/edits'));
      await person.keyboard.press('Enter');
      return (await reply).ok();
    };
    const other = await newPage();
    await signIn(other, 'owner@hanbit.test');
    await openWorkspace(other);
    // Never answered: the next reply would show the others' changes before this person types.
    await page.route('**/presence', () => undefined);
    await open(other);
    await open(page);
    const question = (text: string) => page.getByRole('alert').filter({ hasText: text });
    // Act
    expect(await enter(other, 2, '11')).toBe(true);
    expect(await enter(page, 2, '12')).toBe(false);
    await question('B2').waitFor();
    expect(await enter(other, 3, '21')).toBe(true);
    expect(await enter(page, 3, '22')).toBe(false);
    // Assess
    await question('B2').waitFor();
    await question('B2').getByRole('button', { name: '내 값 사용' }).click();
    await question('B3').waitFor();
    await question('B3').getByRole('button', { name: '상대 값 유지' }).click();
    await expect.poll(() => textOf(2, 2)).toBe('12');
    await expect.poll(() => textOf(3, 2)).toBe('21');
    await page.context().close();
  });
});
