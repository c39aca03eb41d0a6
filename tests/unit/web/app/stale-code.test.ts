// The reload after a chunk fails to load, and its exceptions.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn();
let page: EventTarget;
beforeEach(async () => {
  vi.resetModules();
  page = new EventTarget();
  const stored = new Map<string, string>();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const { reloadOnStaleCode } = await import('#web/app/stale-code.ts');
  reloadOnStaleCode();
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
});

const fail = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

it('reloads once within a minute', () => {
  expect([fail(), fail()]).toEqual([false, true]);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload while another page is opening', () => {
  page.dispatchEvent(new Event('beforeunload'));
  expect(fail()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
