// Prices of what a company sells where only a market note lists them.
import { expect, it } from 'vitest';
import { prices } from '#functions/analyses/prices.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const company = '한빛유업';
const products = tableChunk(
  [
    ['제품', '2025년 매출', '2024년 매출'],
    ['분유', '8,200', '7,900'],
    ['치즈', '3,100', '3,300'],
    ['합계', '11,300', '11,200'],
  ],
  { company, document: '한빛유업_결산.html', section: '부문과 제품별 실적', language: 'ko', unit: '(단위: 백만원)' },
);
const NOTE = { document: '낙농_시장노트.html', section: '4. 가격', language: 'ko' } as const;
const ROWS = ['구분 (톤당 만원)\t2024년 평균\t2026년 2월', '분유(전지)\t310\t298', '버터\t520\t540'];
const fileId = 'fil_000000000001_0000000000000002';
const market = chunkOf({ kind: 'table', text: ROWS.join('\n'), fileId }, NOTE);

const shownFor = async (...chunks: Parameters<typeof contextFor>[0]['chunks'] & object) => {
  const context = contextFor({
    type: 'OfferingVsPricing',
    inputs: { company, homepage: 'a.example' },
    language: 'ko',
    chunks,
  });
  const { blocks } = await prices({ kind: 'prices', question: 'pricesOf', show: 'changes' }, context);
  return blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
};

it('are those of the note, which the table says, for the products of the company only', async () => {
  const [table] = await shownFor(products, market);

  expect(table?.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['분유(전지)', '310만원 (톤당)', '298만원 (톤당)', '-3.9%'],
  ]);
  expect(table?.note).toContain('낙농 시장노트');
});

it('are not shown beside a list of the company', async () => {
  const own = tableChunk(
    [
      ['제품', '2025년 단가(원)', '2026년 단가(원)'],
      ['분유', '3,050', '2,990'],
    ],
    { company, document: '한빛유업_가격표.csv', section: '가격표', language: 'ko' },
  );
  const [table] = await shownFor(products, market, own);

  expect(table?.note).toBeUndefined();
  expect(table?.rows.map(([first]) => first?.text)).toEqual(['분유']);
});

it('quotes why prices changed from the list itself, and not from other papers', async () => {
  const of = { company: 'Lune Laundry', document: 'Price list' };
  const list = (section: string, price: string) => {
    const rows = ['Service\tPrice\tTerms', `Shirt\t${price}\tper piece`, 'Coat\t£9.00\tper piece'];
    return chunkOf({ kind: 'table', text: rows.join('\n'), fileId }, { ...of, section });
  };
  const why = 'The price of a shirt was raised because the costs of water had increased in 2025.';
  const other = 'Wages were raised because the law changed.';
  const chunks = [
    list('Prices from 1 January 2025', '£2.00'),
    list('Prices from 1 January 2026', '£2.20'),
    chunkOf({ text: why, fileId }, { ...of, section: 'Reasons for the change' }),
    chunkOf({ text: other }, { company: 'Lune Laundry', document: 'Report' }),
  ];
  const context = contextFor({ type: 'OfferingVsPricing', inputs: { company: 'Lune Laundry' }, chunks });

  const { blocks } = await prices({ kind: 'prices', question: 'pricesOf', show: 'changes' }, context);

  const texts = blocks.flatMap((one) => (one.kind === 'list' ? one.items.flat().map(({ text }) => text) : []));
  expect(texts).toEqual([why]);
});
