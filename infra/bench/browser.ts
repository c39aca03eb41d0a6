// A page of the web app with a signed-in demo user, for measurements in Chromium.
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '#tests/helpers/chromium.ts';
import { DEMO_PASSWORD } from '../local/people.ts';
import type { Figure } from './table.ts';

/** A member of the demo organization. */
export const MEMBER = 'member@hanbit.test';
/** The same as in the browser tests. */
export const VIEWPORT = { width: 1440, height: 900 } as const;

/** The tour is finished and outside services are refused, so that neither dialog covers the screen. */
const PREFS = encodeURIComponent(JSON.stringify({ toursSeen: ['essentials-1'], consent: 'refused' }));

/** Returns no figures if the machine has no Chromium. */
export const inChromium = async (measure: (browser: Browser) => Promise<Figure[]>): Promise<Figure[]> => {
  const executablePath = await findChromium();
  if (!executablePath) {
    console.log('not measured: there is no Chromium on this machine');
    return [];
  }
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
};

type Who = { readonly email: string; readonly door?: string };

export const signedInPage = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  { email, door = '/login' }: Who = { email: MEMBER },
): Promise<Page> => {
  const context = await browser.newContext(options);
  await context.addCookies([{ name: 'prefs', value: PREFS, url }]);
  const page = await context.newPage();
  await page.addInitScript(() => window === window.top && localStorage.setItem('lang', 'ko'));
  await page.goto(url + door);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  const code = page.locator('input[name=organizationCode]');
  if ((await code.count()) > 0) await code.fill('HANBIT');
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => !at.pathname.endsWith('/login'));
  return page;
};
