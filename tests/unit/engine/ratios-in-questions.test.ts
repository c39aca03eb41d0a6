// Ratios that are printed, given in the question, or computed: with the sign, year and formula of the question.
import { describe, expect, it } from 'vitest';
import { formulaIn } from '#functions/engine/understand/measures/ratios/from-formula.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Answer, Sentence } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const ask = (query: string, chunks: readonly Chunk[]) => askOffline(query, chunks, { now: Date.UTC(2024, 0, 1) });
const sentences = ({ blocks }: Answer): readonly Sentence[] =>
  blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []));
const codes = ({ blocks }: Answer): string[] =>
  blocks.flatMap((block) => (block.kind === 'notice' ? [block.code] : []));

const CLINIC = {
  company: 'Lindow Clinics plc',
  document: 'lindow-annual.pdf',
  language: 'en',
  unit: '(in millions)',
  periods: ['2022', '2023'],
  section: 'Consolidated Income Statements',
} as const;
const income = tableChunk(
  [
    ['', '2023', '2022'],
    ['Revenue', '£1,000', '£900'],
    ['Cost of sales', '(600)', '(560)'],
    ['Gross profit', '400', '340'],
    ['Operating profit', '150', '140'],
    ['Profit before tax', '140', '130'],
    ['Income tax expense', '(35)', '(26)'],
  ],
  CLINIC,
);
const BREWER = {
  company: '한울맥주',
  document: 'hanul.pdf',
  language: 'ko',
  unit: '(단위 : 백만원)',
  periods: ['2022', '2023'],
  section: '요약 재무지표',
} as const;
const printed = tableChunk(
  [
    ['구분', '2023년', '2022년'],
    ['매출액', '1,000', '900'],
    ['영업이익', '100', '90'],
    ['영업이익률', '9.8%', '9.9%'],
  ],
  BREWER,
);

const leverage = tableChunk(
  [
    ['', '2023', '2022'],
    ['Operating profit', '150', '140'],
    ['Depreciation and amortisation', '50', '48'],
    ['Borrowings', '320', '300'],
    ['Cash and cash equivalents', '80', '90'],
  ],
  { ...CLINIC, section: 'Consolidated financial statements' },
);

describe('net debt over EBITDA', () => {
  it.each([
    ['What was net debt to EBITDA of Lindow Clinics in 2023?', '1.20x'],
    ['Lindow Clinics의 2023년 순차입금/EBITDA는?', '1.20배'],
    ['Lindow Clinicsの2023年の純有利子負債/EBITDA倍率は？', '1.20倍'],
  ])('is computed with both sums in parentheses: %s', async (query, figure) => {
    const [first] = sentences(await ask(query, [leverage]));
    expect(first).toMatchObject({ check: 'verified', fit: 'answers' });
    expect(first?.text).toContain(figure);
  });
});

describe('a share stated in one sentence', () => {
  const says = chunkOf(
    { text: 'Marsh Hospitals accounts for 14.2% of revenue. The company aims at a payout ratio of 35%.' },
    { ...CLINIC, section: 'Customers' },
  );

  it('is the answer if the sentence has every word of the question', async () => {
    const [first] = sentences(await ask('What payout ratio does Lindow Clinics aim at?', [says, income]));
    expect(first).toMatchObject({ text: 'The company aims at a payout ratio of 35%.', check: 'verified' });
  });

  it('is not replaced by the amount of a row', async () => {
    const customers = tableChunk(
      [
        ['Customer', 'Revenue (£ million)', 'Contract ends'],
        ['Marsh Hospitals', '142', '2026'],
        ['Fenland Care', '97', '2027'],
      ],
      { ...CLINIC, document: 'customers.csv', section: '' },
    );
    const { blocks } = await ask('What share of revenue is Marsh Hospitals?', [customers]);
    const cells = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : []));
    expect(cells.filter(({ check, fit }) => check === 'verified' && fit === 'answers')).toEqual([]);
  });
});

describe('the trend of a ratio', () => {
  it.each([
    ['What is the trend in the operating margin of Lindow Clinics?', ['15.0%', '15.6%', '0.56 percentage points']],
    ['린도우 클리닉스 Lindow Clinics의 최근 2년 영업이익률 추이', ['15.0%', '15.6%']],
    ['Lindow Clinicsの営業利益率の推移は？', ['15.0%', '15.6%']],
  ])('is shown for all printed years: %s', async (query, figures) => {
    const text = sentences(await ask(query, [income])).flatMap((one) => (one.check === 'verified' ? [one.text] : []));
    for (const figure of figures) expect(text.join(' ')).toContain(figure);
  });

  it('is for one year if one is requested', async () => {
    const text = sentences(await ask('What was the operating margin of Lindow Clinics in 2023?', [income]));
    expect(text[0]?.text).toContain('15.0%');
  });
});

