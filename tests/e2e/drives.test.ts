// A workspace follows a drive, as a person sees it: consent, folders, files with their source, changes, withdrawal,
// disconnection.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWorkspace, ownBrowser, signIn, url, visit } from './browser.ts';

const newPage = ownBrowser();
let page: Page;
/** The sample drive, opened by its owner beside the product. */
let drive: Page;
beforeAll(async () => {
  page = await newPage();
  drive = await newPage();
  await signIn(page);
  await openWorkspace(page);
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Presses a button of the sample drive and waits for the next page: a press on the page that is left would be lost. */
const pressInDrive = async (name: RegExp) => {
  const left = drive.waitForEvent('framenavigated');
  await drive.getByRole('button', { name }).locator('visible=true').first().click();
  await left;
  await drive.waitForLoadState();
};
const allow = () => button(/허용/).click();
const synced = () => page.getByText('최신 상태').waitFor();

describe('a drive that a workspace follows', () => {
  it('is connected by consent, and adds the chosen folders with their source', async () => {
    await page.getByRole('link', { name: '클라우드 드라이브' }).click();
    await button(/^연결: Google Drive/).click();
    await allow();
    await page.waitForURL('**/files/drives?drive=**');
    expect(page.url()).not.toContain('code=');
    await page.getByLabel('Customer calls', { exact: true }).check();
    await button('동기화 시작').click();
    await synced();
    await page.locator('summary').click();
    await page.getByText('읽을 수 없는 형식').waitFor();

    await visit(page, '/files');
    await page.getByText('Customer calls').first().click();
    await page.getByText('Investment memo.docx').waitFor();
    const source = page.getByRole('link', { name: /Google Drive에서 가져옴/ }).first();
    expect(await source.getAttribute('href')).toContain('/local/drive/file/');
  });

  it('reports a withdrawn consent, and continues with later changes after a new one', async () => {
    await drive.goto(url('/local/drive/manage'));
    await drive.locator('summary', { hasText: 'Call of 4 November' }).click();
    await drive.locator('input[name=name][value="Call of 4 November.txt"]').fill('Call of November.txt');
    await pressInDrive(/Rename/);
    await pressInDrive(/Withdraw consent/);
    await visit(page, '/files/drives');
    await button('지금 동기화').click();
    await button('다시 연결').click();
    await allow();
    await synced();

    await visit(page, '/files');
    await page.getByText('Customer calls').first().click();
    await page.getByText('Call of November.txt').waitFor();
  });

  it('is disconnected, and its files are kept or removed as chosen', async () => {
    await visit(page, '/files/drives');
    await button('연결 해제').click();
    await page.getByLabel(/모두 삭제/).check();
    await page.getByRole('dialog').getByRole('button', { name: '연결 해제' }).click();
    await page.getByText('연결된 드라이브가 없습니다').waitFor();

    await visit(page, '/files');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('가온물류_사업보고서_2025.pdf').first().waitFor();
    await expect.poll(() => page.getByText('Customer calls').count()).toBe(0);
  });
});

describe.each(['OneDrive', 'Dropbox'])('%s, as a sample', (name) => {
  it('is connected, synced and disconnected like Google Drive', async () => {
    await page.goto(url('/files/drives'));
    await button(`연결: ${name}`).click();
    await allow();
    await page.waitForURL('**/files/drives?drive=**');
    await page.getByLabel('Customer calls', { exact: true }).check();
    await button('동기화 시작').click();
    await synced();
    await page.getByText('Customer calls').first().waitFor();

    await button('연결 해제').click();
    await page.getByLabel(/모두 삭제/).check();
    await page.getByRole('dialog').getByRole('button', { name: '연결 해제' }).click();
    await page.getByText('연결된 드라이브가 없습니다').waitFor();
  });
});

describe('the client of a provider', () => {
  it('is removed after a confirmation, and kept if that is canceled', async () => {
    // Prepare
    const owner = await newPage();
    await signIn(owner, 'owner@hanbit.test');
    await openWorkspace(owner);
    await visit(owner, '/files/drives');
    const choose = async (name: string) => {
      await owner.getByRole('button', { name: 'Dropbox 작업' }).click();
      await owner.getByRole('menuitem', { name }).click();
    };
    await choose('설정');
    await owner.getByLabel('클라이언트 ID').fill('footnote');
    await owner.getByLabel('클라이언트 보안 비밀').fill('secret');
    await Promise.all([
      owner.getByText('Dropbox 클라이언트를 저장했습니다.').waitFor(),
      owner.getByRole('dialog').getByRole('button', { name: '설정' }).click(),
    ]);
    const question = owner.getByRole('alertdialog').or(owner.getByRole('dialog'));
    // Act
    await choose('클라이언트 삭제');
    await question.getByRole('button', { name: '취소' }).click();
    await question.waitFor({ state: 'detached' });
    await choose('클라이언트 삭제');
    // Assess
    await Promise.all([
      owner.getByText('Dropbox 클라이언트를 삭제했습니다.').waitFor(),
      question.getByRole('button', { name: '클라이언트 삭제' }).click(),
    ]);
  });
});
