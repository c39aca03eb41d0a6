// A monthly report answers only for its own month.
import { expect, it } from 'vitest';
import { isOfOtherMonth } from '#functions/engine/understand/periods/other-month.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

it.each([
  ['Minutes of the board, March 2024. Four directors were present.', ['2026-03'], true],
  ['2024년 3월 말 임직원 수는 300명이다.', ['2024-03'], false],
  ['The board met on 5 March 2024.', ['2024-03'], false],
  ['Headcount was 300 in 2024.', ['2024-03'], false],
  ['Minutes of the board, March 2024.', ['2026'], false],
  ['Minutes of the board, March 2024.', [], false],
])('determines whether "%s" is about another month than %j: %s', (text, periods, isOther) => {
  expect(isOfOtherMonth(periods, chunkOf({ text }))).toBe(isOther);
});
