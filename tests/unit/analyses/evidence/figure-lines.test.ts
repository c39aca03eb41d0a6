// Sentences that are mostly figures.
import { expect, it } from 'vitest';
import { withFigureLines } from '#functions/analyses/evidence/figure-lines.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const linesIn = (text: string) =>
  withFigureLines({ source: 'FILES', chunk: chunkOf({ text }), score: 1, signals: {} }).map((one) => one.text);

it('count as sentences if they end as one', () => {
  const text =
    'Additions were £6,110,000 (2024: £5,020,000), with £1,020,000 for two kilns.\n2025 6,110 5,020\nKilns 12 14';
  expect(linesIn(text)).toEqual(['Additions were £6,110,000 (2024: £5,020,000), with £1,020,000 for two kilns.']);
});

it('keep the others, in order', () => {
  const text = '방문객은 본관 12,300명(제3기 11,900명)이다. 별관은 4월에 다시 문을 열었다고 한다.';
  expect(linesIn(text)).toEqual([
    '방문객은 본관 12,300명(제3기 11,900명)이다.',
    '별관은 4월에 다시 문을 열었다고 한다.',
  ]);
});

it('of Korean notes may end with a noun, with a figure or with a clause before it', () => {
  const text = '국내 볼링장 시장 약 4,200억원(2023), 2024년은 2% 감소 추정. 대주주가 동의하지 않아 부결. 결론 없음';
  expect(linesIn(text)).toEqual([
    '국내 볼링장 시장 약 4,200억원(2023), 2024년은 2% 감소 추정.',
    '대주주가 동의하지 않아 부결.',
  ]);
});
