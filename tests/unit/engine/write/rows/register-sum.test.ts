// The sum of a list without a printed total: of all entries, or of those due in the requested year.
import { expect, it } from 'vitest';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const loans = tableChunk(
  [
    ['금융기관', '종류', '잔액(백만원)', '금리', '만기'],
    ['남해은행', '시설자금', '24,000', '5.1%', '2028-09-30'],
    ['동산은행', '운영자금', '12,500', '4.6%', '2026-11-15'],
    ['서강저축', '일반대출', '3,000', '7.8%', '2026-05-20'],
  ],
  { company: '한솔기계', document: '사업현황.pdf', language: 'ko', section: '5. 차입금과 약정' },
);
const leases = tableChunk(
  [
    ['Site', 'Annual rent (£m)', 'Lease expiry'],
    ['Leeds', '1.25', '2027-03-31'],
    ['Hull', '0.80', '2029-12-31'],
    ['York', '0.45', '2027-09-30'],
  ],
  { company: 'Alder Stores', document: 'review.pdf', language: 'en', section: 'Rent' },
);

const ask = async (query: string, chunk = loans) => {
  const { blocks } = await askOffline(query, [chunk], { now: Date.UTC(2026, 5, 1) });
  return blocks.flatMap(sentencesOf).filter(({ check }) => check === 'verified');
};

it.each([
  ['한솔기계의 총차입금은 얼마인가요?', '39,500백만원', loans],
  ['한솔기계의 총 대출 잔액은?', '39,500백만원', loans],
  ['2026년에 만기가 오는 한솔기계 차입금은 얼마인가요?', '15,500백만원입니다(12,500백만원 + 3,000백만원)', loans],
  ['How much of the borrowings of 한솔기계 matures in 2026?', 'KRW 15,500 million', loans],
  ['2026年に満期を迎える한솔기계の借入金はいくらですか', '15,500百万ウォン', loans],
  ['What is the total annual rent of Alder Stores?', '£2.50 million', leases],
])('%s: %s', async (query, figure, chunk) => {
  const [sentence] = await ask(query, chunk);
  expect(sentence).toMatchObject({ text: expect.stringContaining(figure) });
  expect(sentence?.refs.length).toBeGreaterThan(1);
});

it.each([
  '한솔기계의 총 직원수는?',
  '2026년에 만기가 오는 한솔기계 리스부채는 얼마인가요?',
  '2025년에 만기가 온 한솔기계 차입금은 얼마인가요?',
])('adds nothing up for %s', async (query) => {
  expect(await ask(query)).toEqual([]);
});

/** A list of two banks, its limits and balances added up in the last row. */
const bankLoans = ([bank, limit, balance, first, second, total]: readonly string[]) => [
  [bank ?? '', limit ?? '', balance ?? ''],
  [first ?? '', '30,000', '24,000'],
  [second ?? '', '15,000', '12,500'],
  [total ?? '', '45,000', '36,500'],
];

it.each([
  [
    'ko',
    '은행 차입 다 합쳐서?',
    '은행 차입 현황',
    '(백만원)',
    ['은행', '한도', '잔액', '남해은행', '동산은행', '합계'],
  ],
  ['en', 'bank loans altogether?', 'Bank loans', '(£000)', ['Bank', 'Limit', 'Balance', 'North', 'Moor', 'Total']],
  ['ja', '銀行の借入金は全部でいくら?', '銀行の借入金', '（百万円）', ['銀行', '限度額', '残高', '北浜', '楡', '合計']],
] as const)(
  'gives the printed total of what is owed, not the rows (%s): %s',
  async (language, query, section, unit, words) => {
    const list = tableChunk(bankLoans(words), { document: 'loans.html', language, section, unit });
    const { blocks } = await askOffline(query, [list], { now: Date.UTC(2026, 5, 1) });
    const ticked = blocks
      .flatMap((block) => (block.kind === 'table' ? block.rows : []))
      .filter((row) => row.some(({ check, fit }) => check === 'verified' && fit !== 'near'));
    expect(ticked.map((row) => row.map(({ text }) => text))).toEqual([[words.at(-1), '36,500']]);
  },
);
