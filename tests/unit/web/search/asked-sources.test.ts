// Which sources a question asks: one at least, and remembered.
import { beforeEach, describe, expect, it, vi } from 'vitest';

const load = async (cookie = '') => {
  vi.stubGlobal('document', { cookie });
  vi.resetModules();
  return import('#web/features/search/asked-sources.ts');
};
const prefs = (askedSources: readonly string[]) => `prefs=${encodeURIComponent(JSON.stringify({ askedSources }))}`;

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('the sources that a question asks', () => {
  it('are the files until somebody chooses', async () => {
    const { askedSources } = await load();

    expect(askedSources()).toEqual(['FILES']);
  });

  it('are remembered, without what no longer exists', async () => {
    const { askedSources } = await load(prefs(['SEC', 'TELEX']));

    expect(askedSources()).toEqual(['SEC']);
  });

  it('change one by one, in their own order, and are never none', async () => {
    const { askedSources, toggleSource } = await load();

    toggleSource('PRESS');
    toggleSource('DART');
    const three = askedSources();
    for (const source of three) toggleSource(source);

    expect(three).toEqual(['FILES', 'DART', 'PRESS']);
    expect(askedSources()).toEqual(['PRESS']);
  });
});
