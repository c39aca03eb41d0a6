// Industry reports: the own library first, then a licensed feed, and samples only without an own library.
import { describe, expect, it } from 'vitest';
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import { filesGatherer } from '#functions/engine/retrieve/files.ts';
import type { Gathered } from '#functions/engine/retrieve/gatherer.ts';
import { industryGatherer } from '#functions/engine/retrieve/industry.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import type { Scope } from '#functions/ports/search-index.ts';
import { chunkOf } from '../../../helpers/chunks.ts';
import { memoryIndex } from '../../../helpers/memory-index.ts';

const REPORT = { ...chunkOf({ text: '국내 3자 물류 시장 규모는 34조원이었다.' }), projectId: 'library' };
const asked = plan({ query: '국내 3자 물류 시장 규모는?', history: [], sources: ['INDUSTRY'], now: 0 });
const SCOPE: Scope = { tenant: 't', projectIds: ['deal'], fileIds: ['one'] };

const feed = (own: Partial<Gathered> = {}) => ({
  source: 'INDUSTRY' as const,
  gather: async (): Promise<Gathered> => ({ source: 'INDUSTRY', outcome: 'ok', candidates: [LICENSED], ...own }),
});
const LICENSED = { source: 'INDUSTRY' as const, chunk: chunkOf({ text: 'licensed' }), fused: 1 };

const gathered = (libraryIds: readonly string[], own: Partial<Gathered> = {}) => {
  const files = filesGatherer({ index: memoryIndex([REPORT]), model: offlineModel() });
  return industryGatherer({ files, feed: feed(own), libraryIds }).gather(asked, SCOPE);
};
const textsOf = ({ candidates }: Gathered) => candidates.map(({ source, chunk }) => [source, chunk.text]);

describe('industry reports', () => {
  it('come from the library, whichever files were chosen, and from the feed', async () => {
    expect(textsOf(await gathered(['library']))).toEqual([
      ['INDUSTRY', REPORT.text],
      ['INDUSTRY', 'licensed'],
    ]);
  });

  it('come from the library only if the feed returns samples or is not connected', async () => {
    expect(textsOf(await gathered(['library'], { isSample: true }))).toEqual([['INDUSTRY', REPORT.text]]);
    const off = await gathered(['library'], { outcome: 'off', candidates: [] });
    expect([off.outcome, textsOf(off)]).toEqual(['ok', [['INDUSTRY', REPORT.text]]]);
  });

  it('come from the feed if the library is empty or missing', async () => {
    expect(textsOf(await gathered([]))).toEqual([['INDUSTRY', 'licensed']]);
    expect(textsOf(await gathered(['another']))).toEqual([['INDUSTRY', 'licensed']]);
  });
});
