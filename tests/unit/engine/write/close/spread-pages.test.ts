// Lines of several pages in one order.
import { expect, it } from 'vitest';
import { spreadOverPages } from '#functions/engine/write/close/spread-pages.ts';

const line = (page: string, score: number) => ({ page, score, name: `${page}${score}` });

it('a near equal line of another page comes before a further line of the first', () => {
  const lines = [line('a', 3), line('a', 2.9), line('b', 2.8), line('c', 1)];

  expect(spreadOverPages(lines, 0.3).map(({ name }) => name)).toEqual(['a3', 'b2.8', 'a2.9', 'c1']);
});

it('a much better one stays before it', () => {
  const lines = [line('b', 1), line('a', 3), line('a', 2.9)];

  expect(spreadOverPages(lines, 0.3).map(({ name }) => name)).toEqual(['a3', 'a2.9', 'b1']);
});
