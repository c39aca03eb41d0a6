// The named things of a document are collected once and marked on the passages that mention them.
import { expect, it } from 'vitest';
import { withNames } from '#functions/engine/names/with-names.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const namesOf = (chunks: readonly Chunk[]) =>
  withNames(chunks).map(({ context }) => context.names?.map(({ kind, name }) => `${kind}: ${name}`));

it('names a column of labels by its header, and finds the names in the text without a noun', () => {
  const table = tableChunk([
    ['Product (EUR million)', 'Sales'],
    ['Northlight', '24'],
    ['Old Ferry', '9'],
    ['Total', '33'],
  ]);
  const text = chunkOf({ text: 'Old Ferry is sold at home only.' });
  expect(namesOf([table, text])).toEqual([['product: Northlight', 'product: Old Ferry'], ['product: Old Ferry']]);
});

it('marks prose and headings with several names of a kind', () => {
  const one = chunkOf({ text: '가동률은 82%다.' }, { section: '현황 > 안성공장', language: 'ko' });
  const other = chunkOf({ text: '오산공장은 2019년에 열었다.' }, { language: 'ko' });
  expect(namesOf([one, other])).toEqual([['plant: 안성'], ['plant: 오산']]);
});

it.each([
  ['has one name of the kind alone', ['The Halden Plant runs well.']],
  [
    'uses the word mostly without the noun',
    ['부동산 펀드와 혁신 펀드', '부동산 부동산 부동산 부동산 부동산. 혁신 혁신 혁신 혁신 혁신.'],
  ],
])('marks nothing if the document %s', (_case, texts) => {
  expect(namesOf(texts.map((text) => chunkOf({ text })))).toEqual(texts.map(() => undefined));
});

it('reads a document of many names in linear time', () => {
  const page = Array.from({ length: 200 }, (_, n) => `안성${n}공장은 크다. The Halden${n} plant is large.`).join(' ');
  const chunks = Array.from({ length: 100 }, () => chunkOf({ text: page }));
  const began = performance.now();
  withNames(chunks);
  expect(performance.now() - began).toBeLessThan(8_000);
});
