// Analyses on screen: gallery, form, plan, progress, email, report, exports, share link; and a memorandum.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { leavePage, openWorkspace, sharedBrowser, signIn, stageFolder, toNextScreen, url, visit } from './browser.ts';
import { writeRunUnderWay } from './run-under-way.ts';

const newPage = sharedBrowser();
let page: Page;
beforeAll(async () => {
  page = await newPage();
  await signIn(page);
  await openWorkspace(page);
});

const OFTEN = { interval: 500 };
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).first();
const company = () => page.getByLabel(/^회사/).first();

const openForm = async (type: string) => {
  await visit(page, '/workflows');
  await toNextScreen(page, () => page.locator(`a[href="/workflows?type=${type}"]`).first().click());
};
const planFor = async (name: string) => {
  await company().fill(name);
  await button('계획 확인').click();
  await button('시작').waitFor();
};
const leaveOut = async (...parts: readonly string[]) => {
  for (const name of parts) await page.getByRole('checkbox', { name, exact: true }).click();
};
const start = async () => {
  await button('시작').click();
  await page.waitForURL('**/workflows/run/**');
  return new URL(page.url()).pathname;
};
const isDone = () => button('다운로드').first().waitFor();
/** Whether the run has started. One that ends before its page is drawn shows no progress. */
const isUnderWay = () => page.getByRole('heading', { name: '작업 기록' }).or(button('다운로드')).first().waitFor();
const titles = () => page.locator('article h2').allTextContents();

