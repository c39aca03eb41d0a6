// Ratios that analysts define in the question: with averages, in brackets, or behind "defined as" and "using".
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Answer, Sentence } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const ask = (query: string, chunks: readonly Chunk[]) => askOffline(query, chunks, { now: Date.UTC(2024, 0, 1) });
const sentences = ({ blocks }: Answer): readonly Sentence[] =>
  blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []));

const BIRCH = {
  company: 'Birch Foods Inc.',
  document: 'birch-10k.pdf',
  language: 'en',
  unit: '(in millions)',
  periods: ['2022', '2023'],
} as const;
const income = tableChunk(
  [
    ['', '2023', '2022'],
    ['Operating Revenues', '', ''],
    ['Service revenues and other', '$700', '$650'],
    ['Equipment revenues', '300', '250'],
    ['Total Operating Revenues', '1,000', '900'],
    ['Cost of sales', '600', '560'],
    ['Operating income (loss)', '150', '140'],
    ['Interest expense', '(20)', '(18)'],
    ['Loss on assets held for sale', '90', '—'],
    ['Net income', '100', '95'],
    ['Net income attributable to noncontrolling interests', '4', '3'],
    ['Net income attributable to Birch Foods Inc. common shareholders', '96', '92'],
  ],
  { ...BIRCH, section: 'Consolidated Statements of Income' },
);
const flows = tableChunk(
  [
    ['', '2023', '2022'],
    ['Depreciation and amortization', '$50', '$45'],
    ['Net cash provided by operating activities', '170', '160'],
    ['Capital expenditures', '(60)', '(55)'],
    ['Dividends paid', '(30)', '(25)'],
  ],
  { ...BIRCH, section: 'Consolidated Statements of Cash Flows' },
);
const balance = tableChunk(
  [
    ['', 'December 31, 2023', 'December 31, 2022'],
    ['Accounts receivable', '$140', '$120'],
    ['Inventories', '90', '80'],
    ['Total current assets', '560', '500'],
    ['Total assets', '2,000', '1,800'],
    ['Accounts payable', '70', '50'],
    ['Total current liabilities', '280', '250'],
    ['Total debt', '360', '350'],
    ['Total liabilities', '900', '860'],
    ['Common stock — par value $1.00 per share (authorized 4,000 shares; issued', '', ''],
    ['312 shares)', '300', '300'],
    ['Total shareholders’ equity', '1,100', '940'],
  ],
  {
    ...BIRCH,
    unit: '(Dollars in Millions Except Share and Per Share Amounts)',
    section: 'Consolidated Balance Sheets',
    periods: ['2023-12-31', '2022-12-31'],
  },
);
const filing = [income, flows, balance];
const plant = tableChunk(
  [
    ['', 'December 31, 2023', 'December 31, 2022'],
    ['Property, plant and equipment, net', '$800', '$760'],
    ['Total assets', '2,000', '1,800'],
  ],
  { ...BIRCH, section: 'Consolidated Balance Sheets', periods: ['2023-12-31', '2022-12-31'] },
);

