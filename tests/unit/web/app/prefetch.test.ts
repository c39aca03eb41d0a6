// Prefetching the code of a screen: what is loaded, and that a pointer never reloads the page.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefetching } from '#web/app/prefetch.ts';
import { reloadOnStaleCode } from '#web/app/stale-code.ts';
import { stubBrowser } from '../storage.ts';

const load = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('#web/app/routes/member-screens.ts', () => ({ memberScreens: [{ path: '/files', lazy: load }] }));
vi.mock('#web/app/routes/organisation-screens.tsx', () => ({ organisationScreens: [] }));

const browser = () => {
  const events = new EventTarget();
  const reload = vi.fn();
  stubBrowser();
  vi.stubGlobal('window', events);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  reloadOnStaleCode();
  return { reload, miss: () => events.dispatchEvent(new Event('vite:preloadError', { cancelable: true })) };
};

afterEach(() => {
  load.mockReset();
  vi.unstubAllGlobals();
});

describe('a link to a screen', () => {
  it('loads its screen on hover or focus', () => {
    load.mockResolvedValue({});
    const { onPointerEnter, onFocus } = prefetching('/files');

    onPointerEnter();
    onFocus();

    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not reload the page for missing code, as opening the screen does', async () => {
    const { reload, miss } = browser();
    load.mockImplementation(async () => {
      miss();
      throw new Error('no such file');
    });

    prefetching('/files').onPointerEnter();
    await expect.poll(() => load).toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();

    miss();
    expect(reload).toHaveBeenCalledOnce();
  });
});
