// A sentence that refers to the one before it is quoted with it.
import { expect, it } from 'vitest';
import { isReasonAlone } from '#functions/analyses/evidence/goes-on.ts';
import { withSubject } from '#functions/analyses/evidence/with-subject.ts';
import { quotable } from '#functions/engine/write/prose/sentences.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const lastOf = (text: string, language: 'ko' | 'en' | 'ja') => {
  const chunk = chunkOf({ text }, { language, company: 'Alder', document: 'report.pdf' });
  const context = contextFor({ type: 'StrategyAnalysis', inputs: { company: 'Alder' }, language, chunks: [chunk] });
  const one = quotable({ source: 'FILES', chunk, score: 1, signals: {} }).at(-1);
  if (!one) throw new Error('no sentence');
  return withSubject(context, one, []).map((sentence) => sentence.text);
};

it('recognizes a reason without its subject', () => {
  expect(
    lastOf('매출총이익률은 18.8%에서 21.9%로 올랐습니다. 가동률이 86%로 오른 것이 주된 이유입니다.', 'ko'),
  ).toEqual(['매출총이익률은 18.8%에서 21.9%로 올랐습니다.', '가동률이 86%로 오른 것이 주된 이유입니다.']);
  expect(lastOf('Gross margin rose to 21.9%. Better use of the depots was the main reason.', 'en')).toHaveLength(2);
});

it.each([
  '이익이 는 주된 이유는 물량이 늘었기 때문이다.',
  '매출이 계획을 웃돈 것은 물량이 는 것이 주된 이유이다.',
  'The main reason for the fall was the price of steel.',
  '増収となったのは数量の増加が主な要因です。',
])('recognizes a reason with its subject: %s', (text) => {
  expect(isReasonAlone(text)).toBe(false);
});

it.each([
  ['The harvest was late. So the mill ran two weeks into January.', 'en'],
  ['The mill was founded in 1901. In May 1955 it bought a bakery in Hull.', 'en'],
  ['수확이 늦었다. 그래서 공장은 1월까지 돌았다.', 'ko'],
  ['今年の収穫は三週間遅れて十一月に終わった。そのため工場は翌年一月の末まで休まず動いた。', 'ja'],
] as const)('quotes what a consequence follows from: %s', (text, language) => {
  expect(lastOf(text, language)).toHaveLength(2);
});

it('leaves out the label of an answer', () => {
  expect(lastOf('답: 수확은 3주 늦은 11월에 끝났습니다.', 'ko')).toEqual(['수확은 3주 늦은 11월에 끝났습니다.']);
});

it('names the company instead of a pronoun behind its name', () => {
  const text = 'Hull Bakers runs nine shops. Its margin of 12% is above the 9% of Ouse Mills.';
  const context = contextFor({ type: 'StrategyAnalysis', inputs: { company: 'Hull Bakers' } });
  const chunk = chunkOf({ text });
  const [, last] = quotable({ source: 'FILES', chunk, score: 1, signals: {} });

  expect(last && withSubject(context, last, []).map((one) => one.text)).toEqual([
    'Hull Bakers’ margin of 12% is above the 9% of Ouse Mills.',
  ]);
});

it('says what a person speaks of, where the heading names it', () => {
  const context = contextFor({ type: 'StrategyAnalysis', inputs: { company: '솔밭제분' }, language: 'ko' });
  const chunk = chunkOf({ text: '대표이사는 갱신 가능성을 높게 본다고 말했다.' }, { section: '면담 > 미루식품 계약' });
  const [one] = quotable({ source: 'FILES', chunk, score: 1, signals: {} });

  expect(one && withSubject(context, one, [])[0]?.text).toBe(
    '미루식품 계약: 대표이사는 갱신 가능성을 높게 본다고 말했다.',
  );
});

it('leaves a sentence alone whose pronoun refers to what follows', () => {
  expect(lastOf('The lease of the mill ends in May. It is not settled whether the owner renews it.', 'en')).toEqual([
    'It is not settled whether the owner renews it.',
  ]);
});

it('quotes no other paragraph of a dated memo before a sentence', () => {
  const section = 'Memo – fire of 3 May 2025';
  const textsOf = (text: string) => {
    const chunk = chunkOf({ text }, { company: 'Alder', document: 'memo.md', section });
    const context = contextFor({ type: 'StrategyAnalysis', inputs: { company: 'Alder' }, chunks: [chunk] });
    const one = quotable({ source: 'FILES', chunk, score: 1, signals: {} }).at(-1);
    return one ? withSubject(context, one, []).map((sentence) => sentence.text) : [];
  };
  const cost = 'The repairs of the north hall cost £86,000.';

  expect(textsOf(`Vouchers were sent to all guests.\n${cost}`)).toEqual([cost]);
  expect(textsOf(`The north hall burnt for two hours. ${cost}`)).toHaveLength(2);
});

it('quotes an item of a numbered list alone', () => {
  const text = '보고사항\n1. 보람상사 부도로 채권을 대손 처리하였다.\n2. 매각주관사로 누리증권을 선임(2월 10일).';

  expect(lastOf(text, 'ko')).toHaveLength(1);
});
