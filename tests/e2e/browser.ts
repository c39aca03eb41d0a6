// A signed-in page of the running stage.
import { readFileSync } from 'node:fs';
import { type Browser, type Cookie, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../helpers/chromium.ts';
import { ownStage } from '../helpers/own-stage.ts';
import { countOf } from '../helpers/properties.ts';
import { INTEGRATIONS } from './recorded-services.ts';

type Profile = { readonly cookies: Cookie[]; readonly stored: readonly [string, string][] };
/** Of the people of a stage who have signed in. */
const profiles = new Map<string, Profile>();

let origin = '';
export const url = (path = '') => `${origin}${path}`;

/** One for all files of a worker; it ends with its process. */
let launched: Promise<Browser> | undefined;
const launch = async (): Promise<Browser> => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('no Chromium');
  // Without a UTF-8 locale Chromium calls every download with a Korean name `download`.
  return chromium.launch({ executablePath, args: CHROMIUM_ARGS, env: { ...process.env, LANG: 'C.UTF-8' } });
};

type Look = {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** Has not been asked yet whether services outside may be loaded. */
  readonly isUndecided?: boolean;
};

/** A page of our origin without the app, so that nothing writes while what is stored is changed. */
const WITHOUT_APP = '/favicon.svg';

/** Emptied by the tests that left them: a page in a new renderer costs four times what it costs in a warm one. */
const left: Page[] = [];
/** Those that the tests of a file have. */
const inUse = new Set<Page>();

/** Behind a test: what it stored goes, the page stays for the next one. A test that listens or replaces closes its page. */
export const leavePage = async (page: Page): Promise<void> => {
  inUse.delete(page);
  if (page.isClosed()) return;
  const context = page.context();
  await page.goto(url(WITHOUT_APP));
  await page.evaluate(() => sessionStorage.clear());
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: url(), storageTypes: 'all' });
  await session.detach();
  await context.clearCookies();
  left.push(page);
};

const pageOfNewProfile = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', acceptDownloads: true });
  context.setDefaultTimeout(240_000);
  return context.newPage();
};

/** Nothing is stored, no session, no language. */
const newPage = async (
  browser: Browser,
  { width = 1440, height = 900, dark = false, isUndecided = false }: Look = {},
): Promise<Page> => {
  const page = left.pop() ?? (await pageOfNewProfile(browser));
  inUse.add(page);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  // The tour is offered once, and consent asked for once; these tests are about what is under them.
  const prefs = { toursSeen: ['essentials-1'], ...(isUndecided ? {} : { consent: 'refused' }) };
  await page.context().addCookies([{ name: 'prefs', value: encodeURIComponent(JSON.stringify(prefs)), url: url() }]);
  return page;
};

/** A stage of a test file's own, ended behind its tests, and pages that share nothing. */
export const ownBrowser = () => {
  const own = ownStage(async () => ({ FOOTNOTE_WEB: 'on', FOOTNOTE_INTEGRATIONS: JSON.stringify(INTEGRATIONS) }));
  let browser: Browser;
  beforeAll(async () => {
    origin = own.stage.url.replace('127.0.0.1', 'localhost');
    profiles.clear();
    launched ??= launch();
    browser = await launched;
  });
  afterAll(async () => {
    for (const page of inUse) await leavePage(page);
  });
  return (look?: Look): Promise<Page> => newPage(browser, look);
};

export const PASSWORD = 'Footnote!2026';

const MEMBER = 'member@hanbit.test';

/** Waits for the screen that `act` leads to within the loaded page: with the one before its heading goes. */
export const toNextScreen = async (page: Page, act: () => Promise<unknown>) => {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
  });
  await act();
  await page.locator('h1:not([data-left])').first().waitFor();
};

/** A session of its own: for tests that end it, or that look at signing in. */
export const signInByForm = async (page: Page, email = MEMBER, door = '/login') => {
  await page.goto(url(door));
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  const code = page.locator('input[name=organizationCode]');
  if ((await code.count()) > 0) await code.fill(email.endsWith('@kaede.test') ? 'KAEDE' : 'HANBIT');
  await toNextScreen(page, () => page.keyboard.press('Enter'));
  await page.waitForURL((at) => !at.pathname.endsWith('/login'));
};

export const storeInPage = async (page: Page, stored: Profile['stored']) => {
  if (page.url() !== url(WITHOUT_APP)) await page.goto(url(WITHOUT_APP));
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, stored);
};

/** One sign-in a person and test file: an address may be tried 20 times in a quarter of an hour, whatever the outcome. */
export const signIn = async (page: Page, email = MEMBER, door = '/login') => {
  const known = profiles.get(email);
  if (known) {
    await page.context().addCookies(known.cookies);
    await storeInPage(page, known.stored);
    await page.goto(url('/'));
  } else {
    await signInByForm(page, email, door);
    const stored = await page.evaluate(() => Object.entries(localStorage));
    profiles.set(email, { cookies: await page.context().cookies(), stored });
  }
};

/** In `npm run test:full`. */
export const isFull = countOf(0, 1) === 1;

const load = async (page: Page, path: string) => {
  await page.goto(url(path));
  await page.locator('h1').first().waitFor();
};

/** As by a link of the app: loading it anew costs several times as much. The screen that is open keeps its heading, so it is loaded. */
const follow = (page: Page, path: string) =>
  new URL(page.url()).pathname === new URL(url(path)).pathname
    ? load(page, path)
    : toNextScreen(page, () =>
        page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path),
      );

/** To a screen; in full, each is loaded by its address. */
export const visit = isFull ? load : follow;

export const openWorkspace = async (page: Page, name = '가온물류 인수 검토') => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await toNextScreen(page, () => page.getByRole('main').getByRole('button', { name, exact: true }).click());
  await page.waitForURL('**/files**');
};

export const sample = (name: string) =>
  new URL(`../../infra/local/samples/documents/${name}`, import.meta.url).pathname;
export const sampleBytes = (name: string) => readFileSync(sample(name));
