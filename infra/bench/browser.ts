// A page of the web app in which a demo person is signed in, for what is measured in Chromium.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../local/people.ts';

/** Of the demo organisation. */
export const MEMBER = 'member@hanbit.test';
/** That of the browser tests. */
export const VIEWPORT = { width: 1440, height: 900 } as const;

/** The tour was seen and services outside refused: neither dialog covers what is measured. */
const PREFS = encodeURIComponent(JSON.stringify({ toursSeen: ['essentials-1'], consent: 'refused' }));

export const signedInPage = async (browser: Browser, url: string, options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext(options);
  await context.addCookies([{ name: 'prefs', value: PREFS, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[name=email]').fill(MEMBER);
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await page.locator('input[name=organizationCode]').fill('HANBIT');
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => !at.pathname.endsWith('/login'));
  return page;
};
