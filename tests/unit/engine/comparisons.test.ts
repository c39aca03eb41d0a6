// Two points in time, sums of parts, and causes, over made-up filings.
import { describe, expect, it } from 'vitest';
import { readTable } from '#functions/engine/tables/read-table.ts';
import { checkSentence } from '#functions/engine/verify/check-sentence.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Answer, Sentence } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, cite, tableChunk } from '#tests/helpers/chunks.ts';

const ask = (query: string, chunks: readonly Chunk[]) => askOffline(query, chunks, { now: Date.UTC(2024, 0, 1) });
const sentences = ({ blocks }: Answer): readonly Sentence[] =>
  blocks.flatMap((block) =>
    block.kind === 'text' ? block.sentences : block.kind === 'list' ? block.items.flat() : [],
  );
const texts = (made: Answer): string[] => sentences(made).map(({ text }) => text);

const MAPLE = { company: 'Maple Tools Inc.', document: 'maple-10q.pdf', language: 'en', unit: '($ in millions)' };
const interim = tableChunk(
  [
    ['Condensed Consolidated Balance Sheets'],
    ['', 'August 3, 2024', 'February 3, 2024', 'July 29, 2023'],
    ['Cash and cash equivalents', '$450', '$600', '$380'],
    ['Total current assets', '2,100', '2,300', '2,000'],
  ],
  {
    ...MAPLE,
    section: 'Condensed Consolidated Balance Sheets',
    periods: ['2023', '2023-07-29', '2024', '2024-02-03', '2024-08-03', '2024Q2'],
  },
);
const why = chunkOf(
  {
    text: 'The increase in cash and cash equivalents from July 29, 2023, was primarily due to lower tax payments. The decrease in cash and cash equivalents from February 3, 2024, was primarily due to share repurchases.',
  },
  { ...MAPLE, periods: ['2023', '2023-07-29', '2024', '2024-02-03'] },
);

describe('a quarter named once in a report', () => {
  it('is the newest date of its tables, and the same date a year before', () => {
    const [row] = readTable(interim).rows;
    expect(row?.values.map(({ column }) => column?.periods)).toEqual([
      ['2024-08-03', '2024Q2'],
      ['2024-02-03'],
      ['2023-07-29', '2023Q2'],
    ]);
  });
  it('is not a longer period', () => {
    const flows = tableChunk(
      [
        ['', 'Three Months Ended', 'Six Months Ended'],
        ['', 'August 3, 2024', 'August 3, 2024'],
        ['Revenue', '$900', '$1,700'],
      ],
      { ...MAPLE, periods: ['2024', '2024-08-03', '2024Q2'] },
    );
    expect(readTable(flows).rows[0]?.values.map(({ column }) => column?.periods)).toEqual([
      ['2024-08-03', '2024Q2'],
      ['2024-08-03'],
    ]);
  });
});

describe('a balance at two points in time', () => {
  it('uses the year end beside the quarter, states the change, and gives the reason', async () => {
    // Act
    const made = await ask('Did cash & cash equivalents of Maple Tools drop between FY2024 and Q2 of FY2024?', [
      interim,
      why,
    ]);
    // Assess
    expect(texts(made)).toEqual([
      'Yes, it fell.',
      'Maple Tools reported cash and cash equivalents of $600 million as of February 3, 2024.',
      'Maple Tools reported cash and cash equivalents of $450 million at the end of Q2 2024.',
      'Between these dates, cash and cash equivalents fell by $150 million (25.0%), from $600 million to $450 million.',
      'The decrease in cash and cash equivalents from February 3, 2024, was primarily due to share repurchases.',
    ]);
    expect(new Set(sentences(made).map(({ check }) => check))).toEqual(new Set(['verified']));
  });
  it('states a rise in Korean with the right particle', async () => {
    const korean = tableChunk(
      [
        ['연결 재무상태표'],
        ['', '2023년 말', '2022년 말'],
        ['재고자산', '1,500', '1,200'],
        ['자산총계', '9,000', '8,000'],
      ],
      {
        company: '단풍공구주식회사',
        document: '사업보고서.pdf',
        language: 'ko',
        unit: '(단위 : 백만원)',
        periods: ['2022', '2023'],
      },
    );
    const made = await ask('단풍공구의 2022년과 2023년 재고자산은?', [korean]);
    expect(sentences(made)[2]).toMatchObject({
      text: '두 시점 사이에 재고자산은 1,200백만원에서 1,500백만원으로 300백만원(25.0%) 늘었습니다.',
      check: 'verified',
    });
  });
});

