// What axe finds wrong on a page: by WCAG and its own best practices.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** All rules where none is named. */
export const violations = async (page: Page, rule?: string): Promise<string[]> => {
  // Not as a script of the page, which its policy forbids.
  await page.evaluate(axe.source);
  return page.evaluate(async (name) => {
    const { axe } = window as unknown as {
      axe: {
        run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    return (await axe.run(document, { resultTypes: ['violations'], ...(name && { runOnly: [name] }) })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`,
    );
  }, rule);
};
