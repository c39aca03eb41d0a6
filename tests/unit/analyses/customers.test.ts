// The table of the largest customers: from a workbook that lists them, as shares of total revenue if that is known.
import { describe, expect, it } from 'vitest';
import { customerShares, customers } from '#functions/analyses/customers.ts';
import { tidySheet } from '#shared/analyses/tidy-sheet.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor, filed, sheetOf } from '#tests/helpers/section-context.ts';

const LISTED = [
  ['Customer', 'Segment', '2025 revenue (USD thousand)'],
  ['Birch', 'Retail', 300],
  ['Aspen', 'Industry', '500'],
  ['Cedar', 'Retail', 200],
] as const;

type Rows = readonly (readonly (string | number)[])[];
type Reported = { readonly year: string; readonly revenue: number };

/** A revenue of another year than the list's, unless a test overrides it. */
const EARLIER: Reported = { year: '2019', revenue: 1 };

const tableIn = async (rows: Rows, reported: Reported = EARLIER, company = 'Acme'): Promise<Block | undefined> => {
  const facts = [
    filed({ company: 'Acme', metric: 'revenue', value: reported.revenue, end: `${reported.year}-12-31`, unit: 'USD' }),
  ];
  const context = contextFor({ type: 'ImWorkflow', inputs: { company }, facts, sheets: [sheetOf('S', rows)] });
  const { blocks } = await customers({ kind: 'customers' }, context);
  return blocks[0];
};

const textsOf = (block: Block | undefined) =>
  block?.kind === 'table' ? block.rows.map((row) => row.map(({ text }) => text)) : block?.kind;

