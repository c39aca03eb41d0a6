// The sources of a question: at least one, and remembered.
import { beforeEach, describe, expect, it, vi } from 'vitest';

const load = async (cookie = '') => {
  vi.stubGlobal('document', { cookie });
  vi.resetModules();
  return import('#web/features/questions/chosen-sources.ts');
};
const prefs = (askedSources: readonly string[]) => `prefs=${encodeURIComponent(JSON.stringify({ askedSources }))}`;

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('the sources of a question', () => {
  it('are the files by default', async () => {
    const { chosenSources } = await load();

    expect(chosenSources()).toEqual(['FILES']);
  });

  it('are remembered, without those that no longer exist', async () => {
    const { chosenSources } = await load(prefs(['SEC', 'TELEX']));

    expect(chosenSources()).toEqual(['SEC']);
  });

  it('change one by one, keep their order, and are never empty', async () => {
    const { chosenSources, toggleSource } = await load();

    toggleSource('PRESS');
    toggleSource('DART');
    const three = chosenSources();
    for (const source of three) toggleSource(source);

    expect(three).toEqual(['FILES', 'DART', 'PRESS']);
    expect(chosenSources()).toEqual(['PRESS']);
  });
});
