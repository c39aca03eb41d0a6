// How files of text may be read, and where a citation opens.
import { expect, test } from 'vitest';
import { firstWay, waysOf } from '#web/components/viewer/ways.ts';

test.each([
  ['a.md', 'document'],
  ['a.html', 'text'],
  ['A.JSON', 'source'],
  ['a.pdf', undefined],
])('%s opens as %s', (filename, way) => {
  expect(firstWay(waysOf(filename), false)).toBe(way);
});

test('a passage is shown in the words, where it can be marked', () => {
  expect(firstWay(waysOf('a.md'), true)).toBe('text');
});
