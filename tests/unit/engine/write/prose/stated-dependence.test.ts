// Dependence on one party is answered by its share, not by the risk that names it.
import { expect, it } from 'vitest';
import { tickedProse } from '#tests/helpers/ticked-prose.ts';

const EN = [
  'Orrin Foods accounts for 37% of revenue.',
  'The main risks are drought, dependence on Orrin Foods and the claim by Selby Stores.',
];
const KO = [
  '상위 2개 고객의 매출 비중은 가람마트 34%, 누리식품 18%이다.',
  '주요 위험은 가뭄과 가람마트에 대한 의존이다.',
  '최대주주는 지분 52%를 보유한 다산홀딩스이다.',
];
const JA = ['売上の29％は卸売の緑川商事経由です。', '主なリスクは、干ばつ、緑川商事への依存です。'];

it.each([
  ['How dependent is the company on Orrin Foods?', EN, 'en'],
  ['가람마트 의존도는?', KO, 'ko'],
  ['누리식품에 대한 의존도는?', KO, 'ko'],
  ['緑川商事への依存度は？', JA, 'ja'],
] as const)('%s', async (question, lines, language) => {
  expect(await tickedProse(question, lines, language)).toEqual([lines[0]]);
});

it.each([
  ['누리식품 의존도는?', ['누리식품이 제기한 소송은 2025년 12월 회사가 패소하여 27억원을 배상하였다.'], 'ko'],
  ['How dependent is the company on Selby Stores?', EN, 'en'],
  ['다산홀딩스 의존도는?', KO, 'ko'],
  ['青葉物産への依存度は？', JA, 'ja'],
] as const)('has no tick without a share: %s', async (question, lines, language) => {
  expect(await tickedProse(question, lines, language)).toEqual([]);
});
