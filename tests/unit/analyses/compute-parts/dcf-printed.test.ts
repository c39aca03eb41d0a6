// A valuation takes what the documents print before a default value, and says what it computed it from.
import { describe, expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import { dcfCase } from '#functions/analyses/compute-parts/dcf-input.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Given } from '#shared/finance/given.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { type MadeLine, madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const company = { name: 'Harbor' };
const lines = chunkOf({ text: 'a line of a statement. '.repeat(60), kind: 'table', seq: 1 });

/** The accounts of a ferry operator that prints neither tax nor depreciation nor payables. */
const INCOME: readonly MadeLine[] = [
  ['Revenue', 'revenue', 400, 380],
  ['Cost of sales', 'costOfSales', 300, 290],
  ['Operating profit', 'operatingIncome', 40, 36],
  ['Ordinary profit', 'ordinaryIncome', 38, 34],
  ['Net income', 'netIncome', 26.6, 23.8],
];
const BALANCE: readonly MadeLine[] = [
  ['Cash', 'cash', 30, 20],
  ['Inventories', 'inventories', 16, 14],
  ['Borrowings', 'longTermDebt', 110, 90],
  ['Equity', 'equity', 190, 170],
];

const contextOf = (balance: readonly MadeLine[], chunks: readonly Chunk[] = [], income = INCOME) => {
  const statements = [madeStatement('income', income), madeStatement('balance', balance)];
  const of = { fileId: lines.fileId, document: 'report.pdf', language: 'en' as const, basis: undefined };
  const context = contextFor({ type: 'DCF', inputs: { company: company.name }, chunks });
  return {
    ...context,
    statements: async () => [{ ...of, statements, ties: [], notRun: [], looked: [], unread: [], chunkOf: () => lines }],
  };
};

const inputOf = async (balance: readonly MadeLine[], chunks: readonly Chunk[] = []) => {
  const found = await dcfCase(contextOf(balance, chunks), company);
  if (!found) throw new Error('no case');
  return found.input;
};
const noteOf = ({ origin }: Given) => (origin.kind === 'assumption' ? origin.note : undefined);
const ABOUT = { company: company.name, section: 'Investment' };

it('what customers paid ahead is working capital of its own', async () => {
  const more: readonly MadeLine[] = [
    ...BALANCE,
    ['Trade receivables', 'receivables', 40, 36],
    ['Trade payables', 'payables', 30, 28],
    ['Deferred revenue', 'deferredRevenue', 80, 70],
  ];

  const { workingCapital } = await inputOf(more);

  expect(workingCapital.in === 'days' && workingCapital.advances?.base?.value).toBeCloseTo(73, 10);
});

describe('the accounts', () => {
  it('give the tax between ordinary profit and net income', async () => {
    const { taxRate } = await inputOf(BALANCE);

    expect(taxRate.base?.value).toBeCloseTo(0.3, 10);
    expect(taxRate.base && noteOf(taxRate.base)).toMatch(/no tax line is printed/);
  });

  it('give working capital from the parts that they print, and name the others', async () => {
    const { workingCapital } = await inputOf(BALANCE);

    const share = workingCapital.in === 'share' ? workingCapital.share : undefined;
    expect(share?.base?.value).toBe(0.04);
    expect(share?.base && noteOf(share.base)).toMatch(/not recognized: .*receivable.* and .*payable/i);
  });

  it('give the cost of debt from net finance costs, and its weight at book value', async () => {
    const { capital } = await inputOf(BALANCE);

    expect(capital.costOfDebt.value).toBeCloseTo(2 / 100, 10);
    expect(capital.debtShare.value).toBeCloseTo(110 / 300, 10);
    expect(noteOf(capital.costOfDebt)).toMatch(/net finance costs/);
  });

  it('leave no weight to debt that nobody prints, and say what the finance costs point to', async () => {
    const balance = BALANCE.filter(([, concept]) => concept !== 'longTermDebt');

    const { capital } = await inputOf(balance);
    const { blocks } = await compute({ kind: 'compute', calculator: 'dcf', part: 'conclusion' }, contextOf(balance));

    const texts = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat().map(({ text }) => text) : []));
    expect(capital.debtShare.value).toBe(0);
    expect(texts.join(' ')).toMatch(
      /net finance costs of .*2.* At 5.0% they correspond to debt or leases of about .*40/,
    );
  });
});

describe('the conclusion', () => {
  const textOf = async (balance: readonly MadeLine[], income = INCOME) => {
    const context = contextOf(balance, [], income);
    const { blocks } = await compute({ kind: 'compute', calculator: 'dcf', part: 'conclusion' }, context);
    return blocks.flatMap((one) => (one.kind === 'list' ? one.items.flat().map(({ text }) => text) : [])).join('\n');
  };
  const rest: readonly MadeLine[] = [
    ['Trade debtors', 'receivables', 20, 18],
    ['Trade creditors', 'payables', 12, 11],
  ];

  it('names the lines of the balance sheet that were not recognized, if debt or working capital is missing', async () => {
    const text = await textOf([...BALANCE.slice(0, 2), ['Amounts due to the quay fund', '', 110, 90]]);

    expect(text).toMatch(/not recognized and are in no figure above: Amounts due to the quay fund\./);
    expect(await textOf([...BALANCE, ...rest, ['Other items', '', 1, 1]])).not.toMatch(/not recognized/);
  });

  it.each(['costs that are known', 'costs under other names'])(
    'says which one-off items the margin of the base year contains, below %s',
    async (names) => {
      const [revenue, costs, ...later] = INCOME;
      const concept = names === 'costs that are known' ? costs?.[1] : '';
      const oneOff: MadeLine = ['Exceptional items', '', -8, 0];
      const income = [revenue, [costs?.[0], concept, -300, -290], oneOff, ...later] as readonly MadeLine[];

      expect(await textOf(BALANCE, income)).toMatch(
        /10\.0%, contains one-off items of .*8.* without them it is 12\.0%/,
      );
      expect(await textOf(BALANCE)).not.toMatch(/one-off/);
    },
  );
});

