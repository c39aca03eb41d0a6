// Losses, payments and decreases are often printed with a minus; the name of a result implies no sign.
import { expect, it } from 'vitest';
import { speaksOfFalling } from '#functions/engine/verify/falling-words.ts';

it.each([
  ['The net loss was $4.2 million.', true],
  ['Purchases of property were $12.0 million.', true],
  ['Revenue was $40.1 million.', false],
  ['Profit before income taxes was $9.4 million.', false],
  ['Earnings (loss) per share were 1.20.', false],
  ['영업손실은 12억원입니다.', true],
  ['법인세비용차감전순이익은 30억원입니다.', false],
  ['당기순이익(손실)은 30억원입니다.', false],
  ['設備投資額は12億円です。', true],
  ['税引前利益は30億円です。', false],
])('%s: %s', (text, isFalling) => {
  expect(speaksOfFalling(text)).toBe(isFalling);
});
