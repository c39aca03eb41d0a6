// Figures that must be computed, asked in everyday words, over made-up filings.
import { describe, expect, it } from 'vitest';
import { findRatios } from '#functions/engine/understand/measures/ratios.ts';
import { findPeriods } from '#functions/engine/understand/periods/find-periods.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Answer, Sentence } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const NOW = Date.UTC(2024, 0, 1);
const ask = (query: string, chunks: readonly Chunk[]) => askOffline(query, chunks, { now: NOW });
const sentences = ({ blocks }: Answer): readonly Sentence[] =>
  blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []));
/** The ticked blocks, without the closest passages. */
const answering = (made: Answer): string[] => sentences(made).flatMap(({ fit, text }) => (fit === 'near' ? [] : text));
const codes = ({ blocks }: Answer): string[] =>
  blocks.flatMap((block) => (block.kind === 'notice' ? [block.code] : []));

const MAPLE = {
  company: 'Maple Tools Inc.',
  document: 'maple-10k.pdf',
  language: 'en',
  unit: '(in millions)',
  periods: ['2021', '2022', '2023'],
} as const;
const income = tableChunk(
  [
    ['', '2023', '2022', '2021'],
    ['Revenue', '$1,000', '$900', '$810'],
    ['Cost of sales', '600', '560', '500'],
    ['Research and development', '80', '75', '70'],
    ['Operating income', '150', '140', '130'],
    ['Net income', '100', '95', '90'],
  ],
  { ...MAPLE, section: 'Consolidated Statements of Operations' },
);
const flows = tableChunk(
  [
    ['', '2023', '2022', '2021'],
    ['Depreciation and amortization', '$50', '$45', '$40'],
    ['Net cash provided by operating activities', '170', '160', '150'],
    ['Purchases of property and equipment', '(60)', '(55)', '(50)'],
    ['Repurchases of common stock', '(30)', '(25)', '(20)'],
  ],
  { ...MAPLE, section: 'Consolidated Statements of Cash Flows' },
);
const balance = tableChunk(
  [
    ['', 'December 31, 2023', 'December 31, 2022'],
    ['Cash and cash equivalents', '$200', '$180'],
    ['Total current assets', '500', '450'],
    ['Total assets', '800', '700'],
    ['Current liabilities:', '', ''],
    ['Short-term debt', '40', '30'],
    ['Total current liabilities', '300', '280'],
    ['Long-term debt', '360', '350'],
    ['Total liabilities', '900', '860'],
  ],
  { ...MAPLE, section: 'Consolidated Balance Sheets', periods: ['2023-12-31', '2022-12-31'] },
);
const filing = [income, flows, balance];

describe('an amount that a table prints in thousands', () => {
  const flowsInThousands = tableChunk(
    [
      ['', '2023', '2022'],
      ['Net cash provided by operating activities', '$381,603', '$465,699'],
    ],
    {
      ...MAPLE,
      company: 'Maple Tools Inc. (formerly known as Sycamore)',
      unit: '(in thousands)',
      section: 'Maple Tools Inc. and Subsidiaries > Consolidated Statements of Cash Flows',
    },
  );

  it('is found in millions too, and the company’s name narrows nothing', async () => {
    const query =
      'How much did Maple Tools (formerly known as Sycamore) generate in cash flow from operating activities in 2023?';

    const [first] = sentences(await ask(query, [flowsInThousands]));

    expect(first).toMatchObject({ check: 'verified', fit: 'answers' });
    expect(first?.text).toContain('$381,603 thousand (about $382 million)');
  });
});

describe('an average', () => {
  it.each([
    [
      'What was the average R&D as a percentage of revenue of Maple Tools from 2021 to 2023?',
      '8.3%: the average of research and development expense $70 million (2021) ÷ revenue $810 million (2021)',
      '÷ 3 = 8.3%',
    ],
    [
      'What was the asset turnover of Maple Tools in 2023? It is defined as revenue / (average total assets).',
      '1.33x: revenue $1,000 million ÷ the average of total assets $800 million (2023), total assets $700 million (2022)',
      '÷ 2) = 1.33x',
    ],
  ])('is computed with all its figures, and checked: %s', async (query, text, formula) => {
    const [first] = sentences(await ask(query, filing));

    expect(first).toMatchObject({ check: 'verified', text: expect.stringContaining(text) });
    expect(JSON.stringify(first?.findings)).toContain(formula);
  });

  it('with a missing part in the filing is not stated for the rest', async () => {
    const made = await ask(
      'What was the average R&D as a percentage of revenue of Maple Tools from 2019 to 2023?',
      filing,
    );

    expect(sentences(made).filter(({ check }) => check === 'verified')).toEqual([]);
  });
});

