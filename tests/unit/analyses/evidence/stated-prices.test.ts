// Which sentences and lines state prices of goods and services.
import { expect, it } from 'vitest';
import { statedLines } from '#functions/analyses/evidence/stated-lines.ts';
import { type PriceKind, statesPrice } from '#functions/analyses/evidence/stated-prices.ts';
import type { ChunkContext } from '#functions/ports/search-index.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const priced = (kind: PriceKind, text: string, context: Partial<ChunkContext> = {}): string[] =>
  statedLines({ source: 'FILES', score: 1, signals: {}, chunk: chunkOf({ text }, context) })
    .filter((one) => statesPrice(kind, one))
    .map((one) => one.text);

it.each([
  'Cabin hire          £2.35 per person',
  'A crate of pears is sold at $14.20 each.',
  'The fare to the island is £9.20.',
  '화훼 상자 20본: 개당 6,240원',
  '성인 요금은 18,000원이다.',
  '紅茶の単価は1kg当たり2,680円である。',
  'Average revenue per lesson was £38.',
  '月謝は8,400円である。',
  'The booking fee is £2.65 a seat.',
])('is a price: %s', (text) => {
  expect(priced('level', `The terms follow.\n- ${text}`)).toEqual([text]);
});

it.each([
  'The arrangement fee was 0.90% of the commitments.',
  'The swap is on £30,000 at 3.86%.',
  'Options were granted at a price of £4.12 per share.',
  'The owners want a price of £16 million.',
  'The certain rent is £185 a tonne.',
  '환율은 평균 1,412원으로 가격에 유리하였다.',
  '주당 80원을 배당한다.',
  '新船の予定価格は11億6,000万円である。',
  '船員手当は月額20,000円である。',
  '1株当たりの価格は980円である。',
  '前払いの料金として3,200万円を預かっている。',
  'Approved: two milk lorries from Harland Motors at £88,000 each.',
  '생유 매입단가는 리터당 1,084원이다.',
  '仙台の事務所を月額420千円で賃借しています。',
  'The group rents the surgeries from a partner for a price of £9,800 a month.',
])('is none: %s', (text) => {
  expect(priced('level', text)).toEqual([]);
});

it('is none below a heading on costs', () => {
  const text = 'The price of flour was £0.62 a kilo.';

  expect(priced('level', text, { section: 'Bread market > Input costs' })).toEqual([]);
  expect(priced('level', text, { section: 'Bread market > Prices' })).toEqual([text]);
});

it('is none in a loan agreement or a list of shareholders', () => {
  const text = 'The price is £1.20 each.';

  expect(priced('level', text)).toEqual([text]);
  expect(priced('level', text, { document: 'Loan_agreement.md' })).toEqual([]);
  expect(priced('level', text, { section: 'Deal > 3. Shareholders' })).toEqual([]);
});

it.each(['The price of hay: 60% is bought forward.', '전기 요금이 15% 넘게 오르면 다시 협의한다.'])(
  'is no change of prices: %s',
  (text) => {
    expect(priced('change', text)).toEqual([]);
  },
);

it.each(['Ticket prices rose 4.1%.', '운임을 6.5% 올렸다.', '10月に平均6.5%の値上げをする。'])(
  'is a change of prices: %s',
  (text) => {
    expect(priced('change', text)).toEqual([text]);
    expect(priced('change', 'Volumes rose 4.1%.')).toEqual([]);
    expect(priced('change', 'With low prices for hay the dairy raised its revenue by 12%.')).toEqual([]);
  },
);

it('is a price of the entered item without a word for it', () => {
  const text = 'Two wholesalers now offer eels at £9.95.';
  const [one] = statedLines({ source: 'FILES', score: 1, signals: {}, chunk: chunkOf({ text }) });

  expect(one && statesPrice('level', one, (of) => of.includes('eels'))).toBe(true);
  expect(one && statesPrice('level', one, (of) => of.includes('mussels'))).toBe(false);
});
