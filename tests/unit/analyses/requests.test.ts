// A section without evidence names the documents that would fill it, in the language of the report.
import { expect, it } from 'vitest';
import { build } from '#functions/analyses/build.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const chunks = [chunkOf({ text: 'Rent falls due on the first of the month.' }, { document: 'Mill lease.docx' })];

const sectionOf = async (type: AnalysisType, id: string, language: 'en' | 'ko' | 'ja') => {
  const spec = analysisOf(type).sections.find((one) => one.id === id);
  if (!spec) throw new Error(id);
  const inputs = { industry: 'Weaving', segment: 'linen', country: 'GB', item: 'linen', company: 'Flaxen Mills' };
  const context = { ...contextFor({ type, inputs, language, chunks }), section: { id, title: 'Title' } };
  return build(spec.work, context);
};

it.each([
  [
    'MarketSize',
    'marketGrowth',
    'en',
    'Title: not found in the sources. Documents to ask for: an independent market study',
  ],
  ['PriceTracker', 'priceDrivers', 'ko', '적용일이 적힌 품목별 가격표'],
  ['ConsumerInsights', 'complaints', 'ja', '顧客調査と苦情'],
] as const)('%s asks for what its section %s needs', async (type, id, language, words) => {
  expect((await sectionOf(type, id, language)).aside).toContain(words);
});

it('leaves a part of a joined section to the whole', async () => {
  const context = contextFor({ type: 'MarketSize', inputs: { industry: 'Weaving', segment: 'linen', country: 'GB' } });
  const { aside } = await build({ kind: 'ask', questions: ['marketOf'], shape: 'text' }, context);
  expect(aside).toBeUndefined();
});
