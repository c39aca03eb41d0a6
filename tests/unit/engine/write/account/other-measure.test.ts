// A computed ratio does not account for a measure that the question names beside it.
import { expect, it } from 'vitest';
import { measuresOpen } from '#functions/engine/write/account/other-measure.ts';
import { judgedStatement } from '#tests/helpers/judged-statement.ts';

const openIn = (question: string, text: string): readonly string[] => {
  const { own, judged } = judgedStatement(question, text);
  return measuresOpen(own, judged.statement);
};

it.each([
  [
    'operating margin before depreciation',
    'The operating margin was 6.3%: operating income 40 ÷ revenue 633.',
    'depreciation',
  ],
  ['감가상각비 빼고 영업이익률', '영업이익률은 6.3%: 영업이익 40 ÷ 매출액 633.', '감가상각비'],
  ['人件費を除く営業利益率', '営業利益率は6.3%: 営業利益 40 ÷ 売上高 633。', '人件費'],
])('%s', (question, text, open) => {
  expect(openIn(question, text)).toEqual([open]);
});

it.each([
  ['the measures of the ratio', 'revenue per employee', 'Revenue per employee was 21.'],
  ['a measure that the sentence states', 'operating margin before depreciation', 'Operating income + depreciation 7.'],
  ['a measure of another half', '매출총이익률과 차입금', '매출총이익률은 75.4%이다.'],
  ['a question without a ratio', 'total debt before leases', 'Total debt was 40.'],
])('leaves out %s', (_, question, text) => {
  expect(openIn(question, text)).toEqual([]);
});
