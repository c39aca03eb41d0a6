// Peer comps in a report: every figure with its unit, its formula and its missing inputs.
import { describe, expect, it } from 'vitest';
import type { SectionContext } from '#functions/analyses/builder.ts';
import { compute } from '#functions/analyses/compute.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Tie } from '#shared/finance/tie-out/result.ts';
import type { Fact } from '#shared/model/fact.ts';
import type { Statement } from '#shared/model/statement.ts';
import type { Block } from '#shared/report/blocks.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor, filed, sheetOf } from '#tests/helpers/section-context.ts';

const end = '2025-12-31';
const FIGURES = { revenue: 500_000_000, operatingIncome: 80_000_000, depreciation: -20_000_000, netIncome: 50_000_000 };
const of = (company: string, more: Readonly<Record<string, number>> = {}): Fact[] =>
  Object.entries({ ...FIGURES, ...more }).map(([metric, value]) => filed({ company, end, metric, value, unit: 'USD' }));

const PEERS = ['Northway Freight', 'Northway Freight Preferred'];
type Given = { facts: Fact[]; prices?: readonly (readonly (string | number)[])[]; peers?: readonly string[] };
const part = (name: string, { facts, prices, peers = PEERS.slice(0, 1) }: Given) =>
  compute(
    { kind: 'compute', calculator: 'comps', part: name },
    contextFor({
      type: 'PeerComps',
      inputs: {
        company: 'Gaon Freight',
        peers: [...peers],
        ...(prices
          ? {
              workbook: {
                fileId: 'fil_000000000001_00000000000000ff',
                columns: { company: 'Company', price: 'Price', shares: 'Shares' },
              },
            }
          : {}),
      },
      facts,
      ...(prices ? { sheets: [sheetOf('Prices', [['Company', 'Price', 'Shares'], ...prices])] } : {}),
    }),
  );
const facts = [...of('Gaon Freight', { debt: 1e7 }), ...of('Northway Freight', { debt: 2e7 })];

