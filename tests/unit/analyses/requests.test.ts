// A section without evidence asks for the documents that would fill it, and names the closest paper.
import { expect, it } from 'vitest';
import { build } from '#functions/analyses/build.ts';
import { REQUESTABLE } from '#functions/analyses/requestable.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { translateId } from '#shared/i18n/translate.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const chunks = [chunkOf({ text: 'Rent falls due on the first of the month.' }, { document: 'Mill lease.docx' })];

const sectionOf = async (type: AnalysisType, id: string, language: Language, files = chunks) => {
  const spec = analysisOf(type).sections.find((one) => one.id === id);
  if (!spec) throw new Error(id);
  const inputs = { industry: 'Weaving', segment: 'linen', country: 'GB', item: 'linen', company: 'Flaxen Mills' };
  const context = { ...contextFor({ type, inputs, language, chunks: files }), section: { id, title: 'Title' } };
  return build(spec.work, context);
};

it.each([
  ['MarketSize', 'marketGrowth', ['marketStudy']],
  ['PriceTracker', 'priceDrivers', ['priceList']],
  ['PeerComps', 'peerChoice', ['rivals']],
] as const)('%s asks for what its section %s needs', async (type, id, documents) => {
  const { requests = [], aside } = await sectionOf(type, id, 'en');
  expect(requests.map((one) => one.id)).toEqual(documents);
  expect(aside ?? '').not.toContain('ask for');
});

it('names the paper that comes closest, without a check', async () => {
  const found = chunkOf({ text: 'The list is with the printer.' }, { document: 'Mill_letter.docx', section: 'Prices' });
  const { requests } = await sectionOf('PriceTracker', 'priceSeries', 'en', [found]);
  expect(requests).toEqual([{ id: 'priceList', closest: { text: 'Mill letter – Prices', refs: [1] } }]);
});

it('names no paper if none is on the subject', async () => {
  const { requests } = await sectionOf('PriceTracker', 'priceSeries', 'en');
  expect(requests).toEqual([{ id: 'priceList', closest: undefined }]);
});

it("names another company's paper beside a list of rivals", async () => {
  const rows = [
    ['£m', '2025'],
    ['Revenue', '41'],
  ];
  const found = tableChunk(rows, { document: 'Combe_results.pdf', company: 'Combe Cloth', section: 'Results' });
  const { requests } = await sectionOf('PeerComps', 'peerChoice', 'en', [found]);
  expect(requests).toMatchObject([{ id: 'rivals', closest: { text: 'Combe results – Results' } }]);
});

it('keeps what a document for the other side lacks to the team', async () => {
  const { requests, aside } = await sectionOf('DraftInformation', 'draftHighlights', 'en');
  expect(requests).toBeUndefined();
  expect(aside).toContain('Documents to ask for: A description of production and logistics');
});

it('does not ask in a thin section for what the sources hold', async () => {
  const study = { document: 'Linen_market_review.docx' };
  const one = chunkOf(
    { text: 'The estimate adds the sales of 40 weaving mills to a survey of linen buyers.' },
    { ...study, section: 'Linen market > Method' },
  );
  const size = chunkOf(
    { text: 'The market of linen in Britain was £410 million in 2025.', seq: 2 },
    { ...study, section: 'Linen market > Market size' },
  );
  const { blocks, requests } = await sectionOf('MarketSize', 'estimateBasis', 'en', [one, size]);
  expect(blocks).not.toMatchObject([{ kind: 'notice' }]);
  expect(requests).toBeUndefined();
});

it('takes a paper on inflation for no list of prices', async () => {
  const found = chunkOf({ text: 'The rate is 4%.' }, { document: 'Outlook.docx', section: 'Prices and rates' });
  const { requests } = await sectionOf('PriceTracker', 'priceSeries', 'en', [found]);
  expect(requests).toEqual([{ id: 'priceList', closest: undefined }]);
});

it('leaves a part of a joined section to the whole', async () => {
  const context = contextFor({ type: 'MarketSize', inputs: { industry: 'Weaving', segment: 'linen', country: 'GB' } });
  const { requests } = await build({ kind: 'ask', questions: ['marketOf'], shape: 'text' }, context);
  expect(requests).toBeUndefined();
});

it.each(LANGUAGES)('has texts in %s for every document', (language) => {
  for (const id of Object.keys(REQUESTABLE))
    for (const part of ['document', 'why'])
      expect(translateId(language, 'analyses', `requests.${id}.${part}`)).not.toBe('');
});
