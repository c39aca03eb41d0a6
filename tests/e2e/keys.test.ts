// The main tasks without a mouse: every control is reached with Tab, shows its focus and works with the keyboard; input
// methods compose undisturbed.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWorkspace, PASSWORD, sharedBrowser, signIn, url, visit } from './browser.ts';
import { closeByEscape, inputMethodOf, isFocused, keyboardOf } from './keyboard.ts';

const newPage = sharedBrowser();
let page: Page;
beforeAll(async () => {
  page = await newPage();
});

const { reach, press, type, go } = keyboardOf(() => page);
const inMain = () => page.getByRole('main');
const composer = () => page.getByRole('textbox', { name: '질문' });

describe('without a mouse', () => {
  it('signs in and opens the workspace', async () => {
    await page.goto(url('/login'));
    await type(page.locator('input[name=email]'), 'member@hanbit.test');
    await type(page.locator('input[type=password]'), PASSWORD);
    await type(page.locator('input[name=organizationCode]'), 'HANBIT');
    await page.keyboard.press('Enter');
    await page.waitForURL((at) => !at.pathname.endsWith('/login'));

    await press(inMain().getByRole('button', { name: '가온물류 인수 검토', exact: true }));
    await page.waitForURL('**/files**');
  });

  it('uploads a file', async () => {
    const chooser = page.waitForEvent('filechooser');
    await press(inMain().getByRole('button', { name: '파일 업로드' }).first());
    const note = {
      name: 'keys.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from('# Keys\n\nWritten without a mouse.'),
    };
    await (await chooser).setFiles(note);

    await page.locator('tr, li', { hasText: note.name }).first().getByText('완료').waitFor();
  });

  it('deletes it and restores it from the bin', async () => {
    await reach(inMain().getByRole('checkbox', { name: /keys\.md/ }), 'Shift+Tab');
    await page.keyboard.press('Space');
    await press(page.getByRole('button', { name: '삭제', exact: true }));
    const confirm = page.getByRole('dialog', { name: /삭제할까요/ });
    await press(confirm.getByRole('button', { name: '삭제' }));
    await confirm.waitFor({ state: 'detached' });
    await press(inMain().getByRole('link', { name: '휴지통' }));
    await press(inMain().getByRole('button', { name: /keys\.md.* 작업/ }));
    await Promise.all([
      page.getByText(/keys\.md.*복원했습니다/).waitFor(),
      press(page.getByRole('menuitem', { name: '복원' }), 'ArrowDown'),
    ]);
  });

  it('makes a checklist and opens one of its questions', async () => {
    await go('c', '/checklist');
    await press(inMain().getByRole('button', { name: 'M&A 실사 목록(한국어)' }));
    await page.waitForURL('**list=**');
    await press(inMain().locator('button[data-row]').first());

    await page.waitForURL('**row=**');
  });

  it('asks, opens the source of an answer and returns to it', async () => {
    await go('s', '/search');
    await type(composer(), '가온물류의 2025년 연결 매출액은 얼마인가요?');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Word로 내보내기' }).waitFor();
    const chip = page.locator('[data-citation="1"]').first();
    await press(chip);
    await page.getByTestId('passage').first().waitFor();
    await page.keyboard.press('Escape');

    const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
    await expect.poll(focused).toContain('data-citation="1"');
  });

  it('runs an analysis, downloads it and shares it', async () => {
    await go('a', '/workflows');
    await press(page.getByRole('link', { name: /^DCF 분석/ }).first());
    await type(page.getByRole('textbox', { name: '회사' }), '가온물류');
    await press(page.getByRole('button', { name: '계획 확인' }));
    await press(page.getByRole('button', { name: '시작', exact: true }));
    await press(page.getByRole('button', { name: '다운로드' }));
    await reach(page.getByRole('menuitem', { name: /Word/ }), 'ArrowDown');
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.docx$/);

    await press(page.getByRole('button', { name: '공유' }), 'Shift+Tab');
    await press(page.getByRole('dialog').getByRole('button', { name: /링크 만들기/ }));
    await page
      .getByRole('dialog')
      .getByText(/링크 주소는 지금 한 번만/)
      .waitFor();
  });
});

