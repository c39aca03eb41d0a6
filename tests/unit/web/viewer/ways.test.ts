// How files of text may be read, and where a citation opens.
import { expect, test } from 'vitest';
import { defaultViewMode, viewModesOf } from '#web/components/viewer/view-modes.ts';

test.each([
  ['a.md', 'document'],
  ['a.html', 'text'],
  ['A.JSON', 'source'],
  ['a.pdf', undefined],
])('%s opens as %s', (filename, way) => {
  expect(defaultViewMode(viewModesOf(filename), false)).toBe(way);
});

test('a passage is shown in the words, where it can be marked', () => {
  expect(defaultViewMode(viewModesOf('a.md'), true)).toBe('text');
});
