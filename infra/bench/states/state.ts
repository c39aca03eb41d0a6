// A screen in one state, and how to bring it about.
import type { Locator, Page } from 'playwright-core';

/** A string must be the whole name. */
type Name = string | RegExp;

export type State = {
  readonly path: string;
  /** Controls to press in turn, by accessible name: buttons, links, entries of menus. */
  readonly press?: readonly Name[];
  /** Texts to type before, by name of field. */
  readonly type?: readonly (readonly [field: string, text: string])[];
  readonly key?: string;
  /** How the API behaves meanwhile. */
  readonly api?: 'fails' | 'refuses' | 'waits';
};

const PRESSED = ['menuitem', 'tab', 'radio', 'button', 'link', 'combobox', 'checkbox'] as const;
const TYPED = ['textbox', 'searchbox'] as const;

const control = (page: Page, roles: typeof PRESSED | typeof TYPED, name: Name): Locator =>
  roles
    .map((role) => page.getByRole(role, { name, exact: true }))
    .reduce((either, other) => either.or(other), page.locator('summary', { hasText: name }))
    .first();

/** Long enough for a busy machine. */
const TIMEOUT_MS = 10_000;

const STATUS = { fails: 500, refuses: 403 } as const;

/** The requests of the screen itself, without those that identify the user. */
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

/** Shows the state on a signed-in page. */
export const show = async (page: Page, url: string, state: State): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (state.api) await answer(page, state.api);
  // Opening the same address again would keep dialogs open.
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