const PARTS = { company: 'Birch Paper Corp.', document: 'birch-10k.pdf', language: 'en', unit: '($ in millions)' };
const balance = tableChunk(
  [
    ['Consolidated Balance Sheets'],
    ['', '2023', '2022'],
    ['Current assets:'],
    ['Cash', '100', '90'],
    ['Inventories'],
    ['Raw materials', '40', '30'],
    ['Work in process', '25', '20'],
    ['Finished goods', '60', '50'],
    ['Prepaid expenses', '15', '10'],
    ['Total current assets', '240', '200'],
    ['Total current liabilities', '100', '100'],
  ],
  { ...PARTS, section: 'Consolidated Balance Sheets', basis: 'consolidated', periods: ['2022', '2023'] },
);
const guarantors = tableChunk(
  [
    ['Balance Sheet of the Obligor Group'],
    ['', '2023', '2022'],
    ['Inventories', '7', '8'],
    ['Total assets', '70', '60'],
  ],
  { ...PARTS, section: 'Supplemental Guarantor Information', periods: ['2022', '2023'] },
);

describe('a balance listed by part', () => {
  it('is their sum, stated with its parts and their rows as citations', async () => {
    const made = await ask("What were Birch Paper's inventories at the end of 2023?", [guarantors, balance]);
    expect(sentences(made)[0]).toMatchObject({
      text: 'Birch Paper reported inventories of $125 million ($40 million + $25 million + $60 million) at the end of 2023.',
      check: 'verified',
    });
    expect(made.references[0]?.quote).toBe('Raw materials\t40\t30\nWork in process\t25\t20\nFinished goods\t60\t50');
  });
  it('is used in a ratio as that sum', async () => {
    const made = await ask("What was Birch Paper's quick ratio for 2023?", [guarantors, balance]);
    expect(sentences(made)[0]?.text).toContain('1.15x');
    expect(sentences(made)[0]?.check).toBe('verified');
  });
  it('is not the answer for one part with its own name', async () => {
    const made = await ask("What were Birch Paper's finished goods at the end of 2023?", [balance]);
    expect(texts(made)[0]).toContain('$60 million');
  });
  it('is meant by a Japanese balance sheet without saying so', async () => {
    const japanese = tableChunk(
      [
        ['連結貸借対照表'],
        ['', '2023年度', '2022年度'],
        ['商品及び製品', '300', '250'],
        ['仕掛品', '120', '100'],
        ['原材料及び貯蔵品', '80', '70'],
        ['流動資産合計', '2,000', '1,800'],
      ],
      {
        company: '楓工具株式会社',
        document: '有価証券報告書.pdf',
        language: 'ja',
        unit: '(単位：百万円)',
        periods: ['2022', '2023'],
      },
    );
    const made = await ask('楓工具の2023年度の棚卸資産はいくらですか？', [japanese]);
    expect(sentences(made)[0]?.text).toContain('500百万円（300百万円 + 120百万円 + 80百万円）');
  });
  it('is not a sum if the parts do not add up to the stated total', () => {
    const text = 'Inventories were $126 million ($40 million + $25 million + $60 million) in 2023.';
    const rows = 'Raw materials\t40\t30\nWork in process\t25\t20\nFinished goods\t60\t50';
    expect(checkSentence({ text, cited: [cite(balance, rows)] }).check).toBe('unsupported');
  });
});

describe('the reason for a change', () => {
  it('is not a sentence that names the figure as the cause of something else', async () => {
    const drivers = chunkOf(
      {
        text: 'Gross margin fell to 30.1%, primarily due to higher inventory shrink and inventory write-downs. The increase in inventory was primarily due to the opening of 12 stores.',
      },
      { ...MAPLE, periods: ['2024'] },
    );
    const made = await ask("What drove the increase in Maple Tools' inventory in 2024?", [drivers]);
    expect(texts(made)).toEqual(['The increase in inventory was primarily due to the opening of 12 stores.']);
  });
});

describe('the business of a company', () => {
  const section = { ...PARTS, section: 'Item 1. Business' };
  const chunks = [
    'Birch Paper Corp. is a public limited company incorporated in Ohio. We are one of the largest producers of office paper in North America.',
    'Our sales are made through a direct sales force. The markets in which we sell are competitive.',
    'We provide training to employees. Our Pulp segment produces pulp.',
  ].map((text, seq) => chunkOf({ text, seq, fileId: 'fil_000000000001_0000000000000007' }, section));
  it.each(['What industry does Birch Paper primarily operate in?', 'What does Birch Paper do?'])(
    'is answered by the sentence about the whole company: %s',
    async (question) => {
      expect(texts(await ask(question, chunks))).toEqual([
        'We are one of the largest producers of office paper in North America.',
      ]);
    },
  );
});
