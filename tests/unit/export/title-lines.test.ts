// Long titles on covers are broken between words.
import { expect, it } from 'vitest';
import { titleLines } from '#functions/export/title-lines.ts';

const BOX = { width: 450, size: 24 };

it.each([
  [
    'Alder Brewing and Malting Holdings – Information Memorandum',
    ['Alder Brewing and Malting Holdings', 'Information Memorandum'],
  ],
  ['みなと製菓 財務実績', ['みなと製菓 財務実績']],
  ['みなと製菓 インフォメーション・メモランダム（IM）', ['みなと製菓', 'インフォメーション・メモランダム（IM）']],
  ['가온물류 투자설명서(Information Memorandum)', ['가온물류', '투자설명서(Information Memorandum)']],
  [
    '가온물류 주식회사 투자설명서와 재무 실적 종합 보고서 초안',
    ['가온물류 주식회사 투자설명서와', '재무 실적 종합 보고서 초안'],
  ],
])('%s', (title, lines) => {
  expect(titleLines(title, BOX)).toEqual(lines);
});

it('keeps a title on one line if no space divides it into two that fit', () => {
  const long = '가'.repeat(60);

  expect(titleLines(long, BOX)).toEqual([long]);
});