describe('a sentence on capital expenditure', () => {
  it('replaces the default, and gives the depreciation', async () => {
    const chunk = chunkOf({ text: 'Capital expenditure was $12 million in 2024, mainly for two hulls.' }, ABOUT);

    const { capex, depreciation } = await inputOf(BALANCE, [chunk]);

    expect(capex.base?.value).toBeCloseTo(12 / 400, 10);
    expect(depreciation.terminal.value).toBeCloseTo(12 / 400 / 1.1, 10);
  });

  it('does not count if it states a plan or another year', async () => {
    for (const text of [
      'Capital expenditure was $12 million in 2021.',
      'Capital expenditure was planned at $12 million for 2024.',
    ]) {
      const { capex } = await inputOf(BALANCE, [chunkOf({ text }, ABOUT)]);

      expect(capex.base).toBeUndefined();
    }
  });
});

describe('the price asked', () => {
  it('weighs debt at the equity that it leaves, and is compared with the value', async () => {
    const text = 'The asking price of Harbor is an enterprise value of $290 million.';
    const chunks = [chunkOf({ text }, { company: company.name, section: 'Sale of the company' })];

    const { capital } = await inputOf(BALANCE, chunks);
    const { blocks } = await compute(
      { kind: 'compute', calculator: 'dcf', part: 'conclusion' },
      contextOf(BALANCE, chunks),
    );

    const texts = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat().map((one) => one.text) : []));
    expect(capital.debtShare.value).toBeCloseTo(110 / (110 + 210), 10);
    expect(texts.join('\n')).toMatch(/the price asked is 7.3 times and the model/);
    expect(texts.join('\n')).toMatch(
      /less net debt of .*80.* leaves equity of .*210.*, 7.9 times net income and 1.1 times/,
    );
  });
});

describe('papers on the shareholders', () => {
  const owners = tableChunk(
    [
      ['Holder', 'Shares', 'Stake'],
      ['Quay family', '1,500,000 shares', '60.0%'],
      ['Pension fund', '1,000,000 shares', '40.0%'],
      ['Total', '2,500,000 shares', '100.0%'],
    ],
    { company: company.name, section: 'Shareholders' },
  );
  const note = chunkOf(
    { text: 'The pension fund holds redeemable preferred shares with a right to sell.', seq: 2 },
    { company: company.name, section: 'Shareholders' },
  );

  it('give the number of shares, and claims without an amount', async () => {
    const { shares } = await inputOf(BALANCE, [owners, note]);
    const { blocks } = await compute(
      { kind: 'compute', calculator: 'dcf', part: 'conclusion' },
      contextOf(BALANCE, [owners, note]),
    );

    const texts = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat().map((one) => one.text) : []));
    expect(shares?.value).toBe(2.5);
    expect(texts[0]).toMatch(/a share/);
    expect(texts.join(' ')).toMatch(/Preferred stock: named in the sources without an amount.*redeemable preferred/);
  });
});

it('sets the default rate without risk beside the policy rate of an outlook', async () => {
  const outlook = tableChunk(
    [
      ['Indicator', '2025', '2026'],
      ['GDP growth (%)', '1.2', '1.6'],
      ['Policy rate (%)', '4.25', '3.75'],
    ],
    { document: 'Outlook 2026', section: 'Growth, prices and rates' },
  );

  const { blocks } = await compute(
    { kind: 'compute', calculator: 'dcf', part: 'conclusion' },
    contextOf(BALANCE, [outlook]),
  );

  expect(JSON.stringify(blocks)).toMatch(/3.0% is a default value; the policy rate .* 2025 4.25%, 2026 3.75%/);
});

describe('the conclusion of a valuation', () => {
  const conclusionOf = async (chunks: readonly Chunk[]) => {
    const { blocks } = await compute(
      { kind: 'compute', calculator: 'dcf', part: 'conclusion' },
      contextOf(BALANCE, chunks),
    );
    return blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat().map(({ text }) => text) : []));
  };

  it('names the lines that working capital lacks', async () => {
    const texts = await conclusionOf([]);

    expect(texts.join(' ')).toMatch(/Derived and not printed: .*Working capital \(without .*receivable.*payable/i);
  });

  it('explains a value far from the price asked by its drivers', async () => {
    const price = chunkOf({ text: 'The asking price of Harbor is $100 million for all of its shares.' }, ABOUT);

    const [first, ...others] = await conclusionOf([price]);

    expect(first).toMatch(/^Enterprise value at the end of 2024 is /);
    expect(others.join(' ')).toMatch(/difference of .* one driver at a time: .*growth of 1.5% .*discount rate of/);
  });

  it('sets the exit multiple beside the multiples that documents print', async () => {
    const multiples = tableChunk(
      [
        ['May 2026', 'EV/EBITDA 2025'],
        ['Barley Ferries', '8.0x'],
        ['Oat Lines', '9.0x'],
        ['Millet Boats', '11.0x'],
      ],
      { document: 'Valuations of ferries', section: 'Listed companies' },
    );
    const income: readonly MadeLine[] = [...INCOME, ['Depreciation', 'depreciation', 20, 18]];

    const { blocks } = await compute(
      { kind: 'compute', calculator: 'dcf', part: 'conclusion' },
      contextOf(BALANCE, [multiples], income),
    );

    expect(JSON.stringify(blocks)).toMatch(/Listed companies\) have a median of 9.0x and quartiles of 8.5x and 10.0x/);
  });
});
