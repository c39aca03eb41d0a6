// The main task: upload, wait, ask in three languages, open the cited page, return, stop, export.
import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD } from '#shared/model/upload.ts';
import { leavePage, openWorkspace, ownBrowser, sample, signIn, visit } from './browser.ts';

const newPage = ownBrowser();
let page: Page;
const enter = async () => {
  page = await newPage();
  await signIn(page);
  await openWorkspace(page);
  return () => leavePage(page);
};

/** One byte above the limit, as a file on disk. */
const largeFile = () => {
  const path = join(mkdtempSync(join(tmpdir(), 'footnote-large-')), 'large.bin');
  writeFileSync(path, '');
  truncateSync(path, UPLOAD.maxBytes + 1);
  return path;
};
const composer = () => page.getByRole('textbox', { name: '질문' });
const ask = async (question: string) => {
  await visit(page, '/search');
  await composer().fill(question);
  await composer().press('Enter');
};
const answered = () => page.getByRole('button', { name: 'Word로 내보내기' }).last().waitFor();
const chip = (n: number) => page.locator(`[data-citation="${n}"]`).first();
const article = async () => (await page.locator('main').innerText()).replace(/\s+/g, ' ');

describe('files', () => {
  beforeAll(enter);

  it('shows the samples and takes a new file through its statuses to done', async () => {
    await page.getByText('가온물류_사업보고서_2025.pdf').waitFor();
    await page.locator('input[type=file]').first().setInputFiles(sample('shirakaba-earnings.pdf'));

    const row = page.locator('tr, li', { hasText: 'shirakaba-earnings.pdf' }).first();
    await row.getByText('완료').waitFor();
  });

  it('opens a document at its beginning', async () => {
    await page.getByText('가온물류_사업보고서_2025.pdf').click();
    await page.locator('[data-page="1"] canvas').waitFor();
    expect(await page.getByLabel('페이지 번호').inputValue()).toBe('1');
    expect(await page.locator('[role=document]').evaluate((pages) => pages.scrollTop)).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForURL((at) => !at.searchParams.has('file'));
  });

  it('refuses empty or too large files before sending, with their names, sizes and the limit', async () => {
    const input = page.locator('input[type=file]').first();
    await Promise.all([
      page.getByText(/‘empty\.pdf’ 파일은 내용이 없습니다/).waitFor(),
      input.setInputFiles({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }),
    ]);
    await Promise.all([page.getByText(/‘large\.bin’ 파일은 .* 최대 50/).waitFor(), input.setInputFiles(largeFile())]);
  });

  it('keeps an unreadable file with the reason, while others continue', async () => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        {
          name: 'lying.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('<html><script>alert(1)</script></html>'),
        },
        {
          name: 'cut.pdf',
          mimeType: 'application/pdf',
          buffer: readFileSync(sample('gaon-annual-report.pdf')).subarray(0, 20_000),
        },
        { name: 'note.md', mimeType: 'text/markdown', buffer: Buffer.from('# 메모\n\n검토 일정은 2026년 4월이다.') },
      ]);

    await page.getByText('확장자와 실제 형식이 다릅니다').first().waitFor();
    await page.getByText('파일이 손상되어 읽을 수 없습니다').first().waitFor();
    await page.locator('tr, li', { hasText: 'note.md' }).first().getByText('완료').waitFor();
  });
});

/** Each test starts its own conversation. */
describe('questions', () => {
  beforeAll(enter);

  it('answers a figure in Korean with citations that open the page, the passage boxed', async () => {
    await ask('가온물류의 2025년 연결 매출액은 얼마인가요?');
    await answered();
    await expect.poll(() => article()).toContain('438,512백만원');

    await chip(1).hover();
    await page.locator('[data-hover-card]').getByText('가온물류_사업보고서_2025.pdf').waitFor();
    await chip(1).click();
    await page.waitForURL('**ref=1**');
    await page.getByTestId('passage').first().waitFor();

    const field = page.getByLabel('페이지 번호');
    await field.fill('1');
    await field.press('Enter');
    const heightOfFirst = () => page.locator('[data-page="1"]').evaluate((sheet) => sheet.clientHeight);
    const upright = await heightOfFirst();
    await page.getByRole('button', { name: '시계 방향으로 회전' }).click();
    await expect.poll(heightOfFirst).not.toBe(upright);
    await expect.poll(() => field.inputValue()).toBe('1');

    await page.keyboard.press('Escape');
    await page.waitForURL((at) => !at.searchParams.has('ref'));
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-citation'))).toBe('1');
  });

  it.each([
    ["What was Northway's net income in 2025?", '$188 million'],
    ['青葉陸運の2025年3月期の売上高は？', '94,050'],
    ['가온물류의 별도 기준 2025년 매출액은?', '355,820'],
  ])('answers "%s" in the language of the question', async (question, figure) => {
    await ask(question);
    await answered();

    await expect.poll(() => article()).toContain(figure);
  });

  it('names what is missing, shows the closest passages without a tick and charges nothing', async () => {
    await ask('화성 탐사선의 연료 탱크 용량은 얼마인가요?');
    await page
      .getByText(/크레딧이 차감되지 않았습니다/)
      .first()
      .waitFor();
    await page
      .getByText(/자료에서 확인되지 않습니다/)
      .first()
      .waitFor();
    expect(await page.locator('article:last-of-type [data-check="verified"]').count()).toBe(0);
  });

  it('loses nothing if the page is reloaded during an answer', async () => {
    await visit(page, '/search');
    await composer().fill('가온물류의 위험 요인을 정리해 줘');
    await composer().press('Enter');
    await page.waitForURL('**id=sea_**');
    await page.reload();
    await answered();

    await expect.poll(() => page.locator('[data-citation]').count()).toBeGreaterThan(0);
  });

  it('offers related questions that work, and lists the question in the history', async () => {
    await ask('가온물류의 2025년 영업이익은?');
    await answered();
    await page
      .getByRole('navigation', { name: '이전 질문' })
      .getByText('가온물류의 2025년 영업이익은?')
      .first()
      .waitFor();
    const related = page.getByRole('button', { name: /2024년 영업이익/ }).first();
    await related.click();
    await page.getByText('42,354').first().waitFor();
  });

  it('exports to Word with native footnotes that link to the page in the app', async () => {
    await ask('가온물류의 2025년 연결 매출액은 얼마인가요?');
    await answered();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Word로 내보내기' }).click(),
    ]);
    const parts = unzipSync(readFileSync(await download.path()));
    const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());

    expect(download.suggestedFilename()).toMatch(/가온물류의 2025년 연결 매출액은.*\.docx$/);
    expect(read('word/document.xml')).toContain('w:footnoteReference');
    expect(read('word/footnotes.xml')).toContain('가온물류_사업보고서_2025.pdf');
    const link =
      /Target="(http[^"]*\/files\?[^"]*page=\d+[^"]*)"/
        .exec(read('word/_rels/footnotes.xml.rels'))?.[1]
        ?.replaceAll('&amp;', '&') ?? '';
    await page.goto(link);
    await page.getByTestId('passage').first().waitFor();
  });
});
