// From an invitation to the first workspace, role changes during a session, and the platform's portal.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { leavePage, openWorkspace, PASSWORD, sharedBrowser, signIn, url, visit } from './browser.ts';

const newPage = sharedBrowser();

const asPerson = async (email: string, door?: string): Promise<Page> => {
  const page = await newPage();
  await signIn(page, email, door);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
/** The text in the row's cells; text that a phone shows below the first cell is there too, hidden. */
const shown = (page: Page, row: string, text: string) =>
  rowOf(page, row).getByText(text, { exact: true }).last().waitFor();
const choose = async (page: Page, text: string, item: string) => {
  await rowOf(page, text).getByRole('button', { name: /작업$/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const invite = async (page: Page, emails: string) => {
  await page.getByRole('textbox', { name: '이메일', exact: true }).fill(emails);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: '이메일별 결과' }).waitFor();
};
const linkFor = async (page: Page, email: string): Promise<string> => {
  await page.goto(url('/local/inbox'));
  const invitation = page.locator('article').filter({ hasText: email }).first();
  return (await invitation.locator('pre a[href*="invitation"]').first().getAttribute('href')) ?? '';
};
const signUp = async (page: Page, link: string) => {
  await page.goto(link);
  await page.locator('input[name=firstName]').fill('가영');
  await page.locator('input[name=lastName]').fill('한');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('input[name=repeated]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  // The address changes before the screen does.
  await page.locator('input[autocomplete=current-password]').waitFor();
};

let owner: Page;
beforeAll(async () => {
  owner = await asPerson('owner@hanbit.test');
});

describe('people', () => {
  it('are invited to a workspace, sign up from the email and find it', async () => {
    // Prepare
    const email = 'gayoung@deal.test';
    await openWorkspace(owner);
    await visit(owner, '/people');
    await owner.getByRole('button', { name: '구성원 추가' }).click();
    // Act
    await invite(owner, `${email}, owner@hanbit.test ,`);
    const result = await owner.getByRole('list', { name: '이메일별 결과' }).innerText();
    const newcomer = await newPage();
    await signUp(newcomer, await linkFor(newcomer, email));
    // Assess
    expect(result).toContain('초대 메일을 보냄');
    expect(result).toContain('이미 있음');
    await expect.poll(() => newcomer.locator('input[name=email]').inputValue()).toBe(email);
    await newcomer.locator('input[type=password]').fill(PASSWORD);
    await newcomer.locator('input[name=organizationCode]').fill('HANBIT');
    await newcomer.keyboard.press('Enter');
    await newcomer.getByText('가온물류 인수 검토').first().waitFor();
    await leavePage(newcomer);
    await owner.reload();
    await shown(owner, email, '활성');
  });

  it('see a change of their role at the next request, and lose the session when they are deactivated', async () => {
    // Prepare
    const admin = await asPerson('limited@hanbit.test');
    await visit(admin, '/admin');
    await rowOf(admin, 'owner@hanbit.test').waitFor();
    await visit(owner, '/admin?scope=everybody');
    // Act
    await choose(owner, 'limited@hanbit.test', '역할 변경');
    await owner.getByRole('combobox', { name: '역할', exact: true }).selectOption({ label: '게스트' });
    await owner.getByRole('button', { name: '역할 저장' }).click();
    await shown(owner, 'limited@hanbit.test', '게스트');
    await admin.reload();
    // Assess
    await admin.getByText('권한이 제한되어 있습니다').waitFor();
    await choose(owner, 'limited@hanbit.test', '비활성화');
    await owner.getByRole('button', { name: '비활성화' }).click();
    await shown(owner, 'limited@hanbit.test', '비활성');
    await admin.goto(url('/workspaces'));
    await admin.waitForURL('**/login**');
    await choose(owner, 'limited@hanbit.test', '다시 활성화');
    await shown(owner, 'limited@hanbit.test', '활성');
    await leavePage(admin);
  });

  it('may read the tags, and see who manages them', async () => {
    const member = await asPerson('member@hanbit.test');
    await visit(member, '/tag-management');
    await member.getByText('태그는 조직 소유자만 관리할 수 있습니다.').waitFor();

    expect(await member.getByRole('button', { name: '추가', exact: true }).count()).toBe(0);
    await leavePage(member);
  });
});

describe('concurrent edits of two people', () => {
  it('keep typed text and update the other fields', async () => {
    // Prepare
    await visit(owner, '/tag-management');
    await owner.getByLabel('새 태그 이름').fill('공동 편집');
    await owner.keyboard.press('Enter');
    await choose(owner, '공동 편집', '이름 바꾸기');
    const other = await asPerson('owner@hanbit.test');
    await visit(other, '/tag-management');
    await choose(other, '공동 편집', '사용 안 함');
    await shown(other, '공동 편집', '사용 안 함');
    // Act
    await owner.getByLabel('이름', { exact: true }).fill('함께 편집');
    await owner.getByRole('button', { name: '저장' }).click();
    await owner.getByRole('button', { name: '현재 내용 불러오기' }).click();
    // Assess
    await expect.poll(() => owner.getByLabel('이름', { exact: true }).inputValue()).toBe('함께 편집');
    await owner.getByRole('button', { name: '저장' }).click();
    await shown(owner, '함께 편집', '사용 안 함');
    await leavePage(other);
  });
});

describe('folders of workspaces', () => {
  it('accept a workspace by dragging, return it by menu, and are deleted without it', async () => {
    const page = await asPerson('owner@kaede.test');
    await page.getByRole('button', { name: '新規フォルダー' }).click();
    await page.getByLabel('名前').fill('2026年度');
    await page.getByRole('button', { name: '作成', exact: true }).click();
    const folder = page.getByRole('button', { name: '2026年度', exact: true });
    const card = page.locator('article').filter({ hasText: '白樺フーズ' });
    await card.dragTo(folder);
    await card.waitFor({ state: 'detached' });
    await folder.click();
    await card.getByRole('button', { name: /の操作$/ }).click();
    await page.getByRole('menuitem', { name: 'フォルダーへ移動' }).click();
    await page.getByText('フォルダーなし').click();
    await page.getByRole('button', { name: '移動', exact: true }).click();
    await page.getByText('フォルダーは空です').waitFor();

    await page.goto(url('/workspaces'));
    await card.waitFor();
    await leavePage(page);
  });
});

describe('the admin portal', () => {
  it('invites an organization with the messages of the specification, once for a double click', async () => {
    const page = await asPerson('super@footnote.test', '/admin/login');
    await page.getByRole('button', { name: 'Invite organization' }).click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText('Email is required').waitFor();
    await page.getByLabel('Organization name').fill('Blue Sea Partners');
    await page.getByLabel('Website').fill('not a web address');
    await page.getByLabel('Email of the owner').fill('boss@deal');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText('Invalid email format').waitFor();
    await page.getByText('Invalid website URL format').waitFor();
    await page.getByLabel('Website').fill('bluesea.test');
    await page.getByLabel('Email of the owner').fill('boss@bluesea.test');
    await page.getByRole('button', { name: 'Send invitation' }).dblclick();
    await shown(page, 'Blue Sea Partners', 'Invited');

    expect(await rowOf(page, 'Blue Sea Partners').count()).toBe(1);
    await leavePage(page);
  });
});
