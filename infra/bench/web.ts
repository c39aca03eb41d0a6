// Measures the web app in Chromium on a new stage: first paint, routes, layout shifts, fonts, scrolling.
import type { Browser, Page } from 'playwright-core';
import { inChromium, signedInPage, VIEWPORT } from './browser.ts';
import { median } from './quantile.ts';
import { runFigures } from './runs.ts';
import { scrollFigures } from './scroll.ts';
import type { Figure } from './table.ts';

/** The median of these is reported, so that occasional load on a shared machine does not count. */
const ROUNDS = 5;
/**
 * The product's own limits on one machine, stricter than "good" in Web Vitals (LCP 2.5 s, CLS 0.1), since there is no
 * network. Fonts: the parts of a Korean first view when the faces were chosen (205 to 259 kB), with some slack.
 */
const FLOORS = { lcp: 1, cls: 0.02, fonts: 280, cold: 300, warm: 150 } as const;
const SCREENS = { home: '/', files: '/files', search: '/search' } as const;
const ROUTES = ['/files', '/search', '/workflows', '/outputs', '/spreadsheets', '/'] as const;

/** The default language, whose fonts have the most parts. */
const WINDOW = { viewport: VIEWPORT, locale: 'ko-KR' } as const;

type Paint = { readonly lcp: number; readonly cls: number; readonly fonts: number };

const resting = (page: Page) => page.waitForLoadState('networkidle');

/** Runs in the page: returns what the browser recorded of this load. */
const paintOf = (page: Page): Promise<Paint> =>
  page.evaluate(async () => {
    const entries = <T extends PerformanceEntry>(type: string): Promise<T[]> =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries() as T[])).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const [paints, shifts] = [
      await entries('largest-contentful-paint'),
      await entries<PerformanceEntry & { value: number }>('layout-shift'),
    ];
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('.woff2'));
    const sizes = fonts.map((entry) => (entry as PerformanceResourceTiming).encodedBodySize);
    return {
      lcp: paints.at(-1)?.startTime ?? Number.POSITIVE_INFINITY,
      cls: shifts.reduce((sum, { value }) => sum + value, 0),
      fonts: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    };
  });

/** Runs in the page: milliseconds from the click in the sidebar to the frame with the screen's heading. */
const routeMs = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    (to) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main h1');
        const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`);
        const began = performance.now();
        const look = () => {
          const heading = document.querySelector('main h1');
          if (heading && heading !== before && location.pathname === to) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        link?.click();
        requestAnimationFrame(look);
      }),
    path,
  );

type Profile = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

/** The session and the chosen workspace. */
const profileOf = async (browser: Browser, url: string): Promise<Profile> => {
  const page = await signedInPage(browser, url, WINDOW);
  await page.getByRole('main').getByRole('button', { name: '가온물류 인수 검토', exact: true }).click();
  await page.waitForURL('**/files**');
  const profile = await page.context().storageState();
  await page.context().close();
  return profile;
};

/** Opens a page with an empty cache, as on a first visit. */
const freshPage = async (browser: Browser, storageState: Profile): Promise<Page> => {
  const context = await browser.newContext({ ...WINDOW, storageState });
  return context.newPage();
};

const paintFigures = async (browser: Browser, profile: Profile, url: string): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(SCREENS)) {
    const paints: Paint[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await freshPage(browser, profile);
      await page.goto(url + path);
      await resting(page);
      paints.push(await paintOf(page));
      await page.context().close();
    }
    const middle = (key: keyof Paint) => median(paints.map((paint) => paint[key]));
    figures.push(
      { name: `${name}: LCP`, value: middle('lcp') / 1000, unit: 's', target: { most: FLOORS.lcp } },
      { name: `${name}: CLS`, value: middle('cls'), unit: '', target: { most: FLOORS.cls } },
      { name: `${name}: fonts`, value: middle('fonts'), unit: 'kB', target: { most: FLOORS.fonts } },
    );
  }
  return figures;
};

const routeFigures = async (browser: Browser, profile: Profile, url: string): Promise<Figure[]> => {
  const cold = new Map<string, number[]>();
  const warm = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await freshPage(browser, profile);
    await page.goto(`${url}/people`);
    await resting(page);
    for (const times of [cold, warm])
      for (const path of ROUTES) {
        times.set(path, [...(times.get(path) ?? []), await routeMs(page, path)]);
        await resting(page);
      }
    await page.context().close();
  }
  return ROUTES.flatMap((path) => [
    { name: `to ${path}, cold`, value: median(cold.get(path) ?? []), unit: 'ms', target: { most: FLOORS.cold } },
    { name: `to ${path}, warm`, value: median(warm.get(path) ?? []), unit: 'ms', target: { most: FLOORS.warm } },
  ]);
};

export const webFigures = (url: string): Promise<Figure[]> =>
  inChromium(async (browser) => {
    const profile = await profileOf(browser, url);
    const figures = [...(await paintFigures(browser, profile, url)), ...(await routeFigures(browser, profile, url))];
    // Makes the memorandum that is scrolled below.
    await runFigures(url);
    const page = await freshPage(browser, profile);
    return [...figures, ...(await scrollFigures(page, url))];
  });
