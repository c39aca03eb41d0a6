// Every screen in light and dark, three languages and two widths: no accessibility violation, no sideways scroll, no error.
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, newPage, openWorkspace, signIn, url } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const LOOKS = [
  { language: 'ko', dark: false, width: 1440 },
  { language: 'en', dark: true, width: 1440 },
  { language: 'ja', dark: false, width: 390 },
  { language: 'en', dark: false, width: 2560 },
  { language: 'ko', dark: true, width: 360 },
] as const;
const SCREENS = ['/workspaces', '/files', '/search', '/user-profile'];

const violations = async (page: Page) => {
  await page.addScriptTag({ content: axe.source }).catch(() => page.evaluate(axe.source));
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
  });
  return found;
};

describe('looks', () => {
  it.each(LOOKS)('$language, dark $dark, $width px', async ({ language, dark, width }) => {
    const page = await newPage(browser, { width, height: width < 500 ? 800 : 900, dark });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript((code) => localStorage.setItem('lang', code), language);
    await signIn(page);
    await openWorkspace(page);
    for (const screen of SCREENS) {
      await page.goto(url(screen));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );

      expect(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
      expect(await violations(page), screen).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