describe('the form of an analysis', () => {
  it('is found by a word, reports missing inputs at their fields and keeps entries', async () => {
    await page.goto(url('/workflows'));
    await page.getByRole('searchbox', { name: '분석 찾기' }).fill('경쟁');
    await page.waitForURL('**q=**');
    await toNextScreen(page, () => page.locator('a[href="/workflows?type=CompetitiveLandscape"]').first().click());
    await button('계획 확인').click();
    await page.getByText('필수 입력 항목입니다').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await company().fill('가온물류');
    await page.reload();
    await expect.poll(() => company().inputValue()).toBe('가온물류');
  });

  it('asks which of two companies with one name is meant', async () => {
    await openForm('FindSimilarCompanies');
    await company().fill('한결식품');
    await button('계획 확인').click();
    const meant = page.getByRole('list', { name: /한결식품/ }).getByRole('button');
    await meant.nth(1).waitFor();
    expect(await button('시작').count()).toBe(0);
    await meant.nth(1).click();
    await button('계획 확인').click();
    await button('시작').waitFor();
  });

  it('proposes the columns of a workbook and lets them be corrected', async () => {
    await openForm('PvmAnalysis');
    const files = page.getByRole('combobox').first();
    await files.locator('option').nth(1).waitFor({ state: 'attached' });
    await files.selectOption({ label: '가온물류_운영지표_2025.xlsx' });
    const period = page.getByRole('table', { name: '열 연결' }).getByRole('combobox', { name: '기간' });
    await expect.poll(() => period.inputValue()).not.toBe('');
    await period.selectOption('');
    await button('계획 확인').click();
    await expect.poll(() => period.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a run', () => {
  let address = '';

  it('shows its price and progress, continues when left, and sends an email at its end', async () => {
    await openForm('CompanyProfiling');
    await planFor('가온물류');
    await leaveOut('고객', '주주', '경영진과 지배구조', '위험 요인', '최근 소식');
    await page.getByText(/시작하면 [\d,]+크레딧이 남습니다/).waitFor();
    address = await start();
    await isUnderWay();
    await page.reload();
    await page.goto(url('/'));
    await expect
      .poll(async () => (await (await fetch(url('/local/inbox'))).text()).includes(address), OFTEN)
      .toBe(true);
    await page.goto(url('/outputs'));
    await page.locator(`a[href="${address}"]`).click();
    await isDone();
  });

  it('shows a report with the figures below each chart, and chips that open the page', async () => {
    await button('표로 보기').first().click();
    await page.locator('figure table').first().waitFor();
    await page
      .locator('article')
      .getByRole('button', { name: /^출처 1:/ })
      .first()
      .click();
    await page.waitForURL('**ref=1**');
    await page.getByText(/^인용한 구절/).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((at) => !at.search.includes('ref='));
  });

  it.each([
    ['Word', /가온물류.*\.docx$/],
    ['Excel', /가온물류.*\.xlsx$/],
    ['PDF', /가온물류.*\.pdf$/],
  ])('is downloaded as %s', async (format, filename) => {
    const download = page.waitForEvent('download');
    await button('다운로드').first().click();
    await page.getByRole('menuitem', { name: new RegExp(format) }).click();
    // Every sentence is verified. That internal files are cited is no question for a member of the organization.
    expect((await download).suggestedFilename()).toMatch(filename);
  });

  it('rewrites one section by an instruction', async () => {
    const before = await titles();
    await button('회사 개요 다시 작성').click();
    await page.getByLabel(/어떻게 바꿀까요/).fill('주력 사업을 중심으로 짧게');
    await inDialog('다시 작성').click();
    // The earlier report is still shown until the run is under way again.
    await page.getByRole('link', { name: '마지막으로 다시 작성하며 달라진 점' }).waitFor();
    await expect.poll(() => titles()).toEqual(before);
  });

  it('is shared by a link that is marked, excluded from search engines and revocable', async () => {
    await button('공유').click();
    await button('링크 만들기').click();
    const link = await page.getByLabel('공유 링크').inputValue();
    const stranger = await newPage();
    await stranger.goto(link);
    const shared = stranger.frameLocator('iframe');
    await shared.getByText('가온물류').first().waitFor();
    await shared.getByText('대외비 · Hanbit Partners 제공').waitFor();
    expect(await stranger.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await Promise.all([page.getByText('링크를 해지했습니다').waitFor(), inDialog('해지').click()]);
    await stranger.reload();
    await stranger.getByText('이 링크는 열 수 없습니다').waitFor();
    await leavePage(stranger);
    await page.keyboard.press('Escape');
  });

  it('is compared with an earlier run, naming omitted parts', async () => {
    await openForm('CompanyProfiling');
    await planFor('가온물류');
    await leaveOut('회사 개요', '사업 부문', '고객', '주주', '경영진과 지배구조', '위험 요인', '최근 소식');
    const later = await start();
    await isDone();
    await page.getByRole('link', { name: '비교' }).click();
    await page.getByRole('heading', { name: '삭제된 항목' }).waitFor();
    await expect.poll(() => page.getByRole('table', { name: '수치' }).getByRole('row').count()).toBeGreaterThan(1);
    await page.goto(url(later));
    await isDone();
    await page.locator('header [aria-haspopup=menu]').last().click();
    await page.getByRole('menuitem', { name: '삭제' }).click();
    await Promise.all([page.getByText('결과물을 삭제했습니다').waitFor(), inDialog('삭제').click()]);
    await page.waitForURL('**/outputs');
    await expect.poll(() => page.locator(`a[href="${later}"]`).count()).toBe(0);
  });
});

describe('a memorandum', () => {
  const nameAt = (n: number) => page.getByLabel(`${n}번 항목의 이름`, { exact: true });

  it('gets its structure from a person, by keys and dragging, with sections added, renamed and removed', async () => {
    await openForm('ImWorkflow');
    await page.getByLabel('홈페이지 주소').fill('www.gaon-logistics.example');
    await planFor('가온물류');
    await start();
    await page.getByRole('heading', { name: '구조를 선택해 주세요' }).waitFor();
    const [first, second, third] = [
      await nameAt(1).inputValue(),
      await nameAt(2).inputValue(),
      await nameAt(3).inputValue(),
    ];
    await nameAt(2).press('Alt+ArrowUp');
    await expect.poll(() => nameAt(1).inputValue()).toBe(second);
    const handle = page.getByTitle('끌어서 옮기기');
    await handle.nth(2).dragTo(handle.nth(0));
    await expect
      .poll(async () => [await nameAt(1).inputValue(), await nameAt(2).inputValue()])
      .toEqual([third, second]);
    await nameAt(2).fill('투자 논리');
    await button(`${first} 제외`).click();
    // The two that were moved are enough to write.
    const drops = page.getByRole('button', { name: / 제외$/ });
    for (let left = await drops.count(); left > 2; left -= 1) await drops.last().click();
    await expect.poll(() => drops.count()).toBe(2);
    await page.getByLabel('새 항목의 이름').fill('거래 구조와 일정');
    await page.keyboard.press('Enter');
    await button('이 구조로 작성').click();
    await isDone();
    await expect.poll(async () => (await titles()).join('\n')).toMatch(new RegExp(`^1\\s*${third}\\n2\\s*투자 논리`));
    const written = (await titles()).join('\n');
    expect(written).not.toContain(first);
    // Topics without sources are listed below the report.
    await page.getByText('자료에 없어 뺀 항목:').locator('..').getByText('거래 구조와 일정').waitFor();
  });
});

describe('a run under way', () => {
  it('leads back to the workspaces, and is stopped after a confirmation', async () => {
    const projectId = await page.evaluate(() => JSON.parse(localStorage.getItem('selectedProject') ?? '{}').value);
    await page.goto(url(`/workflows/run/${await writeRunUnderWay({ folder: stageFolder(), projectId })}`));
    await page.getByRole('link', { name: '워크스페이스로 돌아가기' }).click();
    await page.waitForURL(url('/'));
    await page.goBack();
    await button('중지').click();
    await inDialog('중지').click();
    await page.getByText('중지한 분석입니다').waitFor();
  });
});
