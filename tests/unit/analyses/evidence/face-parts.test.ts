// Which lines of an income statement are its kinds of revenue.
import { expect, it } from 'vitest';
import { revenueLines } from '#functions/analyses/evidence/face-parts.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';

type Line = readonly [label: string, concept: string, ...figures: number[]];
const REVENUE: Line = ['Total revenue', 'revenue', 800, 700];
const KINDS: readonly Line[] = [
  ['Tickets', '', 500, 420],
  ['Cargo', '', 300, 280],
];
const namesIn = (...lines: readonly Line[]) => revenueLines(madeStatement('income', lines)).map(({ label }) => label);

it('are the lines above or below that add up to it', () => {
  const costs: Line = ['Cost of sales', 'costOfSales', 600, 520];

  expect(namesIn(...KINDS, REVENUE, costs)).toEqual(['Tickets', 'Cargo']);
  expect(namesIn(REVENUE, ...KINDS, costs)).toEqual(['Tickets', 'Cargo']);
});

it('are never costs and the profit that is left', () => {
  const costs: readonly Line[] = [
    ['Crew', '', 500, 450],
    ['Gross profit', 'grossProfit', 300, 250],
  ];

  expect(namesIn(REVENUE, ...costs)).toEqual([]);
  expect(namesIn(['Tickets', '', 500, 420], ['Cargo', '', 290, 280], REVENUE)).toEqual([]);
});
