// A sentence that only leads to a table states nothing.
import { expect, it } from 'vitest';
import { isPointer } from '#functions/engine/write/prose/furniture.ts';

it.each([
  ['The average exchange rates of the three major currencies are given below:', true],
  ['The lease payments are set forth in the following table below.', true],
  ['The price fell below.', false],
  ['The rates are below those of the year before.', false],
])('%s %s', (text, points) => {
  expect(isPointer(text)).toBe(points);
});
