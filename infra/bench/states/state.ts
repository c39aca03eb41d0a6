// A screen in one state, for checks state by state.
import type { Locator, Page } from 'playwright-core';

/** A text is the whole name. */
type Name = string | RegExp;

export type State = {
  readonly path: string;
  /** What is pressed in turn, by its accessible name: buttons, links, entries of menus. */
  readonly press?: readonly Name[];
  /** What is typed before, by the name of the field. */
  readonly type?: readonly (readonly [field: string, text: string])[];
  readonly key?: string;
  /** How the API answers meanwhile. */
  readonly api?: 'fails' | 'refuses' | 'waits';
};

const PRESSED = ['menuitem', 'tab', 'radio', 'button', 'link', 'combobox', 'checkbox'] as const;
const TYPED = ['textbox', 'searchbox'] as const;

const control = (page: Page, roles: typeof PRESSED | typeof TYPED, name: Name): Locator =>
  roles
    .map((role) => page.getByRole(role, { name, exact: true }))
    .reduce((either, other) => either.or(other), page.locator('summary', { hasText: name }))
    .first();

/** As long as a busy machine needs. */
const TIMEOUT_MS = 10_000;

const STATUS = { fails: 500, refuses: 403 } as const;

/** What the screen asks for; who is signed in stays known. */
const SCREEN_REQUESTS = /\/api\/(?!user\/|v2\/project\?|v2\/project\/role)/;

const answer = (page: Page, api: NonNullable<State['api']>) =>
  page.route(SCREEN_REQUESTS, (route) => {
    if (api === 'waits') return;
    if (route.request().method() !== 'GET') return route.fallback();
    const code = api === 'fails' ? 'unexpected' : 'forbidden';
    return route.fulfill({
      status: STATUS[api],
      json: { success: false, code, message: '예기치 않은 오류가 발생했습니다', requestId: 'bench' },
    });
  });

/** Brings a state about on a page that is signed in. */
export const show = async (page: Page, url: string, state: State): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (state.api) await answer(page, state.api);
  // The same address again would keep what is open.
  await page.goto('about:blank');
  await page.goto(url + state.path);
  if (state.api === 'waits') await page.locator('h1, [aria-busy=true]').first().waitFor();
  else await page.waitForLoadState('networkidle');
  for (const [field, text] of state.type ?? []) await control(page, TYPED, field).fill(text, { timeout: TIMEOUT_MS });
  for (const name of state.press ?? []) await control(page, PRESSED, name).click({ timeout: TIMEOUT_MS });
  if (state.key) await page.keyboard.press(state.key);
  if (!state.api) await page.waitForLoadState('networkidle');
};

export const nameOf = ({ path, press = [], type = [], key, api }: State): string =>
  [path, ...type.map(([, text]) => `“${text}”`), ...press, key, api].filter(Boolean).join(' › ');
