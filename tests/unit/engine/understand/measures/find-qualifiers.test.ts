// Words that narrow the measure of a question; those for the asker's own company narrow nothing.
import { expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';

const planned = (query: string) => plan({ query, history: [], sources: [], now: Date.UTC(2026, 5, 1) });

it.each([
  ['우리 매출 제일 큰 거래처 누구야', '매출 제일 큰 거래처 누구야'],
  ['저희 재고자산 얼마', '재고자산 얼마'],
  ['당사 차입금 얼마', '차입금 얼마'],
  ['弊社の借入金はいくら', '借入金はいくら'],
  ['当社の借入金はいくら', '借入金はいくら'],
  ['うちの売上はいくら', '売上はいくら'],
])('are the same with and without the own side: %s', (question, plain) => {
  const [own, other] = [planned(question), planned(plain)];
  expect(own.qualifiers).toEqual(other.qualifiers);
  expect(own.words).toEqual(other.words);
  expect(own.names).toEqual(other.names);
});

it('name a party where it is asked whether something may be done', () => {
  expect(planned('우리 대표 바뀌면 임대인이 계약을 깰 수 있어?').words).toContain('우리');
});

it('are not cut out of a name', () => {
  expect(planned('우리은행 차입금 얼마').names).toEqual(['우리은행']);
});

it.each(['How many people does Gaon employ?', 'how many staff did they employ'])(
  'are no verb by which reports state the measure: %s',
  (question) => {
    const { metrics, qualifiers, words } = planned(question);
    expect(metrics.map(({ id }) => id)).toEqual(['employees']);
    expect([qualifiers, words]).toEqual([[], []]);
  },
);