describe('a table of figures', () => {
  it('has one tab stop, and arrow keys lead to the calculation of a figure', async () => {
    await closeByEscape(page, page.getByRole('dialog'));
    const table = page.getByRole('group', { name: '영업 가정' });
    const holdsFocus = () => table.evaluate((element) => element.contains(document.activeElement));
    await reach(table);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');

    await expect.poll(holdsFocus).toBe(true);
    await page.getByRole('tooltip').waitFor();

    await page.keyboard.press('Tab');
    await expect.poll(holdsFocus).toBe(false);
  });
});

describe('a section of a report', () => {
  it('is edited and commented on', async () => {
    const dialog = page.getByRole('dialog');
    await press(
      inMain()
        .getByRole('button', { name: / 글 수정$/ })
        .first(),
      'Shift+Tab',
    );
    await type(dialog.getByRole('textbox').last(), '키보드로 쓴 문단입니다.');
    await press(dialog.getByRole('button', { name: '저장' }));
    await inMain().getByText('키보드로 쓴 문단입니다.').waitFor();
    // Tab stays inside the dialog until it is closed.
    await dialog.waitFor({ state: 'detached' });

    await press(
      inMain()
        .getByRole('button', { name: / 댓글$/ })
        .first(),
    );
    await type(dialog.getByRole('textbox'), '확인이 필요합니다.');
    await press(dialog.getByRole('button', { name: '댓글 남기기' }));
    await dialog.getByRole('listitem').getByText('확인이 필요합니다.').waitFor();
    await page.keyboard.press('Escape');
  });
});

describe('an owner without a mouse', () => {
  it('reaches the settings, enters a key and invites a person', async () => {
    page = await newPage();
    await signIn(page, 'owner@hanbit.test');
    await press(page.getByRole('link', { name: '관리 설정' }));
    await press(page.getByRole('link', { name: '자료 출처' }));
    const key = inMain().getByRole('button', { name: '키 설정: DART' });
    await press(key);
    await closeByEscape(page, page.getByRole('dialog'));
    await expect.poll(() => isFocused(key)).toBe(true);

    await press(page.getByRole('link', { name: '관리자', exact: true }), 'Shift+Tab');
    await press(inMain().getByRole('button', { name: '초대하기' }));
    await type(page.getByRole('dialog').getByRole('textbox'), 'keys@hanbit.test');
    await page.keyboard.press('Enter');
    await press(page.getByRole('dialog').getByRole('button', { name: '초대 보내기' }));
    await page.getByText('초대 메일을 보냄').waitFor();
  });
});

describe('an input method', () => {
  let input: ReturnType<typeof inputMethodOf>;
  const headings = () => page.locator('article h2, article h1');

  beforeAll(async () => {
    page = await newPage();
    await signIn(page);
    await openWorkspace(page);
    await visit(page, '/search');
    await composer().focus();
    input = inputMethodOf(await page.context().newCDPSession(page));
  });

  it('accepts a Japanese candidate with Enter, and sends nothing', async () => {
    await input.compose('うりあげ');
    await input.compose('売上');
    await input.enterWhileComposing();
    await input.commit('売上');

    expect(await composer().inputValue()).toBe('売上');
    expect(new URL(page.url()).search).toBe('');
  });

  it('sends a Korean question once, with its last syllable', async () => {
    await composer().fill('');
    await input.commit('매출액은 얼마인가');
    await input.compose('요');
    await input.enterWhileComposing();
    await input.commit('요');

    await page.waitForURL((at) => at.searchParams.has('id'));
    await expect.poll(() => headings().allInnerTexts()).toEqual(['매출액은 얼마인가요']);
  });
});