describe('a figure that no row prints', () => {
  it.each([
    ["What was Maple Tools' free cash flow in 2023?", '$110 million'],
    ["What was Maple Tools' EBITDA in 2023?", '$200 million'],
    ["What was Maple Tools' EBITDA margin in 2023?", '20.0%'],
    ["What was Maple Tools' unadjusted EBITDA % margin in 2023?", '20.0%'],
    ["What was Maple Tools' EBITDA less capex in 2023?", '$140 million'],
    ["What was Maple Tools' gross margin in 2023?", '40.0%'],
    ["What was Maple Tools' net debt in 2023?", '$200 million'],
    ["What was Maple Tools' capital expenditure as a share of revenue in 2023?", '6.0%'],
    ['What is the R&D to sales ratio of Maple Tools in 2023?', '8.0%'],
    ['Maple Tools의 2023년 매출 대비 연구개발비 비율은?', '8.0%'],
    ['Maple Toolsの2023年の売上高に対する研究開発費の割合は？', '8.0%'],
  ])('is computed from rows and checked: %s', async (query, figure) => {
    const [first] = sentences(await ask(query, filing));
    expect(first?.text).toContain(figure);
    expect(first?.check).toBe('verified');
  });

  it('is not computed from some of its parts', async () => {
    const current = tableChunk(
      [
        ['', 'December 31, 2023'],
        ['Cash and cash equivalents', '$200'],
        ['Short-term debt', '40'],
      ],
      { ...MAPLE, section: 'Consolidated Balance Sheets', periods: ['2023-12-31'] },
    );
    const made = await ask("What was Maple Tools' net debt in 2023?", [current]);
    expect(codes(made)).toContain('figureNotFound');
    expect(answering(made)).not.toContainEqual(expect.stringMatching(/40|160/));
  });

  it('is not computed if a row prints it', async () => {
    const printed = tableChunk(
      [
        ['', '2023', '2022'],
        ['Adjusted EBITDA', '$220', '$210'],
      ],
      { ...MAPLE, section: 'Non-GAAP Measures' },
    );
    const [first] = sentences(await ask("What was Maple Tools' EBITDA in 2023?", [...filing, printed]));
    expect(first?.text).toContain('$220 million');
  });
});

describe('growth', () => {
  it('per year is computed over the years of the sentence', async () => {
    const made = await ask("What was the CAGR of Maple Tools' revenue from 2021 to 2023?", filing);
    const growth = sentences(made).find(({ text }) => text.includes('a year on average'));
    expect(growth).toMatchObject({ check: 'verified', text: expect.stringContaining('11.1%') });
  });

  it('over the previous year is stated with both figures', async () => {
    const made = await ask('Maple Tools 2023년 매출은 전년보다 얼마나 늘었나요?', filing);
    expect(sentences(made).map(({ text }) => text)).toContainEqual(expect.stringContaining('(11.1%)'));
  });

  it('counts the previous year from the named one', () => {
    expect(findPeriods('2021년과 전년의 매출', NOW)).toEqual(['2021', '2020']);
    expect(findPeriods('작년 매출', NOW)).toEqual(['2023']);
    expect(findPeriods('Why did growth slow in 2021?', NOW)).toEqual(['2021']);
  });
});

describe('everyday words', () => {
  it.each([
    ["What was Maple Tools' bottom line in 2023?", '$100 million'],
    ["What was Maple Tools' top line in 2023?", '$1,000 million'],
    ['How much stock did Maple Tools buy back in 2023?', 'of $30 million'],
    ['How much revenue did Maple Tools make in 2023?', '$1,000 million'],
  ])('%s', async (query, figure) => {
    const [first] = sentences(await ask(query, filing));
    expect(first?.text).toContain(figure);
  });

  it('ask for a number of people, which no amount of money answers', async () => {
    const capital = tableChunk(
      [
        ['', '2023'],
        ['Working capital', '$868'],
      ],
      { ...MAPLE, section: 'Liquidity' },
    );
    const made = await ask('How many people work at Maple Tools?', [capital]);
    expect(answering(made)).not.toContainEqual(expect.stringContaining('868'));
  });

  it.each([
    'current margin on the debt?',
    "what's the term loan's margin",
    'margin over SONIA',
    '대출 마진 얼마야',
    '借入金のマージンは',
  ])('exclude the margin of a loan: %s', (question) => {
    expect(findRatios(question)).toEqual([]);
  });

  it.each(['what margin do we make', 'profitability of the group', '마진 얼마야', 'マージンは'])(
    'include the three margins of profit: %s',
    (question) => {
      expect(findRatios(question)).toHaveLength(3);
    },
  );

  it('do not read EBITDAR as EBITDA', () => {
    expect(findRatios('the highest EBITDAR')).toEqual([]);
  });
});

