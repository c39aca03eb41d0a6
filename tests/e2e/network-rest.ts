// Waits until a page makes no more requests, however it was opened; Playwright's `networkidle` ends with the page load.
import type { Page, Request } from 'playwright-core';
import { sleep } from '../helpers/real-stage.ts';

/** The same value as Playwright's. */
const QUIET_MS = 500;

/** Call it before the page navigates, and end it when the page is left. */
export const restOf = (page: Page) => {
  const open = new Set<Request>();
  let since = Date.now();
  const begin = (request: Request) => {
    open.add(request);
    since = Date.now();
  };
  const end = (request: Request) => {
    open.delete(request);
    since = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    wait: async () => {
      since = Date.now();
      while (open.size > 0 || Date.now() - since < QUIET_MS) await sleep(50);
    },
    end: () => page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
};
