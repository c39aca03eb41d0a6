// What axe finds wrong on a page: by WCAG and its own best practices.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Style sheets are loaded again for a rule that is not on by default. */
const OPTIONS = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** What another theme can break: it changes colors alone. */
export const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** All rules where none is named. */
export const violations = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  // Not as a script of the page, which its policy forbids; once a loaded page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options = { ...OPTIONS, ...(rules && { runOnly: [...rules] }) };
  return page.evaluate(async (asked) => {
    const { axe } = window as unknown as {
      axe: {
        run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const found = await axe.run(document, asked);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
  }, options);
};
