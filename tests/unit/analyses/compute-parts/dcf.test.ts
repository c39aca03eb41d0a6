// A valuation in a report: each figure in its own unit, and no rate that nobody would enter.
import { describe, expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import type { Fact } from '#shared/model/fact.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor, filed } from '#tests/helpers/section-context.ts';

const company = 'Gaon Freight';
const end = '2025-12-31';
const figures = (...more: readonly Fact[]): Fact[] => [
  filed({ company, end, metric: 'revenue', value: 400_000_000, unit: 'USD' }),
  filed({ company, end, metric: 'operatingIncome', value: 60_000_000, unit: 'USD' }),
  filed({ company, end, metric: 'debt', value: 20_000_000, unit: 'USD', instant: true }),
  ...more,
];
const part = (name: string, inputs: Readonly<Record<string, number>>, facts = figures()) =>
  compute(
    { kind: 'compute', calculator: 'dcf', part: name },
    contextFor({ type: 'DCF', inputs: { company, ...inputs }, facts }),
  );

describe('a valuation with shares', () => {
  const inputs = { sharesOutstanding: 30_000_000 };

  it('shows the value per share in its currency, beside amounts in millions', async () => {
    const { blocks } = await part('scenarios', inputs);

    const [table] = blocks;
    const rows = table?.kind === 'table' ? table.rows : [];
    expect(rows.map(([, unit]) => unit?.text)).toEqual(['$ million', '$ million', '$']);
    expect(rows.at(-1)?.[2]?.text).toMatch(/^\d{1,3}\.\d{1,2}$/);
  });

  it('draws sensitivities per share in its currency', async () => {
    const { blocks } = await part('sensitivity', inputs);

    const [heat] = blocks;
    const values = heat?.kind === 'chart' && heat.chart.type === 'heat' ? heat.chart.values.flat() : [];
    expect(heat).toMatchObject({ unit: '$' });
    expect(values.every((one) => one?.text?.includes('.'))).toBe(true);
  });

  it('draws sensitivities of total equity in the scale of the amounts', async () => {
    const { blocks } = await part('sensitivity', {});

    expect(blocks[0]).toMatchObject({ unit: '$ million' });
  });
});

describe('a price in a file of the workspace', () => {
  const valued = (text: string) => {
    const chunk = chunkOf({ text }, { company, section: 'Notes of the meeting' });
    const context = contextFor({ type: 'DCF', inputs: { company }, facts: figures(), chunks: [chunk] });
    return compute({ kind: 'compute', calculator: 'dcf', part: 'value' }, context);
  };

  it('is shown beside the value, with its source, and a warning if it is far away', async () => {
    const { workbook, note } = await valued('The asking price of Gaon Freight is $80 million for all of its shares.');

    const cells = workbook?.sheets.flatMap(({ lines }) => lines).flatMap(({ cells: own = [] }) => own) ?? [];
    const askingPrice = cells.find((cell) => cell?.id === 'askingPrice');
    expect(askingPrice).toMatchObject({
      value: 80,
      origin: { kind: 'source', quote: expect.stringContaining('$80 million') },
    });
    expect(note).toMatch(/differs from the value asked by/);
  });

  it('is not compared with another currency', async () => {
    const { workbook } = await valued('The asking price of Gaon Freight is €80 million for all of its shares.');

    const cells = workbook?.sheets.flatMap(({ lines }) => lines).flatMap(({ cells: own = [] }) => own) ?? [];
    expect(cells.some((cell) => cell?.id === 'askingPrice')).toBe(false);
  });
});

describe('a valuation with a database of the organization', () => {
  const share = (metric: string, value: number, unit: string): Fact => {
    const fact = filed({ company, end, instant: true, metric, value, unit });
    return { ...fact, source: { ...fact.source, provider: 'capitalIq' } };
  };
  const market = (currency: string) => [
    share('sharesOutstanding', 30_000_000, 'shares'),
    share('sharePrice', 12.5, `${currency}/shares`),
  ];
  const inputsOf = async (facts: Fact[]) => {
    const { workbook } = await part('assumptions', {}, facts);
    const cells = workbook?.sheets.flatMap(({ lines }) => lines).flatMap(({ cells: own = [] }) => own) ?? [];
    return cells.flatMap((cell) => (cell?.kind === 'input' ? [cell.value] : []));
  };

  it('uses its number of shares and price', async () => {
    expect(await inputsOf(figures(...market('USD')))).toEqual(expect.arrayContaining([30, 12.5]));
  });

  const expected = (unit: string) => {
    const fact = filed({ company, end: '2026-12-31', metric: 'revenueEstimate', value: 460_000_000, unit });
    return { ...fact, source: { ...fact.source, provider: 'capitalIq' as const } };
  };
  const growthOf = async (inputs: Readonly<Record<string, number | string>>, ...facts: readonly Fact[]) => {
    const { workbook } = await compute(
      { kind: 'compute', calculator: 'dcf', part: 'assumptions' },
      contextFor({ type: 'DCF', inputs: { company, ...inputs }, facts: figures(...facts) }),
    );
    const lines = workbook?.sheets.flatMap((sheet) => sheet.lines) ?? [];
    const cells = lines.flatMap(({ cells: own = [] }) => own);
    return cells.flatMap((cell) => (cell?.kind === 'input' && /growth/i.test(cell.id) ? [cell.value] : []));
  };

  it('uses its beta, unless a person entered one', async () => {
    const beta = share('beta', 1.12, 'pure');

    expect(await inputsOf(figures(beta))).toContain(1.12);
    const { workbook } = await part('assumptions', { beta: 1.3 }, figures(beta));
    const cells = workbook?.sheets.flatMap(({ lines }) => lines).flatMap(({ cells: own = [] }) => own) ?? [];
    const values = cells.flatMap((cell) => (cell?.kind === 'input' ? [cell.value] : []));
    expect([values.includes(1.3), values.includes(1.12)]).toEqual([true, false]);
  });

  it("uses analysts' growth for the first years, in the currency of the accounts, unless a person entered growth", async () => {
    const [asExpected, elsewhere, entered] = await Promise.all([
      growthOf({}, expected('USD')),
      growthOf({}, expected('KRW')),
      growthOf({ revenueGrowth: '4' }, expected('USD')),
    ]);

    expect(asExpected.some((value) => Math.abs(value - 0.15) < 1e-9)).toBe(true);
    expect(elsewhere.some((value) => Math.abs(value - 0.15) < 1e-9)).toBe(false);
    expect(entered.some((value) => Math.abs(value - 0.15) < 1e-9)).toBe(false);
  });

  it('ignores a price in another currency than the accounts', async () => {
    expect(await inputsOf(figures(...market('KRW')))).not.toContain(12.5);
  });
});

describe('historical values', () => {
  const grownFrom = async (revenue: number) => {
    const before = filed({ company, end: '2024-12-31', metric: 'revenue', value: revenue, unit: 'USD' });
    const { assumptions = [] } = await part('assumptions', {}, figures(before));
    return assumptions.map(({ value, note = '' }) => `${value} ${note}`);
  };

  it('are used for the forecast', async () => {
    expect(await grownFrom(200_000_000)).toContain(
      '83.6% mean growth of 2024 to 2025, 100.0%, in the first of even steps to terminal growth',
    );
  });

  it('are not used beyond the limits of an entry', async () => {
    expect(await grownFrom(100_000_000)).toContain(
      '3.0% default value: the company’s own history (300.0%) is not a reliable guide',
    );
  });

  it('of the parent company only are noted beside the value', async () => {
    const alone = figures().map((fact): Fact => ({ ...fact, basis: 'separate' }));

    expect((await part('value', {}, alone)).note).toContain('separate');
    expect((await part('value', {})).note ?? '').not.toContain('separate');
  });
});

describe('signs of filed figures', () => {
  const cellOf = async (name: string, id: string, ...more: readonly Fact[]) => {
    const { workbook } = await part(name, {}, figures(...more));
    const cells = workbook?.sheets.flatMap(({ lines }) => lines).flatMap(({ cells: own = [] }) => own) ?? [];
    return cells.find((cell) => cell?.id === id);
  };
  const of = (metric: string, value: number): Fact => filed({ company, end, metric, value, unit: 'USD' });

  it('keep negative cash', async () => {
    expect(await cellOf('value', 'cash', of('cash', -5_000_000))).toMatchObject({ value: -5 });
  });

  it('give no tax if profit rose after tax', async () => {
    const { assumptions = [] } = await part(
      'assumptions',
      {},
      figures(of('pretaxIncome', 50e6), of('incomeTax', -10e6), of('netIncome', 60e6)),
    );

    expect(assumptions.find(({ label }) => label.startsWith('Tax rate'))).toMatchObject({ value: '25.0%' });
  });
});