describe('a quarter', () => {
  const interim = tableChunk(
    [
      ['', 'Three Months Ended', 'Six Months Ended'],
      ['', 'June 30, 2023', 'June 30, 2023'],
      ['Revenue', '$900', '$1,700'],
      ['Gross profit', '300', '500'],
    ],
    {
      ...MAPLE,
      document: 'maple-10q.pdf',
      section: 'Condensed Statements of Operations',
      periods: ['2023-06-30', '2023Q2'],
    },
  );

  it.each([
    'Q2 FY24',
    'Q2 of FY2024',
    'second quarter of FY24',
    "fiscal 2024's second quarter",
    '24년 2분기',
    '2024 회계연도 2분기',
    '2024年の第2四半期',
  ])('is read from %s', (text) => expect(periodsIn(text).map(({ key }) => key)).toEqual(['2024Q2']));

  it('without a year is the latest one, and its ratio is of three months over three months', async () => {
    const [first] = sentences(await ask('Maple Toolsの第2四半期の売上総利益率は？', [interim]));
    expect(first?.text).toContain('33.3%');
  });

  it('in the label of a row is not a figure', async () => {
    const prices = tableChunk(
      [
        ['', 'High', 'Low'],
        ['Second quarter', '$21', '$18'],
      ],
      { ...MAPLE, section: 'Stock Prices' },
    );
    const [first] = sentences(
      await ask('How much revenue did Maple Tools make in the second quarter of 2023?', [interim, prices]),
    );
    expect(first?.text).toContain('$900 million');
  });
});

describe('a share of sales of an unknown figure', () => {
  it('is not answered with the sales', async () => {
    const talk = chunkOf(
      { text: 'Store wages rose as a percentage of revenue in 2023, because of overtime.' },
      { ...MAPLE, section: 'Results of operations' },
    );
    const made = await ask('Did Maple Tools store wages as a percent of revenue rise in 2023?', [income, talk]);
    expect(sentences(made).map(({ text }) => text)).toEqual([expect.stringContaining('Store wages rose')]);
  });
});

describe('columns of three and twelve months with the same end', () => {
  const quarter = 'Three months ended';
  const year = 'Twelve months ended';
  const table = tableChunk(
    [
      ['', quarter, quarter, year, year],
      ['', 'December 31, 2023', 'December 31, 2022', 'December 31, 2023', 'December 31, 2022'],
      ['Revenue', '$260', '$240', '$1,000', '$900'],
    ],
    { ...MAPLE, section: 'Consolidated Statements of Operations' },
  );

  it.each([
    ['What was the revenue of Maple Tools in 2023?', '$1,000'],
    ['What was the revenue of Maple Tools in the three months ended December 2023?', '$260'],
  ])('%s: %s', async (question, figure) => {
    expect(sentences(await ask(question, [table])).map(({ text }) => text)).toEqual([expect.stringContaining(figure)]);
  });
});

describe('a year that ends in January', () => {
  it('is named by its last day, since companies use either year', async () => {
    const table = tableChunk(
      [
        ['', '52 weeks ended January 28, 2023', '52 weeks ended January 29, 2022'],
        ['Revenue', '$1,000', '$900'],
      ],
      { ...MAPLE, section: 'Consolidated Statements of Operations' },
    );
    const made = await ask('What was the revenue of Maple Tools in fiscal 2022?', [table]);
    expect(sentences(made).map(({ text }) => text)).toEqual([
      expect.stringMatching(/\$900 million .*January 29, 2022/),
    ]);
  });
});

describe('days of a balance', () => {
  const store = {
    company: '누리상사',
    document: '누리상사_사업보고서.pdf',
    language: 'ko',
    unit: '(단위 : 백만원)',
    periods: ['2023', '2022'],
  } as const;
  const year = tableChunk(
    [
      ['', '2023년', '2022년'],
      ['매출액', '73,000', '65,700'],
      ['매출원가', '36,500', '32,850'],
    ],
    { ...store, section: '손익계산서' },
  );
  const balances = tableChunk(
    [
      ['', '2023년', '2022년'],
      ['매출채권', '10,000', '9,000'],
      ['재고자산', '4,000', '3,600'],
      ['자산총계', '90,000', '85,000'],
    ],
    { ...store, section: '재무상태표' },
  );

  it.each([
    ['매출채권 회수 기간은?', '50.0일입니다: 매출채권 10,000백만원 ÷ 매출액 73,000백만원 × 365'],
    ['재고자산 회전일수', '40.0일입니다: 재고자산 4,000백만원 ÷ 매출원가 36,500백만원 × 365'],
  ])('are computed over the year: %s', async (question, text) => {
    const made = await ask(question, [year, balances]);

    const [first] = sentences(made);
    expect(first?.text).toContain(text);
    expect(first).toMatchObject({ check: 'verified', fit: 'answers' });
  });
});

it('does not read the limit of a covenant as an actual multiple', async () => {
  const covenant = chunkOf(
    { text: 'The covenant requires net debt to be at most 3.5 times EBITDA.' },
    {
      company: 'Maple Tools Inc.',
      document: 'maple-10k.pdf',
      language: 'en',
    },
  );

  const made = await ask("What is Maple's net debt to EBITDA?", [income, flows, balance, covenant]);

  expect(answering(made).join(' ')).not.toContain('3.5');
});
