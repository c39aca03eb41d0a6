// The pages of rows that a list loads while it scrolls.
import { expect, it } from 'vitest';
import { pagesFor } from '#web/features/checklists/rows-pages.ts';

it.each([
  ['the middle of a page', { from: 45, to: 55, count: 5_000 }, [0, 0]],
  ['near its end', { from: 50, to: 70, count: 5_000 }, [0, 1]],
  ['after its beginning', { from: 205, to: 225, count: 5_000 }, [2, 1]],
  ['both sides of a boundary', { from: 90, to: 110, count: 5_000 }, [0, 1]],
  ['the end of the list', { from: 180, to: 199, count: 200 }, [1, 1]],
  ['a short list', { from: 0, to: 11, count: 12 }, [0, 0]],
])('in %s', (_, inView, pages) => {
  expect(pagesFor(inView)).toEqual(pages);
});
