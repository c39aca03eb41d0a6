// Press cuttings among the files: the newspaper and date of a heading, in either order.
import { expect, it } from 'vitest';
import { articlesOf } from '#functions/analyses/evidence/articles.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const cutting = async (heading: string, text = 'Alder Valves has won an order for 400 valves.') => {
  const context = { company: 'Alder Valves', document: 'press_cuttings.md', section: `Press cuttings > ${heading}` };
  const found = await articlesOf(
    contextFor({ type: 'PressWatch', inputs: { company: 'Alder Valves' }, chunks: [chunkOf({ text }, context)] }),
    ['latestNews'],
  );
  return found.map(({ date, publisher, title }) => ({ date, publisher, title }));
};

it.each([
  ['Bristol Business Post, 14 April 2026', { date: '2026-04-14', publisher: 'Bristol Business Post', title: '' }],
  ['14 April 2026, Bristol Business Post', { date: '2026-04-14', publisher: 'Bristol Business Post', title: '' }],
  ['2026년 4월 8일 충청경제신문', { date: '2026-04-08', publisher: '충청경제신문', title: '' }],
  ['충청경제신문 2026년 4월 8일', { date: '2026-04-08', publisher: '충청경제신문', title: '' }],
  [
    'Bristol Business Post, 14 April 2026: Order for valves',
    { date: '2026-04-14', publisher: 'Bristol Business Post', title: 'Order for valves' },
  ],
])('reads the heading %s', async (heading, head) => {
  expect(await cutting(heading)).toEqual([head]);
});
