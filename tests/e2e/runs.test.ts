// An analysis from the gallery to the shared report, as a person goes: form, plan, progress, report, documents, link.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, newPage, openWorkspace, signIn, url } from './browser.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch();
  page = await newPage(browser);
  await signIn(page);
  await openWorkspace(page);
});
afterAll(() => browser.close());

const LONG = { timeout: 90_000 };
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

const openForm = async (type: string) => {
  await page.goto(url('/workflows'));
  await page.locator(`a[href="/workflows?type=${type}"]`).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const startWith = async (company: string) => {
  await page.getByLabel(/^회사/).first().fill(company);
  await button('계획 보기').click();
  await button('시작').click();
  await page.waitForURL('**/workflows/run/**');
};

describe('an analysis', () => {
  it('says what is missing beside its field and keeps what was entered', async () => {
    await openForm('CompetitiveLandscape');
    await button('계획 보기').click();
    await page.getByText('필수 입력 항목입니다').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await page.getByLabel(/^회사/).first().fill('가온물류');
    await page.reload();
    expect(await page.getByLabel(/^회사/).first().inputValue()).toBe('가온물류');
  });

  it('proposes the columns of a workbook and lets them be corrected', async () => {
    await openForm('PvmAnalysis');
    const files = page.getByRole('combobox').first();
    await files.locator('option').nth(1).waitFor({ state: 'attached' });
    await files.selectOption({ index: 1 });
    const mapper = page.getByRole('table', { name: '열 연결' });
    await mapper.waitFor();
    expect(await mapper.getByRole('row').count()).toBeGreaterThan(4);
  });

  it('goes from the plan to a report that survives a reload, with its sources, documents and a link', async () => {
    await openForm('CompanyProfiling');
    await startWith('가온물류');
    await page.reload();
    await button('내려받기').waitFor(LONG);
    const address = page.url();
    await page.locator('article h2').first().waitFor();
    await page
      .locator('article')
      .getByRole('button', { name: /^출처 1:/ })
      .first()
      .click();
    await page.waitForURL('**ref=1**');
    await page.keyboard.press('Escape');

    const download = page.waitForEvent('download');
    await button('내려받기').click();
    await page.getByRole('menuitem', { name: /Word/ }).click();
    expect((await download).suggestedFilename()).toMatch(/가온물류.*\.docx$/);

    await button('공유').click();
    await button('링크 만들기').click();
    const link = await page.getByLabel('공유 링크').inputValue();
    const stranger = await newPage(browser);
    await stranger.goto(link);
    await stranger.frameLocator('iframe').getByText('가온물류').first().waitFor();
    expect(await stranger.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.getByRole('dialog').getByRole('button', { name: '취소' }).first().click();
    await page.getByText('링크를 취소했습니다').waitFor();
    await stranger.reload();
    await stranger.getByText('이 링크는 열 수 없습니다').waitFor();
    await stranger.context().close();

    await page.goto(url('/outputs'));
    await page.locator(`a[href="${new URL(address).pathname}"]`).waitFor();
  });

  it('lets the structure of a memorandum be chosen by keyboard before it is written', async () => {
    await openForm('ImWorkflow');
    await page.getByLabel('홈페이지 주소').fill('www.gaon-logistics.example');
    await startWith('가온물류');
    await page.getByRole('heading', { name: '구조를 골라 주세요' }).waitFor(LONG);
    const second = page.getByLabel('2번 항목의 이름', { exact: true });
    const before = await second.inputValue();
    await second.press('Alt+ArrowUp');
    expect(await page.getByLabel('1번 항목의 이름', { exact: true }).inputValue()).toBe(before);
    await page.getByLabel('새 항목의 이름').fill('거래 구조와 일정');
    await page.keyboard.press('Enter');
    await button('이 구조로 작성').click();
    await button('내려받기').waitFor(LONG);
    const titles = await page.locator('article h2').allInnerTexts();
    expect(titles[0]).toContain(before);
    expect(titles.join()).toContain('거래 구조와 일정');
  });
});