describe('the largest customers', () => {
  it('are ordered by what they bought, with their share of the list', async () => {
    expect(textsOf(await tableIn(LISTED))).toEqual([
      ['Aspen', 'Industry', '500,000', '50.0%'],
      ['Birch', 'Retail', '300,000', '30.0%'],
      ['Cedar', 'Retail', '200,000', '20.0%'],
      ['Total', '', '1,000,000', '100.0%'],
    ]);
  });

  it('are read from a register whose headers a program wrote, without the totals of its segments', async () => {
    const table = await tableIn([
      ['customer', 'segment', 'arr_gbp_k_mar_2026', 'arr_gbp_k_mar_2025', 'account_manager'],
      ['Birch', 'Retail', 300, 1, 'A'],
      ['Aspen', 'Industry', 500, 1, 'A'],
      ['Cedar', 'Retail', 200, 1, 'B'],
      ['Total retail', 'Retail', 500, 2, ''],
    ]);

    expect(table?.kind === 'table' && table.columns[2]).toMatchObject({ label: 'ARR · 2026', unit: '£' });
    expect(textsOf(table)?.at(-1)).toEqual(['Total', '', '1,000,000', '100.0%']);
  });

  it('are read from a column of codes, and printed as the file prints amounts without a currency', async () => {
    const table = await tableIn([
      ['Customer ID', 'Amount'],
      ['1001', '21,000,000'],
      ['1002', '5,000,000'],
      ['1003', '4,000,000'],
    ]);

    expect(textsOf(table)?.slice(0, 2)).toEqual([
      ['1001', '21,000,000', '70.0%'],
      ['1002', '5,000,000', '16.7%'],
    ]);
  });

  it.each(['그 밖의 고객 1240곳', '나머지', 'All other customers', 'その他 38件'])(
    'exclude rows that add up small customers, however large: %s',
    async (label) => {
      const texts = textsOf(await tableIn([...LISTED, [label, '', 9000]]));

      expect(texts?.[0]?.[0]).toBe('Aspen');
      expect(texts?.at(-2)?.[0]).toBe(label);
    },
  );

  it("have headers in the report's language, whatever the list uses", async () => {
    const table = await tableIn(LISTED);

    expect(table?.kind === 'table' && table.columns[2]?.label).toBe('Revenue · 2025');
  });

  it("have their share of total revenue if the list's year is reported", async () => {
    expect(textsOf(await tableIn(LISTED, { year: '2025', revenue: 4_000_000 }))?.at(-1)).toEqual([
      'Total',
      '',
      '1,000,000',
      '25.0%',
    ]);
  });

  it('are those of the last year in a list by year, with the remainder last', async () => {
    const rows = [
      ['Customer', 'Year', 'Revenue (USD)'],
      ['Aspen', '2024', '500'],
      ['Aspen', '2025', '400'],
      ['Birch', '2024', '300'],
      ['Birch', '2025', '450'],
      ['Cedar', '2024', '100'],
      ['Cedar', '2025', '150'],
      ['Other (210 customers)', '2024', '900'],
      ['Other (210 customers)', '2025', '1,000'],
    ];

    expect(textsOf(await tableIn(rows, { year: '2025', revenue: 2_000 }))).toEqual([
      ['Birch', '450', '22.5%'],
      ['Aspen', '400', '20.0%'],
      ['Cedar', '150', '7.5%'],
      ['Other (210 customers)', '1,000', '50.0%'],
      ['Total', '2,000', '100.0%'],
    ]);
  });

  it('are not taken from a list of products with numbers of customers', async () => {
    const counts = [
      ['Product', 'Customers', 'Revenue'],
      ['Fleet', 201, 394],
      ['Berth', 69, 175],
      ['Inspect', 56, 112],
    ];

    expect(textsOf(await tableIn(counts))).toBe('notice');
  });

  it('are not taken from a list in a workspace without information on the company', async () => {
    expect(textsOf(await tableIn(LISTED, EARLIER, 'Borealis'))).toBe('notice');
  });

  it('are not taken from a file that names another company of the workspace', async () => {
    const facts = [filed({ company: 'Acme', metric: 'revenue', value: 1, end: '2019-12-31', unit: 'USD' })];
    const chunks = [chunkOf({ text: 'Borealis sells doors to customers.' }, { company: 'Borealis' })];
    const sheets = [sheetOf('S', LISTED, 'Borealis_customers.csv')];
    const context = contextFor({ type: 'ImWorkflow', inputs: { company: 'Acme' }, facts, chunks, sheets });

    const { blocks } = await customers({ kind: 'customers' }, context);

    expect(textsOf(blocks[0])).toBe('notice');
  });

  it('are not taken from a table that compares companies', async () => {
    const rows = [
      ['Company', 'Seat', 'Revenue', 'Customers'],
      ['Birch', 'Leeds', 300, 'Families'],
      ['Aspen', 'York', 500, 'Schools'],
      ['Acme', 'Hull', 200, 'Hotels'],
    ];

    expect(textsOf(await tableIn(rows))).toBe('notice');
  });

  it('may have a name that ends as a header of companies does, and a last line with a count', async () => {
    const table = await tableIn([
      ['コード', '得意先', '売上_42期(千円)', '売上_41期(千円)'],
      ['1', '社会福祉法人あおぞら会', 500, 400],
      ['2', '北原学校給食センター', 300, 310],
      ['3', '医療法人白樺会', 200, 190],
      ['その他', '計214件', 1000, 990],
    ]);

    expect(textsOf(table)).toMatchObject([
      ['社会福祉法人あおぞら会', '500,000', '25.0%'],
      ['北原学校給食センター', '300,000', '15.0%'],
      ['医療法人白樺会', '200,000', '10.0%'],
      ['計214件', '1,000,000', '50.0%'],
      ['Total', '2,000,000', '100.0%'],
    ]);
  });

  it('are not taken from a ledger with an unreadable day', async () => {
    const rows = ['a', 'b', 'c'].flatMap((name) =>
      Array.from({ length: 12 }, (_, month) => [name, `2025-${month + 1}-12`, 5]),
    );

    expect(textsOf(await tableIn([['Customer', 'Date', 'Revenue'], ...rows, ['a', '24.01.12', 9]]))).toBe('notice');
  });

  it('are limited to ten, with one line for the rest', async () => {
    const rows = Array.from({ length: 12 }, (_, i) => [`Customer ${i + 1}`, 'A', 100 - i]);
    const texts = textsOf(await tableIn([['Customer', 'Segment', 'Revenue'], ...rows]));
    expect(texts).toHaveLength(12);
    expect(texts?.[10]?.[0]).toBe('Others (2)');
  });

  /** A ledger that begins in April 2024 and breaks off after fifteen months. */
  const payments = Array.from({ length: 15 }, (_, month) => {
    const [year, day] = [month < 12 ? 'FY2024' : 'FY2025', new Date(Date.UTC(2024, 3 + month, 15))];
    return ['Aspen', 'Birch', 'Cedar'].map((name) => [day.toISOString().slice(0, 10), name, 10, year]);
  }).flat();
  const calendar = ['2024', '2025'].flatMap((year) =>
    Array.from({ length: year === '2024' ? 12 : 3 }, (_, month) =>
      ['Aspen', 'Birch', 'Cedar'].map((name) => [`${year}-${String(month + 1).padStart(2, '0')}-15`, name, 10]),
    ).flat(),
  );

  it.each([
    ['by its dates', [['Date', 'Customer', 'Revenue'], ...calendar]],
    ['by its fiscal years beside its dates', [['Date', 'Customer', 'Revenue', 'Year'], ...payments]],
  ])('of a ledger are those of its last complete year, %s', async (_by, rows) => {
    expect(textsOf(await tableIn(rows))?.[0]).toEqual(['Aspen', '120', '33.3%']);
  });

  it.each([
    [
      'a workbook without customers',
      [
        ['Item', 'Revenue'],
        ['Box', 10],
        ['Bag', 20],
        ['Can', 5],
      ],
    ],
    ['a workbook whose amounts cannot be read', [LISTED[0], ['Aspen', 'A', 'n.n.'], ['Birch', 'B', '12x4']]],
  ])('are not taken from %s', async (_what, rows) => {
    expect(textsOf(await tableIn(rows))).toBe('notice');
  });
});

