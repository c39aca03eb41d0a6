// Measures frame times while a memorandum scrolls from top to end.
import type { Page } from 'playwright-core';
import { median, quantile } from './quantile.ts';
import type { Figure } from './table.ts';

/** A fast turn of the wheel in one frame. */
const STEP_PX = 80;
/** At 60 Hz. */
const FRAME_MS = 1000 / 60;

const framesOf = (page: Page, stepPx: number): Promise<number[]> =>
  page.evaluate(
    (step) =>
      new Promise<number[]>((resolve) => {
        const scrolls = [...document.querySelectorAll<HTMLElement>('main, main *')].filter(
          (element) =>
            element.scrollHeight > element.clientHeight + 200 && getComputedStyle(element).overflowY === 'auto',
        );
        const report = scrolls.sort((a, b) => b.scrollHeight - a.scrollHeight)[0];
        const frames: number[] = [];
        let last = performance.now();
        const next = (now: number) => {
          frames.push(now - last);
          last = now;
          const before = report?.scrollTop ?? 0;
          report?.scrollBy({ top: step, behavior: 'instant' });
          if ((report?.scrollTop ?? 0) > before) requestAnimationFrame(next);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(next);
      }),
    stepPx,
  );

export const scrollFigures = async (page: Page, url: string): Promise<Figure[]> => {
  await page.goto(`${url}/outputs`);
  await page.locator('main table tbody a').first().click();
  await page.locator('main h2').nth(3).waitFor();
  await page.waitForLoadState('networkidle');
  const frames = await framesOf(page, STEP_PX);
  const late = frames.filter((ms) => ms > 2 * FRAME_MS).length;
  return [
    { name: 'scrolling a memorandum: frames', value: frames.length, unit: '' },
    { name: 'a frame of it, median', value: median(frames), unit: 'ms', target: { most: 17 } },
    { name: 'a frame of it, 95th of 100', value: quantile(frames, 0.95), unit: 'ms', target: { most: 2 * FRAME_MS } },
    {
      name: 'frames that skip another',
      value: (100 * late) / Math.max(1, frames.length),
      unit: '%',
      target: { most: 5 },
    },
  ];
};
