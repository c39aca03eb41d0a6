// What axe finds wrong on a page: by WCAG and its own best practices.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

export const violations = async (page: Page): Promise<string[]> => {
  await page.addScriptTag({ content: axe.source }).catch(() => page.evaluate(axe.source));
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
  });
};
