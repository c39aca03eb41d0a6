// How names below a chart are broken into lines.
import { expect, it } from 'vitest';
import { wrapped } from '#shared/report/chart/measure.ts';

const lines = (text: string, width: number) => wrapped(text, { width, size: 12, lines: 2 });

it.each([
  ['at a space', 'Net cash provided by operations', ['Net cash provided', 'by operations']],
  ['between words without spaces', '営業活動によるキャッシュ・フロー', ['営業活動による', 'キャッシュ・フロー']],
  ['before an opening bracket', '経常利益の見通し（連結）', ['経常利益の見通し', '（連結）']],
])('a line ends %s', (_, text, expected) => {
  expect(lines(text, 112)).toEqual(expected);
});

it('a word that is too long is broken between its characters', () => {
  expect(lines('A'.repeat(16), 100)).toEqual(['A'.repeat(11), 'A'.repeat(5)]);
});
