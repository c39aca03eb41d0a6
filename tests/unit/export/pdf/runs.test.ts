// Where the text of a cell may break.
import { expect, it } from 'vitest';
import { citedRuns } from '#functions/export/pdf/runs.ts';
import { longestWord } from '#functions/export/pdf/table.ts';

const pickFont = { nameOf: () => 'Body', shown: (text: string) => text };
const writing = { language: 'ko' as const, notes: { cite: () => [] }, pickFont };
const wholeIn = (longest: number) =>
  citedRuns(writing, '단가를 제시하여 매출이 증가하였습니다', {}, { longest }).map(({ noWrap = false }) => noWrap);

it('keeps the Korean words of a cell whole that fit in its column', () => {
  expect(wholeIn(longestWord(0.3))).toEqual([true, true, true, true]);
});

it('lets a longer word break, so that it does not run into the next column', () => {
  expect(wholeIn(longestWord(0.12))).toEqual([true, true, true, false]);
  expect(wholeIn(longestWord(0.01))).toEqual([false, false, false, false]);
});
