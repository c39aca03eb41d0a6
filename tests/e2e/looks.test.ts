// Every screen in light and dark, three languages, from phones to wide screens: no accessibility violation, horizontal
// scrolling, clipped text or error.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { OF_COLORS, OF_PHONES, violations } from './axe.ts';
import { isFull, leavePage, openWorkspace, ownBrowser, signInByForm, storeInPage, visit } from './browser.ts';
import { cutTexts } from './cut-texts.ts';
import { makeReports } from './made-reports.ts';
import { restOf } from './network-rest.ts';

const newPage = ownBrowser();
/** A text report, a report of figures, and a shared page: created once for all tests. */
let reports: readonly string[] = [];
let link = '';
beforeAll(async () => {
  ({ reports, link } = await makeReports());
});

/**
 * Each screen is checked once by all axe rules, in the other theme by color rules, and in one layout by phone rules; in
 * the full run everywhere.
 */
const RULES = { all: undefined, colors: OF_COLORS, phones: OF_PHONES };
type Rules = keyof typeof RULES | 'none';
type Shape = { readonly dark: boolean; readonly width: number; readonly rules: Rules };
type Look = {
  readonly language: string;
  /** Shapes of the screens of every day: the page is turned from one to the next, as a person turns a device. */
  readonly daily: readonly Shape[];
  readonly others: readonly Shape[];
  /** Which of the other screens are seen in this language: from one share of the list to another. */
  readonly part: readonly [from: number, to: number];
};
const NARROW: readonly Shape[] = [
  { dark: true, width: 768, rules: 'colors' },
  { dark: true, width: 360, rules: 'phones' },
];
const WINDOW: Shape = { dark: false, width: 1440, rules: 'all' };
/**
 * Every screen is seen in a window in Korean, and on a tablet and a phone in one more language. Daily screens are seen
 * in all languages on a phone, and in the widest window. The full run sees every screen in all languages and widths.
 */
const LOOKS: readonly Look[] = [
  {
    language: 'ko',
    daily: [WINDOW, { dark: true, width: 360, rules: 'none' }],
    others: [WINDOW],
    part: [0, 1],
  },
  {
    language: 'en',
    daily: [...NARROW, { dark: false, width: 2560, rules: 'none' }],
    others: NARROW,
    part: [0.5, 1],
  },
  {
    language: 'ja',
    daily: [{ dark: false, width: 360, rules: 'none' }],
    others: NARROW,
    part: [0, 0.5],
  },
];
const WIDTHS = [1440, 1024, 768, 360];
const DAILY = ['/workspaces', '/files', '/search', '/workflows', '/outputs', '/spreadsheets', '/checklist'];
/** Ordered so that consecutive screens have different components, and the heading of the previous one disappears. */
const OTHERS = [
  '/files/bin',
  '/workflows?type=DCF',
  '/files/drives',
  '/workflows?type=FindSimilarCompanies',
  '/outputs2',
  '/workflows?type=PeerComps',
  '/shared-reports',
  '/workflows?type=ImWorkflow',
  '/activity',
  '/quality',
  '/user-profile',
  '/people',
  '/admin?scope=everybody',
  '/roles',
  '/tag-management',
  '/audit',
  '/credits',
  '/settings/sources',
];
/** Signing in opens the second screen. */
const PORTAL = ['/admin/audit', '/admin/dashboard'];

const expectWhole = async (page: Page, screen: string) => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );

  expect(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
  expect(await cutTexts(page), `${screen} cuts texts off`).toEqual([]);
};

const heightOf = (width: number) => (width < 500 ? 800 : 900);

/** Resolves when the page has been drawn in the new shape: components that depend on the width have changed too. */
const switchTo = async (page: Page, { dark, width }: Shape) => {
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await page.setViewportSize({ width, height: heightOf(width) });
  await page.locator(`html[data-theme=${dark ? 'dark' : 'light'}]`).waitFor();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
};

const expectSound = async (page: Page, screen: string, { dark, width, rules }: Shape) => {
  const shown = `${screen}, ${dark ? 'dark' : 'light'}, ${width} px`;
  await expectWhole(page, shown);
  if (isFull) expect(await violations(page), shown).toEqual([]);
  else if (rules !== 'none') expect(await violations(page, RULES[rules]), shown).toEqual([]);
};

/** In the full run also those widths that are not among the shapes. */
const shapesOf = (shapes: readonly Shape[]): readonly Shape[] => {
  const dark = shapes[0]?.dark ?? false;
  const missing = (isFull ? WIDTHS : []).filter((at) => shapes.every(({ width }) => width !== at));
  return [...shapes, ...missing.map((width): Shape => ({ dark, width, rules: 'none' }))];
};

const isSame = (one: Shape | undefined, other: Shape | undefined) =>
  one?.dark === other?.dark && one?.width === other?.width;
/** The same shapes, in reverse if the page already has the last one, because each change costs a layout. */
const startingAt = (shown: Shape | undefined, shapes: readonly Shape[]): readonly Shape[] =>
  isSame(shapes.at(-1), shown) ? shapes.toReversed() : shapes;

/** In the full run all. */
const partOf = (screens: readonly string[], [from, to]: Look['part']) =>
  isFull ? screens : screens.slice(screens.length * from, screens.length * to);

type Wanted = { readonly daily: readonly string[]; readonly others?: readonly string[]; readonly look: Look };
const lookAt = async (page: Page, { daily, others = [], look }: Wanted) => {
  const errors: string[] = [];
  const note = (error: Error) => void errors.push(error.message);
  page.on('pageerror', note);
  const rest = restOf(page);
  let [shown] = look.daily;
  for (const screen of [...daily, ...partOf(others, look.part)]) {
    await visit(page, screen);
    await rest.wait();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(look.language);
    for (const shape of startingAt(shown, shapesOf(daily.includes(screen) ? look.daily : look.others))) {
      if (!isSame(shape, shown)) await switchTo(page, shape);
      await expectSound(page, screen, shape);
      shown = shape;
    }
  }
  rest.end();
  page.off('pageerror', note);
  expect(errors).toEqual([]);
};

const pageWith = async ({ language, daily: [{ dark, width } = WINDOW] }: Look): Promise<Page> => {
  const page = await newPage({ width, height: heightOf(width), dark });
  await storeInPage(page, [['lang', language]]);
  return page;
};

describe.concurrent('looks', () => {
  it.each(LOOKS)('$language', async (look) => {
    const page = await pageWith(look);
    await signInByForm(page, 'owner@hanbit.test');
    await openWorkspace(page);
    const [text = '', ...figures] = reports;
    const others = [...OTHERS, ...figures, link, `${text}?view=compare`];
    await lookAt(page, { daily: [...DAILY, text], others, look });
    await leavePage(page);
  });

  it.each(LOOKS)('of the portal: $language', async (look) => {
    const page = await pageWith(look);
    await signInByForm(page, 'super@footnote.test', '/admin/login');
    await lookAt(page, { daily: PORTAL, look });
    await leavePage(page);
  });
});
