// Signing in, the rules of the sidebar, languages, roles and the end of a session.
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leavePage, openWorkspace, ownBrowser, PASSWORD, signIn, signInByForm, url } from './browser.ts';

const newPage = ownBrowser();
let page: Page;
const open = async () => {
  page = await newPage();
  return () => leavePage(page);
};

/** Used for signing out, which ends this person's sessions everywhere. */
const OWNER = 'owner@hanbit.test';
const sidebar = () => page.getByRole('navigation', { name: '주 메뉴' });
const chooseWorkspace = async (name: string) => {
  await page
    .getByRole('button', { name: /^워크스페이스/ })
    .first()
    .click();
  await page.getByRole('option', { name }).first().click();
};

describe('signing in', () => {
  beforeEach(open);

  it('shows the same message for a wrong password and an unknown email', async () => {
    const attempt = async (email: string) => {
      await page.goto(url('/login'));
      await page.locator('input[name=email]').fill(email);
      await page.locator('input[type=password]').fill('Wrong!2026');
      await page.locator('input[name=organizationCode]').fill('HANBIT');
      await page.keyboard.press('Enter');
      return page.getByRole('alert').first().innerText();
    };

    expect(await attempt('member@hanbit.test')).toBe(await attempt('nobody@hanbit.test'));
  });

  it('redirects a signed-out person to the sign-in and then back', async () => {
    await page.goto(url('/user-profile'));
    await page.waitForURL('**/login**');
    await page.locator('input[name=email]').fill('member@hanbit.test');
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.locator('input[name=organizationCode]').fill('HANBIT');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/user-profile**');
  });

  it('keeps the platform and organizations apart', async () => {
    await signIn(page, 'super@footnote.test', '/admin/login');
    await page.waitForURL('**/admin/dashboard');
    await page.goto(url('/workspaces'));
    await page.waitForURL((at) => at.pathname !== '/workspaces');
  });

  it("leads to the organization's sign-in after signing out", async () => {
    await signInByForm(page, OWNER);
    await page.locator('aside').getByText(OWNER).click();
    await page.getByRole('menuitem', { name: '로그아웃' }).click();
    await page.waitForURL('**/login**');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });
});

describe('the sidebar', () => {
  beforeAll(async () => {
    const leave = await open();
    await signIn(page);
    await openWorkspace(page);
    return leave;
  });

  it('hides entries that need a workspace while all are selected, and shows them again', async () => {
    const entries = () => sidebar().getByRole('link').allInnerTexts();
    await expect.poll(async () => (await entries()).join(' ')).toMatch(/파일.*검색.*워크플로/s);
    const before = await entries();

    await chooseWorkspace('전체');
    await page.waitForURL('**/workspaces');
    // Roles and the organization need no workspace.
    await expect.poll(entries).toEqual([before[0], '관리 설정']);

    await chooseWorkspace('가온물류 인수 검토');
    await page.waitForURL('**/workspaces');
    await expect.poll(entries).toEqual(before);
  });

  it('asks for a workspace before it shows files', async () => {
    await page.evaluate(() => localStorage.removeItem('selectedProject'));
    await Promise.all([
      page.getByText('먼저 워크스페이스를 선택해 주세요').first().waitFor(),
      page.goto(url('/files')),
    ]);
  });

  it('shows the contents of the only workspace without asking for a choice', async () => {
    await page.evaluate(() => localStorage.removeItem('selectedProject'));
    await page.goto(url('/workspaces'));
    await page.getByRole('heading', { name: '가온물류 인수 검토 이어서 하기' }).waitFor();
  });

  it('is 15rem or 5rem wide, and remembers its width', async () => {
    const width = async () => (await page.locator('aside').first().boundingBox())?.width;
    await expect.poll(width).toBe(240);
    await page.getByRole('button', { name: '사이드바 접기' }).click();
    await page.getByRole('button', { name: '사이드바 펼치기' }).waitFor();
    await expect.poll(width).toBe(80);
    await page.reload();
    await page.getByRole('button', { name: '사이드바 펼치기' }).waitFor();
    await expect.poll(width).toBe(80);
    await page.getByRole('button', { name: '사이드바 펼치기' }).click();
    await expect.poll(width).toBe(240);
  });

  it('switches the language at once and keeps it on the server', async () => {
    await page.locator('aside').getByText('member@hanbit.test').click();
    await page.getByRole('menuitem', { name: '언어' }).click();
    const saved = page.waitForResponse((reply) => reply.url().includes('update-profile') && reply.ok());
    await page.getByText('日本語').last().click();
    await saved;
    await page.getByRole('link', { name: 'ファイル' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ja');

    const other = await newPage();
    await signInByForm(other);
    await other.getByRole('link', { name: 'ファイル' }).waitFor();
    await other.evaluate(async () => {
      const token = localStorage.getItem('authToken');
      await fetch('/api/user/auth/update-profile', {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{"language":"ko"}',
      });
    });
    await leavePage(other);
  });

  it('ends the session if the server no longer knows it', async () => {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('CognitoIdentityServiceProvider')) localStorage.removeItem(key);
      localStorage.setItem('authToken', 'stale');
    });
    await page.goto(url('/files'));
    await page.waitForURL('**/login**');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
});

describe('the sidebar on phones', () => {
  beforeEach(open);

  it('is a drawer, with menus above it, and closes on a tap beside it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInByForm(page, OWNER);
    const drawer = page.getByRole('dialog', { name: '주 메뉴' });
    const openDrawer = () => page.getByRole('button', { name: '메뉴 열기' }).click();
    await openDrawer();
    await drawer.waitFor();
    // It closes on a tap once it has the focus.
    await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.mouse.click(370, 400);
    await drawer.waitFor({ state: 'detached' });
    await openDrawer();
    await drawer.getByRole('button', { name: /^워크스페이스/ }).click();
    await page.getByRole('option', { name: '가온물류 인수 검토' }).click();
    await openDrawer();
    await drawer.getByText(OWNER).click();
    await page.getByRole('menuitem', { name: '로그아웃' }).click();
    await page.waitForURL('**/login**');
  });
});

describe('roles', () => {
  beforeEach(open);

  it('show a guest only what they may read and do', async () => {
    await signIn(page, 'guest@hanbit.test');
    await openWorkspace(page);
    await page.getByText('가온물류_사업보고서_2025.pdf').waitFor();

    expect(await page.getByRole('button', { name: '파일 업로드' }).count()).toBe(0);
  });

  it('show another organization nothing of this one', async () => {
    await signIn(page, 'owner@kaede.test');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('白樺フーズへの出資検討').first().waitFor();

    expect(await page.getByText('가온물류').count()).toBe(0);
  });
});
