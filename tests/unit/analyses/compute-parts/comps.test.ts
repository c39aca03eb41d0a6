// Peer comps as a report shows them: every figure with its unit, its making and what is missing behind it.
import { describe, expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import type { Fact } from '#shared/model/fact.ts';
import { contextFor, filed, sheetOf } from '#tests/helpers/section-context.ts';

const end = '2025-12-31';
const FIGURES = { revenue: 500_000_000, operatingIncome: 80_000_000, depreciation: -20_000_000, netIncome: 50_000_000 };
const of = (company: string, more: Readonly<Record<string, number>> = {}): Fact[] =>
  Object.entries({ ...FIGURES, ...more }).map(([metric, value]) => filed({ company, end, metric, value, unit: 'USD' }));

const PEERS = ['Northway Freight', 'Northway Freight Preferred'];
const part = (name: string, { facts, prices }: { facts: Fact[]; prices?: readonly (readonly (string | number)[])[] }) =>
  compute(
    { kind: 'compute', calculator: 'comps', part: name },
    contextFor({
      type: 'PeerComps',
      inputs: {
        company: 'Gaon Freight',
        peers: PEERS.slice(0, 1),
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
  it('show EBITDA with its formula, and cite it to no page as if it stood there', async () => {
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

  it('draw the range of values with its unit', async () => {
    const { blocks } = await part('range', { facts, prices: [['Northway Freight', 31.5, 10_000_000]] });

    expect(blocks[0]).toMatchObject({ kind: 'chart', unit: 'USD million' });
  });

  it('take the price of the very company before that of one with a longer name', async () => {
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
    ])('are converted at the rate where %s names it', async (_, price, more, row) => {
      const { status, note, assumptions, ...made } = await cellsOf(price, { exchangeRates, ...more }, row);

      expect(status).toBe('done');
      expect(made.price).toMatchObject({ value: 3000, currency: 'JPY' });
      expect(made.shares).toMatchObject({ value: 10 });
      expect(note).toContain('Northway Freight (JPY)');
      expect(assumptions).toMatchObject([{ value: '150' }, { label: 'Unit of Shares', value: '× 1,000,000' }]);
    });

    it('are refused without a rate, and where header and form disagree', async () => {
      expect((await cellsOf('Price (JPY)')).note).toBe(
        'There is no exchange rate from JPY to USD. Enter one to convert.',
      );
      expect((await cellsOf('Price (JPY)', { priceCurrency: 'KRW', exchangeRates })).note).toContain(
        'JPY, but KRW was chosen',
      );
    });

    it('are in that of the accounts where nobody names one', async () => {
      expect((await cellsOf('Price')).price).toMatchObject({ value: 3000, currency: 'USD' });
    });
  });

  it('are refused where a price cannot be read, or two differ', async () => {
    const noteOf = async (...prices: readonly (readonly (string | number)[])[]) =>
      (await part('multiples', { facts, prices })).note;

    expect(await noteOf(['Northway Freight', 'about 30', 1e7])).toContain(
      '“about 30” in Northway Freight isn’t a number',
    );
    expect(await noteOf(['Northway Freight', 31, 1e7], ['Northway Freight', 32, 1e7])).toBe(
      'Northway Freight is duplicated.',
    );
  });

  it('without prices say whose are missing and how to enter them', async () => {
    const { status, note, blocks } = await part('multiples', { facts });

    expect({ status, blocks }).toEqual({ status: 'failed', blocks: [] });
    expect(note).toContain('Northway Freight. Run the analysis again with a workbook');
  });

  it('say whose debt is unknown, and who filed on another basis', async () => {
    const alone = of('Northway Freight').map((fact): Fact => ({ ...fact, basis: 'separate' }));

    const { note } = await part('figures', { facts: [...of('Gaon Freight', { debt: 1e7 }), ...alone] });

    expect(note).toContain('only separate figures: Northway Freight');
    expect(note).toContain('No source states the debt of: Northway Freight.');
  });
});