describe('peer comps', () => {
  it('show EBITDA with its formula, and cite no page for it', async () => {
    const { blocks } = await part('figures', { facts });
    const { workbook } = await part('multiples', { facts, prices: [['Northway Freight', 31.5, 10_000_000]] });

    const rows = blocks[0]?.kind === 'table' ? blocks[0].rows : [];
    expect(rows[0]?.find(({ text }) => text === '100')?.findings).toMatchObject([
      { code: 'computed', instead: 'Operating income 80 + Depreciation and amortization 20' },
    ]);
    const cells = workbook?.sheets.flatMap(({ lines }) => lines).flatMap(({ cells = [] }) => cells) ?? [];
    const ebitda = cells.find((cell) => cell?.kind === 'input' && cell.value === 100);
    expect(ebitda).toMatchObject({
      origin: { place: expect.stringContaining('80 + Depreciation and amortization 20') },
    });
    expect(ebitda).not.toMatchObject({ origin: { quote: expect.anything() } });
  });

  describe('of two peers with prices', () => {
    const given = {
      peers: ['Northway Freight', 'Prairie Haul'],
      facts: [...facts, ...of('Prairie Haul', { debt: 3e7, netIncome: 40_000_000 })],
      prices: [
        ['Northway Freight', 31.5, 10_000_000],
        ['Prairie Haul', 60, 10_000_000],
        ['Gaon Freight', 40, 10_000_000],
      ],
    };

    it("draw the range of values with its unit, and no table of the chart's data", async () => {
      const { blocks } = await part('range', given);

      expect(blocks[0]).toMatchObject({ kind: 'chart', unit: '$ million', chart: { type: 'range' } });
      expect(blocks.map((block) => block.kind === 'table' && block.caption)).not.toContain('Football field');
    });

    it('draw profit multiples by company, with their median and the target', async () => {
      const { blocks } = await part('multiples', given);

      expect(blocks[0]).toMatchObject({
        kind: 'chart',
        chart: {
          categories: ['Northway Freight', 'Prairie Haul', 'Median', 'Gaon Freight'],
          series: [{ name: 'EV / EBITDA' }, { name: 'EV / EBIT' }, { name: 'P/E' }],
        },
      });
    });
  });

  it('draw no range for a single peer', async () => {
    const { blocks, workbook } = await part('range', { facts, prices: [['Northway Freight', 31.5, 10_000_000]] });

    expect(blocks.map(({ kind }) => kind)).not.toContain('chart');
    expect(workbook?.sheets.map(({ chart }) => chart)).not.toContainEqual(expect.anything());
  });

  it('use the price of the exact company before one with a longer name', async () => {
    const prices = [
      ['Northway Freight Preferred', 12, 1_000_000],
      ['Northway Freight', 31.5, 10_000_000],
    ];

    const { workbook } = await part('multiples', { facts, prices });

    const cells = workbook?.sheets.flatMap(({ lines }) => lines).flatMap(({ cells = [] }) => cells) ?? [];
    expect(cells.find((cell) => cell?.id === 'price.0')).toMatchObject({ value: 31.5 });
  });

  describe('whose shares trade in another currency', () => {
    const cellsOf = async (
      price: string,
      more: Readonly<Record<string, unknown>> = {},
      row: readonly string[] = [],
    ) => {
      const head = ['Company', price, 'Shares (mn)', ...(row.length > 0 ? ['Currency'] : [])];
      const columns = {
        company: 'Company',
        price,
        shares: 'Shares (mn)',
        ...(row.length > 0 ? { currency: 'Currency' } : {}),
      };
      const context = contextFor({
        type: 'PeerComps',
        inputs: {
          ...{ company: 'Gaon Freight', peers: ['Northway Freight'], ...more },
          workbook: { fileId: 'fil_000000000001_00000000000000ff', columns },
        },
        facts,
        sheets: [sheetOf('Prices', [head, ['Northway Freight', 3000, 10, ...row]])],
      });
      const built = await compute({ kind: 'compute', calculator: 'comps', part: 'multiples' }, context);
      const table = built.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
      const cap = table.find(([first]) => first?.text === 'Market capitalization');
      const cells = built.workbook?.sheets.flatMap(({ lines }) => lines).flatMap(({ cells: own = [] }) => own) ?? [];
      return {
        ...built,
        cap,
        price: cells.find((cell) => cell?.id === 'price.0'),
        shares: cells.find((cell) => cell?.id === 'shares.0'),
      };
    };
    const exchangeRates = 'USD/JPY 150 2026-09-30 BoJ';

    it.each([
      ['the header', 'Price (JPY)', {}, []],
      ['the form', 'Price', { priceCurrency: 'JPY' }, []],
      ['the row', 'Price', {}, ['JPY']],
    ])('are converted at the rate if %s names it', async (_, price, more, row) => {
      const { status, note, assumptions, ...made } = await cellsOf(price, { exchangeRates, ...more }, row);

      expect(status).toBe('done');
      expect(made.price).toMatchObject({ value: 3000, currency: 'JPY' });
      expect(made.shares).toMatchObject({ value: 10 });
      expect(note).toContain('Northway Freight (JPY)');
      expect(assumptions).toMatchObject([{ value: '150' }, { label: 'Unit of Shares', value: '× 1,000,000' }]);
    });

    it('are refused without a rate, and if header and form differ', async () => {
      expect((await cellsOf('Price (JPY)')).note).toBe(
        'There is no exchange rate from JPY to USD. Enter one to convert.',
      );
      expect((await cellsOf('Price (JPY)', { priceCurrency: 'KRW', exchangeRates })).note).toContain(
        'JPY, but KRW was chosen',
      );
    });

    it('use the currency of the accounts if none is named', async () => {
      expect((await cellsOf('Price')).price).toMatchObject({ value: 3000, currency: 'USD' });
    });
  });

  it('are refused if a price cannot be read, or two prices differ', async () => {
    const noteOf = async (...prices: readonly (readonly (string | number)[])[]) =>
      (await part('multiples', { facts, prices })).note;

    expect(await noteOf(['Northway Freight', 'about 30', 1e7])).toContain(
      '“about 30” in Northway Freight isn’t a number',
    );
    expect(await noteOf(['Northway Freight', 31, 1e7], ['Northway Freight', 32, 1e7])).toBe(
      'Northway Freight is duplicated.',
    );
  });

  it('name the companies without prices, and how to enter them', async () => {
    const { status, note, blocks } = await part('multiples', { facts });

    expect({ status, blocks }).toEqual({ status: 'failed', blocks: [] });
    expect(note).toContain('Northway Freight. Run the analysis again with a workbook');
  });

  it('say of the choice of peers only what names one of them', async () => {
    const inputs = { company: 'Gaon Freight', peers: ['Northway Freight'] };
    const holders = tableChunk(
      [
        ['Holder', 'Shares', '% of votes'],
        ['Hollin Trust', '412,000', '61.0'],
        ['Others', '263,000', '39.0'],
      ],
      { section: 'Shares in issue' },
    );
    const rivalry = chunkOf({
      text: 'Competition is fierce. The main competitor of Gaon Freight is Northway Freight, with a share of 18%.',
    });
    const context = contextFor({ type: 'PeerComps', inputs, facts, chunks: [holders, rivalry] });

    const { blocks } = await compute({ kind: 'compute', calculator: 'comps', part: 'choice' }, context);

    expect(JSON.stringify(blocks)).not.toContain('Hollin Trust');
  });

  describe('without prices', () => {
    const printedIn = async (name: string, ...chunks: readonly Chunk[]) => {
      const inputs = { company: 'Gaon Freight', peers: ['Northway Freight'] };
      const context = contextFor({ type: 'PeerComps', inputs, facts, chunks });
      const { blocks, status } = await compute({ kind: 'compute', calculator: 'comps', part: name }, context);
      const texts = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : []));
      return { status, kinds: blocks.map(({ kind }) => kind), texts: texts.map(({ text }) => text) };
    };
    const note = chunkOf({
      text: 'A rival was sold for $90 million, or 6.5 times EBITDA. Net debt is 2 times EBITDA.',
    });
    const table = tableChunk([
      ['Company', 'EBITDA margin', 'Vans'],
      ['Gaon Freight', '20%', '310'],
      ['Northway Freight', '18%', '280'],
    ]);

    const deals = tableChunk(
      [
        ['Date', 'Carrier sold', 'EV/EBITDA'],
        ['2025-03', 'Mersey Vans', '6.1'],
      ],
      { section: 'Market > Transactions' },
    );

    it('show the tables and sentences with multiples that documents print', async () => {
      expect(await printedIn('multiples', note, table, deals)).toEqual({
        ...{ status: 'done', kinds: ['table', 'list'] },
        texts: ['A rival was sold for $90 million, or 6.5 times EBITDA.'],
      });
    });

    it('show a comparison without multiples under the choice of peers', async () => {
      expect(await printedIn('choice', table)).toMatchObject({ status: 'done', kinds: ['table'] });
      expect((await printedIn('multiples', table)).kinds).toEqual([]);
    });

    it('set the value that documents state against the figures of the company', async () => {
      const offer = chunkOf(
        { text: 'The offer is at an enterprise value of $700 million.' },
        { company: 'Gaon Freight', section: 'Sale process' },
      );

      const { texts } = await printedIn('range', offer);

      expect(texts[0]).toContain('1.4x revenue of');
      expect(texts[1]).toContain('7.0x EBITDA of');
    });
  });

  it('say whose debt is unknown, and who filed on another basis', async () => {
    const alone = of('Northway Freight').map((fact): Fact => ({ ...fact, basis: 'separate' }));

    const both = [...of('Gaon Freight', { debt: 1e7 }), ...alone];
    const { note } = await part('figures', { facts: both, prices: [['Northway Freight', 31.5, 10_000_000]] });

    expect(note).toContain('Only separate figures are available for: Northway Freight');
    expect(note).toContain('No source states the debt of: Northway Freight.');
  });

  it('give the target multiples if the workbook has its price', async () => {
    const prices = [
      ['Northway Freight', 31.5, 10_000_000],
      ['Gaon Freight', 20, 10_000_000],
    ];

    const { blocks } = await part('multiples', { facts, prices });

    const [multiples] = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
    const own = multiples?.rows.find(([name]) => name?.text === 'Gaon Freight');
    expect(own?.map(({ text }) => text)).toEqual(['Gaon Freight', 'x', '0.4x', '2.1x', '2.6x', '4.0x']);
  });

  describe('of a company with interim statements', () => {
    const chunk = chunkOf({ text: 'a line of a statement. '.repeat(40), kind: 'table', seq: 1 });
    const half = [
      { period: '2026-06-30', months: 6, label: '' },
      { period: '2025-06-30', months: 6, label: '' },
    ];
    const year = [
      { period: '2025-12-31', months: 12, label: '' },
      { period: '2024-12-31', months: 12, label: '' },
    ];
    const statementsOf = (
      columns: Statement['columns'],
      [revenue, before]: readonly [number, number],
      isWhole = true,
    ) => [
      madeStatement(
        'income',
        [
          ['Revenue', 'revenue', revenue, before],
          ['Operating income', 'operatingIncome', revenue / 10, before / 10],
          ...(isWhole ? [['Net income', 'netIncome', revenue / 20, before / 20] as const] : []),
        ],
        { columns },
      ),
      madeStatement('cashFlow', [['Depreciation', 'depreciation', revenue / 50, before / 50]], { columns }),
    ];
    const built = async (name: string, interim: readonly Statement[], ties: readonly Tie[] = []) => {
      const sets = [interim, statementsOf(year, [1000, 800])];
      const documents = sets.map((statements, n) => ({
        ...{ fileId: `f${n}`, document: `report-${n}.pdf`, language: 'en', basis: undefined },
        ...{ statements, ties: n === 0 ? ties : [], notRun: [], looked: [], unread: [], chunkOf: () => chunk },
      }));
      const context = contextFor({
        type: 'PeerComps',
        inputs: {
          ...{ company: 'Gaon Freight', peers: ['Northway Freight'] },
          workbook: {
            fileId: 'fil_000000000001_00000000000000ff',
            columns: { company: 'Company', price: 'Price', shares: 'Shares' },
          },
        },
        facts: of('Gaon Freight', { debt: 1e7 }),
        sheets: [
          sheetOf('Prices', [
            ['Company', 'Price', 'Shares'],
            ['Northway Freight', 31.5, 1e8],
          ]),
        ],
      });
      const ofPeer: SectionContext['statements'] = async ({ name: own }) =>
        own === 'Northway Freight' ? documents : [];
      return compute({ kind: 'compute', calculator: 'comps', part: name }, { ...context, statements: ofPeer });
    };
    const tables = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));

    it('show the last twelve months below the year, each with its parts', async () => {
      const { blocks } = await built('figures', statementsOf(half, [600, 450]));

      const rows = tables(blocks)[0]?.rows.filter(([name]) => name?.text === 'Northway Freight') ?? [];
      const shown = rows.map((row) => row.slice(1, 7).map(({ text }) => text));
      expect(shown).toEqual([
        ['2025', '$ million', '1,000', '120', '100', '50'],
        ['LTM June 30, 2026', '$ million', '1,150', '138', '115', '58'],
      ]);
      expect(rows[1]?.[3]?.findings).toMatchObject([{ code: 'computed', instead: '1,000 + 600 − 450 = 1,150' }]);
    });

    it('use the last twelve months, and report that', async () => {
      const { blocks, note } = await built('multiples', statementsOf(half, [600, 450]));

      const aligned = tables(blocks)
        .at(-1)
        ?.rows.find(([name]) => name?.text === 'Northway Freight');
      expect(aligned?.slice(2, 4).map(({ text }) => text)).toEqual(['LTM', '1,150']);
      expect(note ?? '').not.toContain('last twelve months');
    });

    it('are not computed from interim statements that do not add up', async () => {
      const interim = statementsOf(half, [600, 450]);
      const [income] = interim;
      const [revenue, profit] = income?.lines ?? [];
      if (!income || !revenue || !profit) throw new Error('no lines');
      const part = (line: typeof revenue) => ({ line, statement: income, sign: 1 as const });
      const tie: Tie = {
        ...{ rule: 'grossProfit', period: '2026-06-30', months: 6, is: 'breaks', by: 5 },
        ...{ whole: part(revenue), parts: [part(profit)] },
      };

      const { status, note } = await built('multiples', interim, [tie]);

      expect(status).toBe('failed');
      expect(note).toContain('The statements do not add up');
    });

    it('use the year if a part is missing, and name the company', async () => {
      const { blocks, note } = await built('multiples', statementsOf(half, [600, 450], false));

      const aligned = tables(blocks)
        .at(-1)
        ?.rows.find(([name]) => name?.text === 'Northway Freight');
      expect(aligned?.slice(2, 4).map(({ text }) => text)).toEqual(['Fiscal year', '1,000']);
      expect(note).toContain('so their multiples use the fiscal year: Northway Freight.');
    });
  });
});
