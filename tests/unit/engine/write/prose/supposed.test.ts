// A hypothetical question is answered only by a sentence with the same supposition.
import { expect, it } from 'vitest';
import { tickedProse } from '#tests/helpers/ticked-prose.ts';

const EN = [
  'Sales rose because the Malt House line was opened in May 2025; without it, sales would have fallen by 2%.',
  'A rise of 1 percentage point in interest rates would increase finance costs by £0.4 million.',
  'Losing Orrin Foods would reduce annual sales by about £7 million.',
];
const KO = [
  '가람마트가 거래를 중단하면 연간 매출이 약 30억원 줄어들 것으로 추정된다.',
  '원/달러 환율이 5% 오르면 매출원가가 약 6억원 늘어난다.',
  '보리 가격이 오르지 않았다면 영업이익은 40억원에 이르렀을 것이다.',
];
const JA = [
  '新工場がなければ、売上高は前年度比3％の増加にとどまっていました。',
  '緑川商事との契約が終了した場合、年間の売上高は約8億円減少する見込みです。',
];

it.each([
  ['What would sales have done without the Malt House line?', EN, 'en', 0],
  ['What if interest rates rise by one percentage point?', EN, 'en', 1],
  ['What happens if Orrin Foods leaves?', EN, 'en', 2],
  ['가람마트가 거래를 끊으면 매출은 어떻게 되나?', KO, 'ko', 0],
  ['환율이 5% 오르면 매출원가는 어떻게 되나?', KO, 'ko', 1],
  ['보리 가격이 오르지 않았다면 영업이익은 얼마였을까?', KO, 'ko', 2],
  ['新工場がなければ売上高はどうなっていましたか', JA, 'ja', 0],
  ['緑川商事との契約が終わると売上高はどうなりますか', JA, 'ja', 1],
] as const)('%s', async (question, lines, language, at) => {
  expect(await tickedProse(question, lines, language)).toEqual([lines[at]]);
});

it.each([
  ['the other way', 'What if interest rates fall by one percentage point?', EN, 'en'],
  ['another amount', 'What if interest rates rise by three percentage points?', EN, 'en'],
  ['another party', 'What happens if Selby Stores leaves?', EN, 'en'],
  ['the other way', '환율이 5% 내리면 매출원가는 어떻게 되나?', KO, 'ko'],
  ['another measure', '가람마트가 거래를 끊으면 영업이익은 어떻게 되나?', KO, 'ko'],
  [
    'the other way',
    '木材価格が10％下落したら営業利益はどうなりますか',
    ['木材価格が10％上昇した場合、営業利益は約3億円減少する。'],
    'ja',
  ],
  ['another measure', '緑川商事との契約が終わると営業利益はどうなりますか', JA, 'ja'],
] as const)('is not answered with a supposition of %s: %s', async (_, question, lines, language) => {
  expect(await tickedProse(question, lines, language)).toEqual([]);
});