describe('the findings of a list', () => {
  const names = ['Aspen', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'];
  const ends = ['2027-03-31', '2026-12-31', '2030-01-31', '', '2026-01-31', ''];
  const rows = [
    ['Customer', 'Revenue', 'Contract ends'],
    ...names.map((name, i) => [name, [500, 200, 100, 80, 70, 50][i] ?? 0, ends[i] ?? '']),
  ];
  const findings = async (
    type: 'InvestmentHighlights' | 'ImWorkflow' = 'InvestmentHighlights',
  ): Promise<readonly string[]> => {
    const facts = [filed({ company: 'Acme', metric: 'revenue', value: 1, end: '2019-12-31', unit: 'USD' })];
    const context = contextFor({
      ...{ type, inputs: { company: 'Acme' }, facts },
      sheets: [sheetOf('S', rows)],
    });
    const { blocks } = await customers({ kind: 'customers' }, context);
    return blocks
      .slice(1)
      .flatMap(sentencesOf)
      .map(({ text }) => text);
  };

  it('are without their table in a document with a code name', async () => {
    const inputs = { company: 'Acme', naming: 'codeName' };
    const facts = [filed({ company: 'Acme', metric: 'revenue', value: 1, end: '2019-12-31', unit: 'USD' })];
    const context = contextFor({ type: 'DraftInformation', inputs, facts, sheets: [sheetOf('S', rows)] });
    const { blocks } = await customers({ kind: 'customers' }, context);

    expect(blocks.map(({ kind }) => kind)).toEqual(['list']);
  });

  it('give the shares of the largest and the five largest', async () => {
    expect((await findings())[0]).toBe('The largest customer accounts for 50.0%, the five largest for 95.0%.');
  });

  it('give the share of contracts that end within a year', async () => {
    const [, ending = '', ended = ''] = await findings();

    expect(ending).toContain('Aspen, Birch (2 in all)');
    expect(ending).toContain('70.0%');
    expect(ended).toContain('(1: Elm)');
    expect(ended).toContain('does not say whether they were renewed');
    expect((await findings('ImWorkflow')).join(' ')).not.toContain('whether they were renewed');
  });
});

it('shows the contract of a large customer beside the list', async () => {
  const contract = chunkOf(
    { text: 'Runs until 31 March 2027. Aspen may end it at once on a change of control.' },
    { company: 'Acme', document: 'contracts.md', section: 'Material contracts > Aspen framework agreement' },
  );
  const facts = [filed({ company: 'Acme', metric: 'revenue', value: 4_000_000, end: '2025-12-31', unit: 'USD' })];
  const context = contextFor({
    ...{ type: 'ImWorkflow', inputs: { company: 'Acme' } },
    ...{ facts, chunks: [contract], sheets: [sheetOf('S', LISTED)] },
  });

  const { blocks } = await customers({ kind: 'customers' }, context);

  expect(blocks.slice(1).flatMap(sentencesOf)).toMatchObject([
    {
      text: 'Aspen accounts for 12.5% of revenue. The documents say about its contract:',
      findings: [{ code: 'computed', instead: '500,000 ÷ 4,000,000 = 12.5%' }],
    },
    { text: 'Runs until 31 March 2027.' },
    { text: 'Aspen may end it at once on a change of control.' },
  ]);
});

it('are found in a list of customers by its name, whatever the head of their column, in the last year', async () => {
  const rows = [
    ['no', 'school', 'contract ends', 'revenue 2024 (USD thousand)', 'revenue 2025 (USD thousand)'],
    ['1', 'Alder School', '2027-01-31', '120', '150'],
    ['2', 'Birch School', '2029-01-31', '200', '210'],
    ['3', 'Cedar School', '2029-01-31', '90', '40'],
  ];
  const sheet = sheetOf('S', rows, 'customer list.csv');
  const facts = [filed({ company: 'Acme', metric: 'revenue', value: 800_000, end: '2025-12-31', unit: 'USD' })];
  const context = {
    ...contextFor({ type: 'ImWorkflow', inputs: { company: 'Acme' }, facts, sheets: [sheet] }),
    ledgers: async () => {
      const tidied = tidySheet({
        rows: sheet.rows,
        cellsOf: ({ cells }) => cells,
        withCells: (row, cells) => ({ ...row, cells }),
      });
      return [
        { fileId: 'fil_000000000001_0000000000000001', asWritten: [sheet], sheets: [{ name: 'S', rows: tidied }] },
      ];
    },
  };
  const { blocks } = await customers({ kind: 'customers' }, context);

  expect(textsOf(blocks[0])).toEqual([
    ['Birch School', '210,000', '26.3%'],
    ['Alder School', '150,000', '18.8%'],
    ['Cedar School', '40,000', '5.0%'],
    ['Total', '400,000', '50.0%'],
  ]);
});

it('of an agent are ordered by what they turn over, which is not called revenue', async () => {
  const rows = [
    ['client_id', 'client', 'gtv_fy25_usd_m', 'system'],
    ['C1', 'Birch', '12.5', 'A'],
    ['C2', 'Aspen', '58.6', 'A'],
    ['C3', 'Cedar', '17.3', 'B'],
  ];
  const table = await tableIn(rows, { year: '2025', revenue: 900e6 });

  expect(table).toMatchObject({ caption: 'Largest customers' });
  expect(textsOf(table)?.[0]).toEqual(['Aspen', '58.6', '66.3%']);
});

it('are a weakness where one of them is large', async () => {
  const sharesOf = async (largest: number): Promise<string[]> => {
    const rows = Array.from({ length: 12 }, (_, i) => [`Mill ${'ABCDEFGHIJKL'[i]}`, i === 0 ? largest : 80]);
    const sheets = [sheetOf('S', [['Customer', '2025 revenue (USD thousand)'], ...rows])];
    const facts = [filed({ company: 'Acme', metric: 'revenue', value: 1, end: '2019-12-31', unit: 'USD' })];
    const context = contextFor({ type: 'StrategyAnalysis', inputs: { company: 'Acme' }, facts, sheets });
    return (await customerShares(context)).map(({ text }) => text);
  };

  expect(await sharesOf(900)).toEqual([
    'Revenue · 2025: The largest customer accounts for 50.6%, the five largest for 68.5%.',
  ]);
  expect(await sharesOf(30)).toEqual([]);
});
