// A sentence that only introduces a table, or only asks, states nothing.
import { expect, it } from 'vitest';
import { isPointer, isQuestion, isStatement } from '#functions/engine/write/prose/furniture.ts';

it.each([
  ['The average exchange rates of the three major currencies are given below:', true],
  ['The lease payments are set forth in the following table below.', true],
  ['The price fell below.', false],
  ['The rates are below those of the year before.', false],
])('%s %s', (text, points) => {
  expect(isPointer(text)).toBe(points);
});

it.each([
  ['설비는 언제 늘립니까.', true],
  ['거래처는 어떻게 관리하나요', true],
  ['値上げはいつ実施するのですか。', true],
  ['来期の受注はどう見ていますか', true],
  ['When will the second press be ordered?', true],
  ['설비는 3월에 늘린다.', false],
  ['値上げは4月に実施した。', false],
  ['増えたのは静かな需要がわずか', false],
])('recognizes a question with or without its mark: %s', (text, asks) => {
  expect(isQuestion(text)).toBe(asks);
  if (asks) expect(isStatement(text)).toBe(false);
});
