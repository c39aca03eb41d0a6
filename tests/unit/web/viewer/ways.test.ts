// The view modes of text files, and the one in which a citation opens.
import { expect, test } from 'vitest';
import { defaultViewMode, viewModesOf } from '#web/components/viewer/view-modes.ts';

test.each([
  ['a.md', 'document'],
  ['a.html', 'text'],
  ['A.JSON', 'source'],
  ['a.pdf', undefined],
])('opens %s as %s', (filename, way) => {
  expect(defaultViewMode(viewModesOf(filename), false)).toBe(way);
});

test('shows a passage as text, where it can be marked', () => {
  expect(defaultViewMode(viewModesOf('a.md'), true)).toBe('text');
});
