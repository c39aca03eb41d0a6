// A clause alone may answer why something moved, if it concerns the same thing, year and direction.
import { expect, it } from 'vitest';
import { tickedProse } from '#tests/helpers/ticked-prose.ts';

const EN = [
  'Revenue was £61.2 million in 2025, up from £55.0 million in 2024.',
  'Operating profit fell to £4.0 million because malt prices doubled.',
  'Administrative expenses fell as the York office was closed.',
  'Storage costs fell after the two oldest silos were scrapped.',
  'Without the new line, finance costs would have fallen owing to lower rates.',
];
const KO = [
  '2025년 매출액은 512억원으로 2024년의 470억원보다 늘었다.',
  '영업이익이 감소한 것은 보리 가격이 올랐기 때문이다.',
  '인건비는 개발 인력을 40명 뽑으면서 늘었다.',
  '2024년 매출액 감소는 수출 창구가 닫힌 데 따른 것이다.',
  '위탁 부문은 가람마트 물량의 인도가 2026년으로 미뤄져 매출이 감소하였다.',
];
const JA = [
  '2025年度の売上高は73億円で、前年度の66億円から増加しました。',
  '売上高の増加は、新工場が2025年4月に稼働したことによるものです。',
  '2024年度の営業利益の減少は、リコール費用の計上が主因である。',
  '営業利益率の改善は、旧工場の閉鎖費用がなくなったことが主な理由です。',
];

it.each([
  ['Why did operating profit fall in 2025?', EN, 'en', 1],
  ['Why did administrative expenses fall?', EN, 'en', 2],
  ['Why did storage costs fall?', EN, 'en', 3],
  ['2025년 영업이익이 왜 줄었나?', KO, 'ko', 1],
  ['인건비가 늘어난 이유', KO, 'ko', 2],
  ['2024년 매출액이 줄어든 이유는?', KO, 'ko', 3],
  ['위탁 매출 감소 이유', KO, 'ko', 4],
  ['2025年度の売上高が増加した理由は？', JA, 'ja', 1],
  ['2024年度の営業利益が減少した理由', JA, 'ja', 2],
  ['営業利益率が改善した理由', JA, 'ja', 3],
] as const)('%s', async (question, lines, language, at) => {
  expect(await tickedProse(question, lines, language)).toEqual([lines[at]]);
});

it.each([
  ['of another year', 'Why did operating profit fall in 2023?', EN, 'en'],
  ['that goes the other way', 'Why did administrative expenses rise?', EN, 'en'],
  ['of what would have been', 'Why did finance costs fall?', EN, 'en'],
  ['of another year', '2023년 영업이익이 감소한 이유는?', KO, 'ko'],
  ['of another part', '직판 매출 감소 이유', KO, 'ko'],
  ['that goes the other way', '2025年度の売上高が減少した理由は？', JA, 'ja'],
] as const)('is not answered with a cause %s: %s', async (_, question, lines, language) => {
  expect(await tickedProse(question, lines, language)).toEqual([]);
});