describe('a ratio', () => {
  it('is printed rather than computed, if a document has it', async () => {
    const [first] = sentences(await ask('한울맥주의 2023년 영업이익률은?', [printed]));
    expect(first).toMatchObject({ check: 'verified' });
    expect(first?.text).toContain('9.8%');
  });

  it('keeps its sign if the statement prints costs in parentheses', async () => {
    const [first] = sentences(await ask("What was Lindow Clinics' effective tax rate in 2023?", [income]));
    expect(first?.text).toContain('25.0%');
    expect(first?.text).not.toContain('-25');
  });

  it.each([
    ["What was Lindow Clinics' EBITDA in 2023?", 1],
    ["What was Lindow Clinics' EBITDA margin in 2023?", 2],
    ["How did Lindow Clinics' EBITDA change in 2023?", 3],
  ])(
    'in an amount is returned for the requested year only, unless its change is requested: %j',
    async (question, count) => {
      const withDepreciation = tableChunk(
        [
          ['', '2023', '2022'],
          ['Revenue', '£1,000', '£900'],
          ['Depreciation and amortisation', '60', '55'],
          ['Operating profit', '150', '140'],
        ],
        CLINIC,
      );
      expect(sentences(await ask(question, [withDepreciation]))).toHaveLength(count);
    },
  );

  it.each([
    'How much did the operating margin of Lindow Clinics improve?',
    'Lindow Clinics의 영업이익률은 얼마나 개선됐어?',
    'Lindow Clinicsの営業利益率はどのくらい改善した？',
  ])('with a change is returned for the newest year and the one before: %s', async (query) => {
    const texts = sentences(await ask(query, [income])).map(({ text }) => text);
    expect(texts.some((text) => /15(?:\.0)?%/.test(text))).toBe(true);
    expect(texts.some((text) => /15\.6%/.test(text))).toBe(true);
  });

  it('is never that of the previous year', async () => {
    const older = tableChunk(
      [
        ['', '2022', '2021'],
        ['Revenue', '£900', '£810'],
        ['Operating profit', '140', '130'],
      ],
      { ...CLINIC, periods: ['2021', '2022'] },
    );
    const made = await ask("What was Lindow Clinics' operating margin in 2023?", [older]);
    expect(codes(made)).toContain('figureNotFound');
    expect(sentences(made).filter(({ check }) => check === 'verified')).toEqual([]);
  });
});

describe('a formula in a question', () => {
  it.each([
    ['What is the ratio of gross profit / revenue in 2023?', ['grossProfit', undefined, undefined, 'revenue']],
    ['operating income divided by total assets', ['operatingIncome', undefined, undefined, 'totalAssets']],
    [
      'the ratio is defined as (revenue - cost of sales) / total assets',
      ['revenue', 'costOfSales', undefined, 'totalAssets'],
    ],
    ['영업이익을 매출액으로 나눈 값은?', ['operatingIncome', undefined, undefined, 'revenue']],
    ['営業利益を総資産で割った値は？', ['operatingIncome', undefined, undefined, 'totalAssets']],
    ['operating income plus depreciation and amortization', ['operatingIncome', undefined, 'depreciation', undefined]],
  ])('is read in %j', (question, [of, minus, plus, over]) => {
    const formula = formulaIn(question);
    const further = (sign: number) => formula?.further.find((one) => one.sign === sign)?.metric.id;
    expect([formula?.of.id, further(-1), further(1), formula?.over?.id]).toEqual([of, minus, plus, over]);
  });

  it.each([
    '매출액/영업이익 알려줘',
    'Revenue - net income in 2022?',
    'the ratio is defined as average inventories / cost of sales',
    'DPO is defined as 365 × accounts payable / cost of sales',
    'What were revenue and operating income?',
  ])('is not read in %j', (question) => {
    expect(formulaIn(question)).toBeUndefined();
  });

  it('is evaluated', async () => {
    const made = await ask(
      'Operating margin is defined as operating profit / revenue. What was it for Lindow Clinics in 2023?',
      [income],
    );
    expect(sentences(made)[0]?.text).toContain('15.0%');
  });
});

describe('a question for a type of ratio', () => {
  const BREWERY = { company: '한울맥주', document: 'hanul.pdf', language: 'ko', unit: '(단위 : 백만원)' } as const;
  const balance = tableChunk(
    [
      ['과목', '2022년'],
      ['자산총계', '1,000'],
      ['부채총계', '600'],
      ['자본총계', '400'],
    ],
    { ...BREWERY, periods: ['2022'], section: '재무상태표' },
  );

  it.each(['How leveraged is 한울맥주?', '한울맥주의 레버리지 비율은?'])(
    'is answered with the usual ratios of the type: %s',
    async (query) => {
      const found = sentences(await ask(query, [balance]));

      expect(found.map(({ text }) => text).join('\n')).toMatch(/150(?:\.0)?%/);
      expect(found[0]).toMatchObject({ check: 'verified', fit: 'answers' });
    },
  );
});
