// A signed-in page of the running stage.
import { readFileSync } from 'node:fs';
import { type Browser, type Cookie, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../helpers/chromium.ts';
import { ownStage } from '../helpers/own-stage.ts';
import { countOf } from '../helpers/properties.ts';
import { SETTINGS } from './shared-stage.ts';

type Profile = { readonly cookies: Cookie[]; readonly stored: readonly [string, string][] };
/** The browser profiles of people who have signed in, by stage and person. */
const profiles = new Map<string, Profile>();

let origin = '';
export const url = (path = '') => `${origin}${path}`;
let folder = '';
/** The data folder of the stage. */
export const stageFolder = () => folder;

/** One browser for all files of a worker; it ends with the worker's process. */
let launched: Promise<Browser> | undefined;
const launch = async (): Promise<Browser> => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('no Chromium');
  // Without a UTF-8 locale Chromium names every download with a Korean name `download`.
  return chromium.launch({ executablePath, args: CHROMIUM_ARGS, env: { ...process.env, LANG: 'C.UTF-8' } });
};

type Look = {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** Whether the user has not yet been asked about external services. */
  readonly isUndecided?: boolean;
};

const PREFS = 'prefs';

/** A page of our origin without the app, so that nothing writes to storage while it is changed. */
const WITHOUT_APP = '/favicon.svg';

/**
 * Pages that earlier tests have cleared: a page in a new renderer costs four times as much as one in a warm renderer.
 */
const left: Page[] = [];
/** The pages in use by the tests of the file. */
const inUse = new Set<Page>();

/**
 * Clears what a test stored and keeps the page for the next one. Tests that add listeners or routes close their page
 * instead.
 */
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

/** Opens a page with empty storage: no session, no language. */
const newPage = async (
  browser: Browser,
  { width = 1440, height = 900, dark = false, isUndecided = false }: Look = {},
): Promise<Page> => {
  const page = left.pop() ?? (await pageOfNewProfile(browser));
  inUse.add(page);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  // Marks tour and consent as answered, because they would cover the screens under test.
  const prefs = { toursSeen: ['essentials-1'], ...(isUndecided ? {} : { consent: 'refused' }) };
  await page.context().addCookies([{ name: PREFS, value: encodeURIComponent(JSON.stringify(prefs)), url: url() }]);
  return page;
};

/** Pages of a running stage that share nothing. */
const pagesOf = (stage: () => { readonly url: string; readonly folder: string }) => {
  let browser: Browser;
  beforeAll(async () => {
    origin = stage().url.replace('127.0.0.1', 'localhost');
    folder = stage().folder;
    launched ??= launch();
    browser = await launched;
  });
  afterAll(async () => {
    for (const page of inUse) await leavePage(page);
  });
  return (look?: Look): Promise<Page> => newPage(browser, look);
};

/** A stage for one test file, ended after its tests. */
export const ownBrowser = () => {
  const own = ownStage(async () => SETTINGS);
  return pagesOf(() => own.stage);
};

/** The stage of all files that only add to the sample workspaces, and change or remove nothing that others see. */
export const sharedBrowser = () => pagesOf(() => inject('sharedStage'));

export const PASSWORD = 'Footnote!2026';

const MEMBER = 'member@hanbit.test';

/** Waits for the screen that `act` opens within the loaded page: the heading of the previous screen disappears. */
export const toNextScreen = async (page: Page, act: () => Promise<unknown>) => {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
  });
  await act();
  await page.locator('h1:not([data-left])').first().waitFor();
};

/** Signs in with a separate session, for tests that end it or test sign-in. */
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

/**
 * Signs in once per person and stage: an address allows 20 attempts in a quarter of an hour, whatever the outcome.
 */
export const signIn = async (page: Page, email = MEMBER, door = '/login') => {
  const person = `${email} ${folder}`;
  const known = profiles.get(person);
  if (known) {
    await page.context().addCookies(known.cookies);
    await storeInPage(page, known.stored);
    await page.goto(url('/'));
  } else {
    await signInByForm(page, email, door);
    const stored = await page.evaluate(() => Object.entries(localStorage));
    const cookies = await page.context().cookies();
    // A page has its own answers to tour and consent.
    profiles.set(person, { cookies: cookies.filter(({ name }) => name !== PREFS), stored });
  }
};

/** Whether this is `npm run test:full`. */
export const isFull = countOf(0, 1) === 1;

const load = async (page: Page, path: string) => {
  await page.goto(url(path));
  await page.locator('h1').first().waitFor();
};

/**
 * Navigates as a link of the app does, because loading costs several times as much. A screen that is already open keeps
 * its heading, so it is loaded.
 */
const follow = (page: Page, path: string) =>
  new URL(page.url()).pathname === new URL(url(path)).pathname
    ? load(page, path)
    : toNextScreen(page, () =>
        page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path),
      );

/** Opens a screen; the full run loads each by its address. */
export const visit = isFull ? load : follow;

export const openWorkspace = async (page: Page, name = '가온물류 인수 검토') => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await toNextScreen(page, () => page.getByRole('main').getByRole('button', { name, exact: true }).click());
  await page.waitForURL('**/files**');
};

export const sample = (name: string) =>
  new URL(`../../infra/local/samples/documents/${name}`, import.meta.url).pathname;
export const sampleBytes = (name: string) => readFileSync(sample(name));
