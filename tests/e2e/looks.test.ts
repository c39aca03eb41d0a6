// Every screen in light and dark, three languages, from phones to wide screens: no accessibility violation, no sideways scroll,
// no text cut off, no error.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { violations } from './axe.ts';
import { openWorkspace, ownBrowser, PASSWORD, signInByForm, url } from './browser.ts';
import { cutTexts } from './cut-texts.ts';

const newPage = ownBrowser();
/** A report of text and one of figures, and the page behind a link: made once, looked at by everybody. */
let reports: readonly string[] = [];
let link = '';
beforeAll(async () => {
  ({ reports, link } = await makeReports());
});

type Shape = { readonly dark: boolean; readonly width: number };
type Look = Shape & {
  readonly language: string;
  /** What the screens of every day are switched to in the loaded page, as by a person who turns a device or changes its theme. */
  readonly turned: readonly Shape[];
};
/** Every screen is looked at in three ways, those of every day in the widest and, in the other languages, in the narrowest too. */
const LOOKS: readonly Look[] = [
  { language: 'ko', dark: false, width: 1440, turned: [{ dark: true, width: 360 }] },
  {
    language: 'en',
    dark: true,
    width: 1440,
    turned: [
      { dark: false, width: 2560 },
      { dark: true, width: 360 },
    ],
  },
  { language: 'ja', dark: false, width: 360, turned: [] },
];
const DAILY = ['/workspaces', '/files', '/search', '/workflows', '/outputs', '/spreadsheets', '/checklist'];
const OTHERS = [
  '/files/bin',
  '/files/drives',
  '/workflows?type=DCF',
  '/workflows?type=FindSimilarCompanies',
  '/workflows?type=PeerComps',
  '/workflows?type=ImWorkflow',
  '/outputs2',
  '/shared-reports',
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
const PORTAL = ['/admin/dashboard', '/admin/audit'];

/** Tablets: only what is cut off differs from a wide window. */
const TABLETS = [1024, 768] as const;
const DESKTOP = { width: 1440, height: 900 } as const;

const expectWhole = async (page: Page, screen: string) => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );

  expect(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
  expect(await cutTexts(page), `${screen} cuts texts off`).toEqual([]);
};

const lookOnTablets = async (page: Page, screen: string) => {
  for (const width of TABLETS) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    await expectWhole(page, `${screen} at ${width} px`);
  }
  await page.setViewportSize(DESKTOP);
};

const heightOf = (width: number) => (width < 500 ? 800 : 900);

const switchTo = async (page: Page, { dark, width }: Shape) => {
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await page.setViewportSize({ width, height: heightOf(width) });
  await page.locator(`html[data-theme=${dark ? 'dark' : 'light'}]`).waitFor();
  await page.waitForLoadState('networkidle');
};

const expectSound = async (page: Page, screen: string) => {
  await expectWhole(page, screen);
  expect(await violations(page), screen).toEqual([]);
};

const lookTurned = async (page: Page, screen: string, look: Look) => {
  for (const shape of look.turned) {
    await switchTo(page, shape);
    await expectSound(page, `${screen}, dark ${shape.dark}, ${shape.width} px`);
  }
  await switchTo(page, look);
};

type Wanted = { readonly daily: readonly string[]; readonly others?: readonly string[]; readonly look: Look };
const lookAt = async (page: Page, { daily, others = [], look }: Wanted) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const screen of [...daily, ...others]) {
    await page.goto(url(screen));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectSound(page, screen);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(look.language);
    if (look.width === DESKTOP.width) await lookOnTablets(page, screen);
    if (daily.includes(screen)) await lookTurned(page, screen, look);
  }
  expect(errors).toEqual([]);
};

const pageWith = async ({ language, dark, width }: Look): Promise<Page> => {
  const page = await newPage({ width, height: heightOf(width), dark });
  // The frame of a shared page has no storage.
  await page.addInitScript((code) => window === window.top && localStorage.setItem('lang', code), language);
  return page;
};

type Reply = { readonly data: Record<string, unknown> & { readonly rows: Record<string, string>[] } };

const caller = async (email: string) => {
  let token = '';
  const ask = async (path: string, body?: object): Promise<Reply['data']> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const asked = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const reply: Reply = await (await fetch(url(path), { ...asked, headers })).json();
    return reply.data;
  };
  const signedIn = await ask('/api/organization/member/signin', { email, password: PASSWORD });
  token = String(signedIn.accessToken);
  return ask;
};

const DONE = { timeout: 240_000, interval: 500 };

const makeReports = async () => {
  const ask = await caller('owner@hanbit.test');
  const { rows } = await ask('/api/v2/project?limit=100&offset=0');
  const projectId = rows.find(({ name }) => name === '가온물류 인수 검토')?.id;
  const make = async (type: string) => {
    const wanted = { projectId, type, language: 'ko', inputs: { company: '가온물류' } };
    const { plan, inputs } = await ask('/api/v2/runs/plan', wanted);
    const { id } = await ask('/api/v2/runs', { ...wanted, plan, inputs });
    await vi.waitFor(async () => expect((await ask(`/api/v2/runs/${id}`)).status).toBe('Completed'), DONE);
    return String(id);
  };
  const ids = [await make('CompanyProfiling'), await make('DCF')];
  const { token } = await ask(`/api/v2/runs/${ids[0]}/shares`, { expiresInDays: 1 });
  return { reports: ids.map((id) => `/workflows/run/${id}`), link: `/shared#${token}` };
};

describe.concurrent('looks', () => {
  it.each(LOOKS)('$language, dark $dark, $width px', async (look) => {
    const page = await pageWith(look);
    await signInByForm(page, 'owner@hanbit.test');
    await openWorkspace(page);
    const [text = '', ...figures] = reports;
    const others = [...OTHERS, ...figures, `${text}?view=compare`, link];
    await lookAt(page, { daily: [...DAILY, text], others, look });
    await page.context().close();
  });

  it.each(LOOKS)('of the portal: $language, dark $dark, $width px', async (look) => {
    const page = await pageWith(look);
    await signInByForm(page, 'super@footnote.test', '/admin/login');
    await lookAt(page, { daily: PORTAL, look });
    await page.context().close();
  });
});
