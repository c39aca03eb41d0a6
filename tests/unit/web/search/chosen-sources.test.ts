// Which sources a question asks: one at least, and remembered.
import { beforeEach, describe, expect, it, vi } from 'vitest';

const load = async (cookie = '') => {
  vi.stubGlobal('document', { cookie });
  vi.resetModules();
  return import('#web/features/search/chosen-sources.ts');
};
const prefs = (askedSources: readonly string[]) => `prefs=${encodeURIComponent(JSON.stringify({ askedSources }))}`;

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('the sources that a question asks', () => {
  it('are the files until somebody chooses', async () => {
    const { chosenSources } = await load();

    expect(chosenSources()).toEqual(['FILES']);
  });

  it('are remembered, without what no longer exists', async () => {
    const { chosenSources } = await load(prefs(['SEC', 'TELEX']));

    expect(chosenSources()).toEqual(['SEC']);
  });

  it('change one by one, in their own order, and are never none', async () => {
    const { chosenSources, toggleSource } = await load();

    toggleSource('PRESS');
    toggleSource('DART');
    const three = chosenSources();
    for (const source of three) toggleSource(source);

    expect(three).toEqual(['FILES', 'DART', 'PRESS']);
    expect(chosenSources()).toEqual(['PRESS']);
  });
});
