// Runs axe on a page: WCAG and its own best practices.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Media assets are preloaded for a rule that is off by default. */
const OPTIONS = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** Rules that another theme can break; themes differ in colors only. */
export const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** Rules that a phone layout can break: the menu is in a drawer, bars shrink to icons, and tables scroll. */
export const OF_PHONES = [
  ...['aria-hidden-focus', 'button-name', 'link-name', 'scrollable-region-focusable', 'target-size', 'tabindex'],
  ...['landmark-one-main', 'landmark-unique', 'page-has-heading-one', 'heading-order', 'region', 'bypass'],
];

/** Checks the given rules, or all rules if none is given. */
export const violations = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  // Evaluated instead of added as a script, which the page's policy forbids; once per loaded page.
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
