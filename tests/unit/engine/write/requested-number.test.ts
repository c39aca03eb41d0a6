// "The three biggest risks" are the first three of the list.
import { expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { upToNumber } from '#functions/engine/write/requested-number.ts';
import type { Block } from '#shared/report/blocks.ts';

const list: Block = {
  kind: 'list',
  ordered: false,
  items: ['a', 'b', 'c', 'd', 'e'].map((text) => [{ text, refs: [1], check: 'verified' }]),
};
const shown = (query: string): number => {
  const [block] = upToNumber(plan({ query, history: [], sources: [], now: 0 }), [list]);
  return block?.kind === 'list' ? block.items.length : 0;
};

it.each(['What are the three biggest risks?', '가장 큰 리스크 세 가지', '主なリスクを三つ教えて', 'Three main risks?'])(
  'shows three: %s',
  (query) => {
    expect(shown(query)).toBe(3);
  },
);

it('shows all if no number is requested', () => {
  expect(shown('What are the biggest risks?')).toBe(5);
});
