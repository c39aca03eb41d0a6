// A figure without a row is answered by a sentence that states it under its own name and for its period.
import { expect, it } from 'vitest';
import { tickedProse } from '#tests/helpers/ticked-prose.ts';

const EN = [
  'Revenue was £61.2 million in 2025, up from £55.0 million in 2024.',
  'Cash was £5.1 million and lease liabilities were £9.6 million at the end of 2025.',
  'Net debt was £41.5 million at year end (2024: £47.3 million).',
];
const KO = [
  '2025년 매출액은 512억원으로 2024년의 470억원보다 늘었다.',
  '2025년 말 현금성자산은 61억원, 순차입금은 88억원(2024년 말 97억원)이다.',
];
const JA = ['2025年度の売上高は73億円でした。', '2026年3月末の借入金は18億円、現預金は11億円です。'];

it.each([
  ['What was revenue in 2025?', EN, 'en', 0],
  ['What is net debt and how did it change?', EN, 'en', 2],
  ['2025년 매출액은?', KO, 'ko', 0],
  ['순차입금은 얼마이고 전년보다 얼마나 줄었나?', KO, 'ko', 1],
  ['借入金と現預金はそれぞれいくらですか', JA, 'ja', 1],
  ['What was revenue in 2025?', ['Group revenue rose 9.2% to £64.3 million in 2025 (2024: £58.9 million).'], 'en', 0],
  ['What was EBITDA?', ['EBITDA in the year was £15.4 million, compared with £13.1 million in 2024.'], 'en', 0],
  ['2025년 매출액은?', ['2025년 매출액은 전년 대비 9.2% 늘어난 643억원이다.'], 'ko', 0],
  ['2025年度の売上高は？', ['2025年度の売上高は前年比9.2%増の73億円でした。'], 'ja', 0],
] as const)('%s', async (question, lines, language, at) => {
  expect(await tickedProse(question, lines, language)).toEqual([lines[at]]);
});

it.each([
  ['another year', 'What was revenue in 2022?', EN, 'en'],
  ['the whole for a part', 'What was revenue in Hull?', EN, 'en'],
  ['a longer name', 'What is total debt?', EN, 'en'],
  [
    'one of two years',
    'What is the percentage change in revenue between 2024 and 2025?',
    ['Revenue was £61.2 million in 2025 and consisted of fees of £40.0 million.'],
    'en',
  ],
  ['a quarter of the year', '2025년 매출액은?', ['2025년 4분기 실적이다. 4분기(10~12월) 매출은 141억원입니다.'], 'ko'],
  ['another year', '2022년 매출액은?', KO, 'ko'],
  ['a longer name', '차입금은 얼마인가?', KO, 'ko'],
  ['another year', '2022年度の売上高は？', JA, 'ja'],
  ['a limit', '순차입금/EBITDA는?', ['단, 순차입금/EBITDA가 2.50배를 초과하는 분기에는 가산금리를 적용한다.'], 'ko'],
] as const)('is not the figure of %s: %s', async (_, question, lines, language) => {
  expect(await tickedProse(question, lines, language)).toEqual([]);
});
