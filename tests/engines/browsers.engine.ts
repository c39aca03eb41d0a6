// The daily screens in other browsers than Chromium: each opens without an error, and nothing is wider than the window.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Driver, pointTo, press, typeText } from './browsers/driver.ts';
import { firefox } from './browsers/firefox.ts';
import { webkit } from './browsers/webkit.ts';

const Given = z.object({
  url: z.string(),
  firefox: z.string().optional(),
  webkit: z.object({ driver: z.string(), browser: z.string() }).optional(),
  /** The folder for screenshots; none are taken without it. */
  screenshots: z.string().optional(),
});
const given = Given.parse(JSON.parse(process.env.FOOTNOTE_ENGINE ?? '{}'));
const POLL = { timeout: 60_000, interval: 300 };
const [EMAIL, PASSWORD, CODE] = ['member@hanbit.test', 'Footnote!2026', 'HANBIT'];
const QUESTION = '가온물류의 2025년 연결 매출액은 얼마인가요?';
const PREFERENCES = { toursSeen: ['essentials-1'], consent: 'refused' };

let browser: Driver;
beforeAll(async () => {
  browser = given.firefox ? await firefox(given.firefox) : await webkit(given.webkit ?? { driver: '', browser: '' });
  await browser.resize(1440, 900);
});
afterAll(() => browser?.close());

const shown = (selector: string) =>
  expect.poll(() => browser.run<number>(`return document.querySelectorAll(${JSON.stringify(selector)}).length`), POLL);
const text = () => browser.run<string>('return document.body.innerText');

/** Scrolls to an element and returns its center. */
const placeOf = (find: string) =>
  browser.run<{ x: number; y: number }>(`
    const one = ${find};
    one.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + Math.min(height, 40) / 2 };`);
const click = async (find: string) => pointTo(browser, await placeOf(find));
const fill = async (selector: string, value: string) => {
  await shown(selector).toBeGreaterThan(0);
  await browser.run(`document.querySelector(${JSON.stringify(selector)}).focus()`);
  await typeText(browser, value);
};

const prefer = (more: object = {}) => {
  const cookie = `prefs=${encodeURIComponent(JSON.stringify({ ...PREFERENCES, ...more }))};path=/`;
  return browser.run(`document.cookie = ${JSON.stringify(cookie)}`);
};

const sound = async (name: string) => {
  await expect
    .poll(() => browser.run<number>('return document.querySelectorAll("[aria-busy=true]").length'), POLL)
    .toBe(0);
  if (given.screenshots) writeFileSync(join(given.screenshots, `${name}.png`), await browser.screenshot());
  const wider = await browser.run<number>(
    'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(wider, `${name} is wider than the window`).toBeLessThanOrEqual(0);
  const taller = await browser.run<number>(
    'return document.documentElement.scrollHeight - document.documentElement.clientHeight',
  );
  expect(taller, `${name} scrolls beside its own scrolling`).toBeLessThanOrEqual(0);
  expect(await browser.errors(), name).toEqual([]);
};

/** The number of dark pixels under the box of the passage, where it is visible. */
const inkInBox = () =>
  browser.run<number>(`
    const box = document.querySelector('[data-testid=passage]').getBoundingClientRect();
    if (box.bottom <= 0 || box.top >= innerHeight) return 0;
    const sheet = [...document.querySelectorAll('[data-page] canvas')].find((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top <= box.top && bottom >= box.bottom;
    });
    if (!sheet) return 0;
    const at = sheet.getBoundingClientRect();
    const scale = sheet.width / at.width;
    const place = [box.left - at.left, box.top - at.top, box.width, box.height].map((one) => Math.round(one * scale));
    const { data } = sheet.getContext('2d').getImageData(...place);
    let dark = 0;
    for (let n = 0; n < data.length; n += 4) if (data[n + 3] > 128 && data[n] < 160) dark += 1;
    return dark;`);

const open = async (path: string, name: string) => {
  await browser.open(`${given.url}${path}`);
  await shown('h1').toBeGreaterThan(0);
  await sound(name);
};

describe('the daily screens', () => {
  it('let a person sign in and show the home screen', async () => {
    // A page of the same origin without the app.
    await browser.open(`${given.url}/local/inbox`);
    await prefer();
    await browser.open(`${given.url}/login`);
    await shown('input[name=email]').toBe(1);
    await fill('input[name=email]', EMAIL);
    await fill('input[type=password]', PASSWORD);
    await fill('input[name=organizationCode]', CODE);
    await press(browser, 'Enter');
    await expect.poll(() => browser.run<string>('return location.pathname'), POLL).not.toContain('login');
    await shown('h1').toBeGreaterThan(0);
    await sound('home');
  });

  it('list the files of a workspace and open a file', async () => {
    const name =
      '[...document.querySelectorAll("main button")].find((one) => one.textContent === "가온물류 인수 검토")';
    await expect.poll(() => browser.run<boolean>(`return ${name} !== undefined`), POLL).toBe(true);
    await click(name);
    await expect.poll(text, POLL).toContain('가온물류_사업보고서_2025.pdf');
    await sound('files');
  });

  it('answer a question and open its citation with the passage boxed', async () => {
    await open('/search', 'search');
    await fill('textarea', QUESTION);
    await press(browser, 'Enter');
    await shown('[data-citation="1"]').toBeGreaterThan(0);
    await expect.poll(text, POLL).toContain('438,512');
    await sound('answer');
    await click('document.querySelector(\'[data-citation="1"]\')');
    await shown('[data-testid=passage]').toBeGreaterThan(0);
    await expect.poll(inkInBox, POLL).toBeGreaterThan(60);
    await sound('citation');
  });

  it('open a report', async () => {
    await open('/outputs', 'outputs');
    await shown('main table a').toBeGreaterThan(0);
    await click('document.querySelector("main table a")');
    await shown('main h2').toBeGreaterThan(1);
    await sound('report');
  });

  it.each([
    ['/checklist', 'checklist'],
    ['/user-profile', 'settings'],
    ['/workflows?type=DCF', 'form'],
  ])('open %s', open);
});

describe('other themes and sizes', () => {
  it('are dark if chosen', async () => {
    await prefer({ theme: 'dark' });
    await open('/files', 'dark');
    const [paper, ink] = await browser.run<string[]>(
      'const { backgroundColor, color } = getComputedStyle(document.body); return [backgroundColor, color]',
    );
    expect(await browser.run('return document.documentElement.dataset.theme')).toBe('dark');
    expect(paper).not.toBe(ink);
  });

  it('fit the narrowest window of the browser', async () => {
    const width = await browser.resize(360, 800);
    expect(width).toBeLessThan(500);
    for (const [path, name] of [
      ['/workspaces', 'home-360'],
      ['/files', 'files-360'],
      ['/search', 'search-360'],
      ['/outputs', 'outputs-360'],
      ['/checklist', 'checklist-360'],
      ['/user-profile', 'settings-360'],
    ] as const)
      await open(path, name);
  });
});
