// The main journey without a mouse: every control is reached with Tab and used with the keyboard; input methods compose undisturbed.
import type { CDPSession, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWorkspace, ownBrowser, PASSWORD, signIn, url } from './browser.ts';

const newPage = ownBrowser();
let page: Page;
beforeAll(async () => {
  page = await newPage();
});

/** More stops than any screen of the journey has. */
const MOST_STOPS = 60;
const LONG = { timeout: 90_000 };

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Step by step, as a person does: by Tab on a screen, by arrows in a menu. */
const reach = async (target: Locator, key = 'Tab') => {
  await target.waitFor(LONG);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`not reached by ${key}: ${target}`);
};
const press = async (target: Locator, key?: string) => {
  await reach(target, key);
  await page.keyboard.press('Enter');
};
const type = async (target: Locator, text: string) => {
  await reach(target);
  await page.keyboard.insertText(text);
};
/** The keys of a screen count only where nothing is being written. */
const go = async (letter: string, to: string) => {
  await page.locator('h1').first().waitFor();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('g');
  await page.keyboard.press(letter);
  await page.waitForURL(`**${to}`);
};
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

    await page.locator('tr, li', { hasText: note.name }).first().getByText('완료').waitFor(LONG);
  });

  it('asks, opens the source of an answer and comes back to it', async () => {
    await go('s', '/search');
    await type(composer(), '가온물류의 2025년 연결 매출액은 얼마인가요?');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Word로 내보내기' }).waitFor(LONG);
    const chip = page.locator('[data-citation="1"]').first();
    await press(chip);
    await page.getByTestId('passage').first().waitFor(LONG);
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
    const download = page.waitForEvent('download', LONG);
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
  it('is one stop, and arrow keys lead to the calculation behind a figure', async () => {
    await page.keyboard.press('Escape');
    const table = page.getByRole('group', { name: '영업 가정' });
    await reach(table);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');

    expect(await table.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.getByRole('tooltip').waitFor();

    await page.keyboard.press('Tab');
    expect(await table.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  });
});

describe('an input method', () => {
  let input: CDPSession;
  const compose = (text: string) =>
    input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  /** 229: the key that an input method takes for itself. */
  const enterWhileComposing = () =>
    input.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      windowsVirtualKeyCode: 229,
      code: 'Enter',
      key: 'Process',
    });
  const commit = (text: string) => input.send('Input.insertText', { text });
  const headings = () => page.locator('article h2, article h1');

  beforeAll(async () => {
    page = await newPage();
    await signIn(page);
    await openWorkspace(page);
    await page.goto(url('/search'));
    await composer().focus();
    input = await page.context().newCDPSession(page);
  });

  it('accepts a Japanese candidate with Enter and sends nothing', async () => {
    await compose('うりあげ');
    await compose('売上');
    await enterWhileComposing();
    await commit('売上');

    expect(await composer().inputValue()).toBe('売上');
    expect(new URL(page.url()).search).toBe('');
  });

  it('sends a Korean question once, with its last syllable', async () => {
    await composer().fill('');
    await commit('매출액은 얼마인가');
    await compose('요');
    await enterWhileComposing();
    await commit('요');

    await page.waitForURL((at) => at.searchParams.has('id'), LONG);
    expect(await headings().allInnerTexts()).toEqual(['매출액은 얼마인가요']);
  });
});
