// The title of a statement in a table of contents is no row with a figure.
import { expect, it } from 'vitest';
import { isStatementTitle } from '#functions/engine/understand/measures/statement-titles.ts';

it.each([
  ['Consolidated Statements of Changes in Equity', true],
  ['Condensed consolidated balance sheets', true],
  ['연결 재무상태표', true],
  ['連結損益計算書', true],
  ['Cash and cash equivalents', false],
  ['Items outside the balance sheet', false],
  ['현금및현금성자산', false],
])('%s: %s', (label, expected) => {
  expect(isStatementTitle(label)).toBe(expected);
});
