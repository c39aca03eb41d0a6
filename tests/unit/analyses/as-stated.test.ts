// Which quotes and rows of a section get their tick back.
import { expect, it } from 'vitest';
import { asStated } from '#functions/analyses/as-stated.ts';
import type { Sentence } from '#shared/report/blocks.ts';

const CONTEXT = { company: { name: 'Alder Inns' }, inputs: { company: 'Alder Inns', item: 'Suites' } };
type Code = 'offQuestion' | 'partDiffers' | 'periodDiffers';
const near = (code: Code, about?: string): Sentence => ({
  ...{ text: 'Rooms were let at 64%.', refs: [1], check: 'uncertain', fit: 'near' },
  findings: [{ code, ...(about ? { about } : {}) }],
});
const ticked = (one: Sentence) => {
  const [block] = asStated(CONTEXT, [{ kind: 'text', sentences: [one] }]);
  return block?.kind === 'text' ? block.sentences[0] : undefined;
};
const VERIFIED = { text: 'Rooms were let at 64%.', refs: [1], check: 'verified' };

it('ticks a quote that misses only the words of the section’s own question', () => {
  expect(ticked(near('offQuestion'))).toEqual(VERIFIED);
  expect(ticked(near('partDiffers', 'growth, outlook'))).toEqual(VERIFIED);
});

it('ticks no quote that misses what the person entered, or a period, and none that its source does not contain', () => {
  const foreign: Sentence = { text: 'Rooms were let at 65%.', refs: [1], check: 'uncertain' };

  expect(ticked(near('partDiffers', 'suites'))).toMatchObject({ check: 'uncertain', fit: 'near' });
  expect(ticked(near('periodDiffers', '2024'))).toMatchObject({ check: 'uncertain', fit: 'near' });
  expect(ticked(foreign)).toEqual(foreign);
});

it('ticks the rows of a table of the company, which do not repeat its name', () => {
  const cell = (about: string) => ({ ...near('partDiffers', about), text: '36.0%' });
  const columns = [{ label: 'Holder' }];
  const of = (about: string) => asStated(CONTEXT, [{ kind: 'table', columns, rows: [[cell(about)]] }])[0];

  expect(of('Alder Inns')).toMatchObject({ rows: [[{ text: '36.0%', check: 'verified' }]] });
  expect(of('Birch Inns')).toMatchObject({ rows: [[{ text: '36.0%', check: 'uncertain' }]] });
});
