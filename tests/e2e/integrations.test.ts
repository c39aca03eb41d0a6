// External services load only after consent, and an error replay contains no text of the page.
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { leavePage, openWorkspace, sharedBrowser, signIn, url } from './browser.ts';
import { recordServices, replayIn, type Sent } from './recorded-services.ts';

const newPage = sharedBrowser();
let page: Page;
let sent: Sent[];
beforeEach(async () => {
  page = await newPage({ isUndecided: true });
  sent = await recordServices(page);
  return async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await leavePage(page);
  };
});

const hosts = () => [...new Set(sent.map(({ host }) => host))].sort();
const replay = () =>
  sent
    .filter(({ host }) => host === 'errors.test')
    .map(replayIn)
    .join('');

describe('external services', () => {
  it('are not loaded before a person is asked, or after a refusal', async () => {
    await signIn(page);
    await page.getByRole('button', { name: '필수 기능만' }).click();
    await page.goto(url('/search'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(hosts()).toEqual([]);
  });

  it('are loaded after consent; an error replay has no text of the page and no id', async () => {
    await signIn(page);
    await page.getByRole('button', { name: '허용' }).click();
    await expect.poll(hosts).toEqual(['chat.test', 'visits.test']);
    await openWorkspace(page);
    // Its code arrives with that of the others, in no order.
    await expect.poll(() => page.evaluate(() => '__SENTRY__' in window)).toBe(true);

    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('made up')), 0));

    await expect.poll(replay).toContain('"type":2');
    const all = sent.map(({ body }) => body.toString('utf8')).join('');
    expect(all).not.toMatch(/가온|hanbit|prj_|fil_/);
    expect(await page.evaluate(() => Object(window).chatGiven)).toEqual({
      websiteToken: 'site',
      baseUrl: 'https://chat.test',
    });
  });
});
