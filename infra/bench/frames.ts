// Measures frame times in Chromium's own trace while a checklist of 5,000 rows scrolls.
import type { Browser, Page } from 'playwright-core';
import * as z from 'zod';
import { inChromium, MEMBER, signedInPage, VIEWPORT } from './browser.ts';
import { dataFolder, firstProject, signIn, startStage } from './stage.ts';
import type { Figure } from './table.ts';

const ROWS = 5_000;
/** The pixels of one notch of a wheel, turned once per frame at 60 Hz. */
const STEP_PX = 120;
const STEP_MS = 16;
const SCROLL_MS = 5_000;

const Created = z.object({ data: z.object({ id: z.string() }) });
const Trace = z.object({ traceEvents: z.array(z.object({ name: z.string(), args: z.unknown().optional() })) });
/** The compositor's report on each frame. */
const FrameState = z.object({ frame_reporter: z.object({ state: z.string() }) });

const longList = async (url: string): Promise<string> => {
  const headers = await signIn(url, MEMBER);
  const lines = Array.from(
    { length: ROWS },
    (_, n) => `${n % 50},"Has agreement ${n + 1} been signed by both parties, and until when does it run?",`,
  );
  const body = new FormData();
  body.set('projectId', await firstProject(url, headers));
  body.set('file', new Blob([['Section,Question,Answer', ...lines].join('\n')]), 'list.csv');
  const reply = await fetch(`${url}/api/v2/checklists`, { method: 'POST', headers, body });
  return Created.parse(await reply.json()).data.id;
};

const openList = async (browser: Browser, url: string, list: string): Promise<Page> => {
  const page = await signedInPage(browser, url, { viewport: VIEWPORT });
  await page.goto(`${url}/checklist?list=${list}`);
  await page.locator('[data-row][aria-disabled=false]').first().waitFor();
  return page;
};

const scroll = async (page: Page): Promise<void> => {
  await page.mouse.move(700, 600);
  const end = performance.now() + SCROLL_MS;
  while (performance.now() < end) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(STEP_MS);
  }
};

const frameStates = (trace: Buffer): string[] =>
  Trace.parse(JSON.parse(trace.toString())).traceEvents.flatMap(({ name, args }) => {
    const frame = name === 'PipelineReporter' ? FrameState.safeParse(args) : undefined;
    return frame?.success ? [frame.data.frame_reporter.state] : [];
  });

const shares = (states: readonly string[]): Figure[] => {
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  const [whole, partial, dropped] = [
    count('STATE_PRESENTED_ALL'),
    count('STATE_PRESENTED_PARTIAL'),
    count('STATE_DROPPED'),
  ];
  const all = Math.max(1, whole + partial + dropped);
  const name = `of the frames while ${ROWS} rows scroll`;
  return [
    { name: `dropped ${name}`, value: (100 * dropped) / all, unit: '%', target: { most: 5 } },
    { name: `without the newest rows ${name}`, value: (100 * partial) / all, unit: '%' },
  ];
};

/** Measures on a new stage. */
export const frameFigures = async (): Promise<Figure[]> => {
  const { folder, remove } = dataFolder();
  const stage = await startStage(folder);
  try {
    return await inChromium(async (browser) => {
      const page = await openList(browser, stage.url, await longList(stage.url));
      await browser.startTracing(page, { categories: ['benchmark', 'cc'] });
      await scroll(page);
      return shares(frameStates(await browser.stopTracing()));
    });
  } finally {
    await stage.stop();
    remove();
  }
};
