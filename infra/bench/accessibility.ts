// Runs axe on every state of every screen, in light and dark.
import type { Browser, Page } from 'playwright-core';
import { violations } from '#tests/e2e/axe.ts';
import { inChromium, signedInPage, VIEWPORT } from './browser.ts';
import { runFigures } from './runs.ts';
import { MEMBER, OPEN, PORTAL } from './states/screens.ts';
import { nameOf, type State, show } from './states/state.ts';
import type { Figure } from './table.ts';

const WINDOW = { viewport: VIEWPORT, locale: 'ko-KR', reducedMotion: 'reduce' } as const;

/** Returns the findings of a screen with the name of its state; a state that cannot be shown is a finding too. */
const findingsIn = async (page: Page, url: string, state: State): Promise<string[]> => {
  try {
    await show(page, url, state);
    const found = await violations(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    // The themes differ in colors only.
    return [...found, ...(await violations(page, ['color-contrast'])).map((finding) => `dark: ${finding}`)];
  } catch (error) {
    return [String(error).split('\n')[0] ?? ''];
  }
};

const lookAt = async (page: Page, url: string, states: readonly State[]): Promise<string[]> => {
  const found: string[] = [];
  for (const state of states) {
    const findings = (await findingsIn(page, url, state)).map((finding) => `${nameOf(state)}: ${finding}`);
    for (const finding of findings) console.log(finding);
    found.push(...findings);
  }
  await page.context().close();
  return found;
};

const memberPage = async (browser: Browser, url: string): Promise<Page> => {
  const page = await signedInPage(browser, url, WINDOW, { email: 'owner@hanbit.test' });
  await page.getByRole('main').getByRole('button', { name: '가온물류 인수 검토', exact: true }).click();
  await page.waitForURL('**/files**');
  return page;
};

export const accessibilityFigures = async (url: string): Promise<Figure[]> => {
  // Makes the memorandum that some of the states show.
  await runFigures(url);
  return inChromium(async (browser) => {
    const portalPage = () => signedInPage(browser, url, WINDOW, { email: 'super@footnote.test', door: '/admin/login' });
    const found = [
      ...(await lookAt(await browser.newPage(WINDOW), url, OPEN)),
      ...(await lookAt(await memberPage(browser, url), url, MEMBER)),
      ...(await lookAt(await portalPage(), url, PORTAL)),
    ];
    const count = OPEN.length + MEMBER.length + PORTAL.length;
    return [
      { name: `axe findings in ${count} states, light and dark`, value: found.length, unit: '', target: { most: 0 } },
    ];
  });
};
