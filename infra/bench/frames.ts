// Measures frame times while a checklist of 5,000 rows scrolls, beside plain rows with `content-visibility`.
import type { Browser, CDPSession, Page } from 'playwright-core';
import * as z from 'zod';
import { inChromium, MEMBER, signedInPage, VIEWPORT } from './browser.ts';
import { quantile } from './quantile.ts';
import { dataFolder, firstWorkspace, signIn, startStage } from './stage.ts';
import type { Figure } from './table.ts';

const ROWS = 5_000;
/** The pixels of one notch of a wheel, turned once per frame at 60 Hz. */
const STEP_PX = 120;
const STEP_MS = 16;
const SCROLL_MS = 10_000;
const FRAME_MS = 1000 / 60;
/** The clock of a page is coarse. */
const CLOCK_MS = 1;
const PEER = 'plain rows with content-visibility';

const Created = z.object({ data: z.object({ id: z.string() }) });
const Metrics = z.array(z.object({ name: z.string(), value: z.number() }));

const questionOf = (n: number): string =>
  `Has agreement ${n + 1} been signed by both parties, and until when does it run?`;

const longList = async (url: string): Promise<string> => {
  const headers = await signIn(url, MEMBER);
  const lines = Array.from({ length: ROWS }, (_, n) => `${n % 50},"${questionOf(n)}",`);
  const body = new FormData();
  body.set('projectId', await firstWorkspace(url, headers));
  body.set('file', new Blob([['Section,Question,Answer', ...lines].join('\n')]), 'list.csv');
  const reply = await fetch(`${url}/api/v2/checklists`, { method: 'POST', headers, body });
  return Created.parse(await reply.json()).data.id;
};

const openList = async (browser: Browser, url: string, list: string): Promise<Page> => {
  const page = await signedInPage(browser, url, { viewport: VIEWPORT });
  await page.goto(`${url}/checklist?list=${list}`);
  await page.locator('[data-row][aria-disabled=false]').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
};

/** Replaces the list by its rows as plain elements, all of them in the page at once. */
const showPeer = (page: Page): Promise<void> =>
  page.evaluate(
    ({ rows, sentence }) => {
      const scroller = document.createElement('div');
      scroller.style.cssText = 'position:fixed;inset:0;overflow-y:auto;background:#fff;z-index:9999';
      scroller.innerHTML = Array.from(
        { length: rows },
        (_, n) =>
          '<div style="content-visibility:auto;contain-intrinsic-size:auto 72px;height:72px;display:grid;' +
          `grid-template-columns:6rem 1fr 1fr 8rem 8rem;border-bottom:1px solid #ddd"><span>${n % 50}</span>` +
          `<span>${sentence.replace('agreement 1', `agreement ${n + 1}`)}</span><span></span><span>open</span><span></span></div>`,
      ).join('');
      document.body.append(scroller);
    },
    { rows: ROWS, sentence: questionOf(0) },
  );

type Frames = { readonly times: readonly number[]; readonly loading: number };

/** Turns the wheel for ten seconds; returns the times between frames, and how many showed rows still loading. */
const scrolled = async (page: Page): Promise<Frames> => {
  await page.mouse.move(700, 600);
  await page.evaluate(() => {
    const frames = { times: [] as number[], loading: 0 };
    let last = performance.now();
    const next = (now: number) => {
      frames.times.push(now - last);
      last = now;
      if (document.querySelector('[data-row][aria-disabled=true]')) frames.loading += 1;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { frames });
  });
  const end = performance.now() + SCROLL_MS;
  while (performance.now() < end) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(STEP_MS);
  }
  return page.evaluate(() => (window as unknown as { frames: Frames }).frames);
};

/** The processor time of the page's thread, so that other processes do not count. */
const workMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const found = Metrics.parse(metrics).find(({ name }) => name === 'ThreadTime');
  return (found?.value ?? 0) * 1000;
};

type Measured = Frames & { readonly work: number };

const measured = async (page: Page, session: CDPSession): Promise<Measured> => {
  const before = await workMs(session);
  const frames = await scrolled(page);
  return { ...frames, work: ((await workMs(session)) - before) / Math.max(1, frames.times.length) };
};

const shareOver = (frames: readonly number[], ms: number): number =>
  (100 * frames.filter((one) => one > ms + CLOCK_MS).length) / Math.max(1, frames.length);

const figuresOf = (list: Measured, plain: Measured): Figure[] => {
  const figure = (name: string, of: (one: Measured) => number, unit: string, target?: Figure['target']): Figure => ({
    name: `${ROWS} rows scroll: ${name}`,
    value: of(list),
    unit,
    peer: { name: PEER, value: of(plain) },
    ...(target ? { target } : {}),
  });
  return [
    {
      name: `${ROWS} rows scroll: frames with rows still loading`,
      value: (100 * list.loading) / Math.max(1, list.times.length),
      unit: '%',
    },
    figure('frames', ({ times }) => times.length, ''),
    figure('frames over 16.7 ms', ({ times }) => shareOver(times, FRAME_MS), '%'),
    figure('frames over 33 ms', ({ times }) => shareOver(times, 2 * FRAME_MS), '%', { most: 5 }),
    figure('a frame, 95th of 100', ({ times }) => quantile(times, 0.95), 'ms'),
    figure('work of the page for a frame', ({ work }) => work, 'ms', { most: 16 }),
  ];
};

/** Measures on a new stage. */
export const frameFigures = async (): Promise<Figure[]> => {
  const { folder, remove } = dataFolder();
  const stage = await startStage(folder);
  try {
    return await inChromium(async (browser) => {
      const page = await openList(browser, stage.url, await longList(stage.url));
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const list = await measured(page, session);
      await showPeer(page);
      return figuresOf(list, await measured(page, session));
    });
  } finally {
    await stage.stop();
    remove();
  }
};
