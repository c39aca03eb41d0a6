// Peer comps with a database of the organization: what it adds and what it never replaces.
import { expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import type { Fact } from '#shared/model/fact.ts';
import { contextFor, filed, sheetOf } from '#tests/helpers/section-context.ts';

const end = '2025-12-31';
const [OWN, PEER] = ['Gaon Freight', 'Northway Freight'];
const FIGURES = { revenue: 500_000_000, operatingIncome: 80_000_000, depreciation: -20_000_000, netIncome: 50_000_000 };

const figuresOf = (company: string, more: Readonly<Record<string, number>> = {}): Fact[] =>
  Object.entries({ ...FIGURES, ...more }).map(([metric, value]) => filed({ company, end, metric, value, unit: 'USD' }));
const licensed = (fact: Fact): Fact => ({ ...fact, source: { ...fact.source, provider: 'capitalIq' } });
const market = [
  filed({ company: PEER, end, instant: true, metric: 'sharePrice', value: 41.2, unit: 'USD/shares' }),
  filed({ company: PEER, end, instant: true, metric: 'sharesOutstanding', value: 62_000_000, unit: 'shares' }),
].map(licensed);

const WORKBOOK = {
  fileId: 'fil_000000000001_00000000000000ff',
  columns: { company: 'Company', price: 'Price', shares: 'Shares' },
};

const cellOf = async (id: string, facts: Fact[], price?: number) => {
  const context = contextFor({
    type: 'PeerComps',
    inputs: { company: OWN, peers: [PEER], ...(price ? { workbook: WORKBOOK } : {}) },
    facts,
    ...(price ? { sheets: [sheetOf('Prices', [Object.values(WORKBOOK.columns), [PEER, price, 10_000_000]])] } : {}),
  });
  const { workbook } = await compute({ kind: 'compute', calculator: 'comps', part: 'multiples' }, context);
  const cells = workbook?.sheets.flatMap(({ lines }) => lines).flatMap(({ cells: own = [] }) => own) ?? [];
  return cells.find((cell) => cell?.id === id);
};

it('uses its price and shares if no workbook has them', async () => {
  const facts = [...figuresOf(OWN), ...figuresOf(PEER), ...market];

  expect(await cellOf('price.0', facts)).toMatchObject({ value: 41.2 });
  expect(await cellOf('price.0', facts, 31.5)).toMatchObject({ value: 31.5 });
});

it('uses its figures for a company that has filed none', async () => {
  const theirs = figuresOf(PEER, { revenue: 900_000_000 }).map(licensed);

  const unfiled = await cellOf('revenue.0.fiscalYear', [...figuresOf(OWN), ...theirs, ...market]);
  const both = await cellOf('revenue.0.fiscalYear', [...figuresOf(OWN), ...figuresOf(PEER), ...theirs, ...market]);

  expect([unfiled, both]).toMatchObject([{ value: 900 }, { value: 500 }]);
});

it("shows multiples of analysts' estimates, for peers with estimates", async () => {
  const expected = licensed(
    filed({ company: PEER, end: '2026-12-31', metric: 'revenueEstimate', value: 600_000_000, unit: 'USD' }),
  );
  const tables = async (facts: Fact[]) => {
    const context = contextFor({ type: 'PeerComps', inputs: { company: OWN, peers: [PEER] }, facts });
    const { blocks } = await compute({ kind: 'compute', calculator: 'comps', part: 'multiples' }, context);
    return blocks.filter(({ kind }) => kind === 'table');
  };
  const known = [...figuresOf(OWN), ...figuresOf(PEER), ...market];

  const [without, withIt] = await Promise.all([tables(known), tables([...known, expected])]);

  expect(withIt).toHaveLength(without.length + 1);
  const table = withIt.at(-1);
  const row = table?.kind === 'table' ? table.rows[0]?.map(({ text }) => text) : [];
  // 41.2 USD x 62 million shares over 600 million.
  expect(row).toEqual([PEER, '2026', '$ million', '600', '', '4.3x', '']);
});
