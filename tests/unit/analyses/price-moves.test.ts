// The largest steps of a series of prices.
import { expect, it } from 'vitest';
import type { SectionContext } from '#functions/analyses/builder.ts';
import { priceMoves } from '#functions/analyses/price-moves.ts';
import type { Point } from '#functions/analyses/price-tiles.ts';

const context = {
  language: 'en',
  text: (key: string, params: object) => `${key} ${Object.values(params).join(' ')}`,
} as unknown as SectionContext;
const pointsOf = (...values: readonly number[]): Point[] =>
  values.map((value, n) => ({ at: `2025-0${n + 1}-01`, value, text: String(value), unit: 'EUR', refs: [n + 1] }));

it('returns the largest rise and fall with their formula and both prices', () => {
  const moves = priceMoves(context, pointsOf(100, 104, 130, 117, 116));

  expect(moves.map(({ date }) => date)).toEqual(['2025-03-01', '2025-04-01']);
  expect(moves.map(({ sentences: [one] }) => one?.findings?.[0]?.instead)).toEqual([
    '130 ÷ 104 − 1 = 25.0%',
    '117 ÷ 130 − 1 = -10.0%',
  ]);
  expect(moves[0]?.sentences[0]?.refs).toEqual([2, 3]);
});

it('returns no fall if prices only rise, and nothing for a few prices', () => {
  expect(priceMoves(context, pointsOf(100, 101, 103, 104))).toHaveLength(1);
  expect(priceMoves(context, pointsOf(100, 90))).toEqual([]);
});
