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

/** Every screen is looked at in three ways, those of every day in the widest and, in the other languages, in the narrowest too. */
const LOOKS = [
  { language: 'ko', dark: false, width: 1440, every: true },
  { language: 'en', dark: true, width: 1440, every: true },
  { language: 'ja', dark: false, width: 360, every: true },
  { language: 'en', dark: false, width: 2560, every: false },
  { language: 'ko', dark: true, width: 360, every: false },
  { language: 'en', dark: true, width: 360, every: false },
] as const;
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

type Wanted = { screens: readonly string[]; language: string; width: number };
const lookAt = async (page: Page, { screens, language, width }: Wanted) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const screen of screens) {
    await page.goto(url(screen));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectWhole(page, screen);
    expect(await violations(page), screen).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    if (width === DESKTOP.width) await lookOnTablets(page, screen);
  }
  expect(errors).toEqual([]);
};

const pageWith = async ({ language, dark, width }: (typeof LOOKS)[number]): Promise<Page> => {
  const page = await newPage({ width, height: width < 500 ? 800 : 900, dark });
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

const DONE = { timeout: 90_000, interval: 500 };

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

const MANY_SCREENS = 240_000;

describe.concurrent('looks', () => {
  it.each(LOOKS)(
    '$language, dark $dark, $width px',
    async (look) => {
      const page = await pageWith(look);
      await signInByForm(page, 'owner@hanbit.test');
      await openWorkspace(page);
      const others = look.every ? [...OTHERS, ...reports.slice(1), `${reports[0]}?view=compare`, link] : [];
      await lookAt(page, { ...look, screens: [...DAILY, ...reports.slice(0, 1), ...others] });
      await page.context().close();
    },
    MANY_SCREENS,
  );

  it.each(LOOKS)('of the portal: $language, dark $dark, $width px', async (look) => {
    const page = await pageWith(look);
    await signInByForm(page, 'super@footnote.test', '/admin/login');
    await lookAt(page, { ...look, screens: PORTAL });
    await page.context().close();
  });
});