describe('a ratio that the question defines', () => {
  it.each([
    [
      'What is the FY2023 return on assets (ROA) of Birch Foods, defined as FY2023 net income / average total assets between FY2022 and FY2023?',
      '5.3%: net income $100 million ÷ the average of total assets $2,000 million (2023), total assets $1,800 million (2022)',
    ],
    [
      'What were the days sales outstanding of Birch Foods for 2023, defined as 365 * average accounts receivable (FY2022 and FY2023) / revenue?',
      '47.5 days: the average of accounts receivable $140 million (2023), accounts receivable $120 million (2022) ÷ revenue $1,000 million (2023) × 365',
    ],
    [
      'What is the FY2023 days payable outstanding (DPO) of Birch Foods? DPO is defined as 365 * (average accounts payable between FY2022 and FY2023) / (FY2023 cost of sales).',
      '36.5 days: the average of accounts payable $70 million (2023), accounts payable $50 million (2022) ÷ cost of sales $600 million (2023) × 365',
    ],
    [
      'What was the quick ratio of Birch Foods at year end 2023, computed as (total current assets - inventories) / total current liabilities?',
      'quick ratio for 2023 was 1.68x',
    ],
    [
      'What is the 2023 dividend payout ratio of Birch Foods (dividends paid / net income)?',
      'dividend payout ratio for 2023 was 30.0%',
    ],
    [
      'What was the net working capital of Birch Foods at the end of 2023 (total current assets less total current liabilities)?',
      'working capital for 2023 was $280 million',
    ],
    [
      'What is the 2023 interest coverage ratio of Birch Foods, using operating income over interest expense?',
      'interest coverage ratio for 2023 was 7.50x',
    ],
    [
      'What is the EBITDA of Birch Foods for 2023, computed as operating income (loss) plus depreciation and amortization from the cash flow statement?',
      '$200 million: operating income $150 million + depreciation and amortization $50 million',
    ],
    [
      "What is the return on equity of Birch Foods for 2023 (net income / average shareholders' equity)?",
      "9.8%: net income $100 million ÷ the average of total stockholders' equity $1,100 million (2023), total stockholders' equity $940 million (2022)",
    ],
  ])('is computed under its name, and checked: %s', async (query, text) => {
    const [first] = sentences(await ask(query, filing));

    expect(first).toMatchObject({ text: expect.stringContaining(text), check: 'verified', fit: 'answers' });
  });

  it('with a further figure is not computed without it', async () => {
    const made = await ask(
      'What is the FY2023 days payable outstanding of Birch Foods? It is defined as 365 * (average accounts payable between FY2022 and FY2023) / (FY2023 cost of sales + change in inventories).',
      filing,
    );

    expect(sentences(made).filter(({ text }) => text.includes('days'))).toEqual([]);
  });

  it('takes no other row of the statement beside its first figure', async () => {
    const [first] = sentences(await ask('What was the return on assets of Birch Foods in 2023?', filing));

    expect(first?.text).toContain('5.0%: net income $100 million ÷ total assets $2,000 million');
  });
});

describe('a ratio that English states as a multiple', () => {
  it.each([
    ['What was the current ratio of Birch Foods at the end of 2023?', '2.00x'],
    ['What is the debt to equity ratio of Birch Foods at the end of 2023?', '0.33x'],
    ['Birch Foods의 2023년 말 유동비율은?', '200.0%'],
  ])('is one: %s', async (query, figure) => {
    const [first] = sentences(await ask(query, filing));

    expect(first?.text).toContain(figure);
  });
});

describe('capital intensity', () => {
  it.each([
    'Is Birch Foods a capital-intensive business based on FY2023 data?',
    'Is Birch Foods capital intensive based on 2023 figures?',
  ])('is decided by the ratios of a textbook: %s', async (query) => {
    const made = sentences(await ask(query, [...filing, plant]));

    expect(made.map(({ check, fit }) => `${check} ${fit}`)).toEqual(Array(3).fill('verified answers'));
    expect(made.map(({ text }) => /[\d.]+%/.exec(text)?.[0])).toEqual(['6.0%', '40.0%', '5.0%']);
  });
});

describe('a line of the income statement', () => {
  it('is the total of operating revenues, and no kind of them', async () => {
    const [first] = sentences(await ask('What was the 2023 capex of Birch Foods as a % of revenue?', filing));

    expect(first).toMatchObject({ text: expect.stringContaining('6.0%'), check: 'verified', fit: 'answers' });
  });

  it('is the part of the owners if that is asked for', async () => {
    const [first] = sentences(
      await ask('What was the net income of Birch Foods attributable to common shareholders in 2023?', filing),
    );

    expect(first?.text).toContain('$96 million');
  });
});
