// Builds the cells of one item: quantities, prices and revenue of both periods, and its change by effect.
import {
  binary,
  call,
  divide,
  multiply,
  NOT_AVAILABLE,
  type Operand,
  subtract,
  sum,
  when,
  words,
} from '../workbook/expression.ts';
import { type Cell, formula } from '../workbook/workbook.ts';
import type { PvmPair } from './sales.ts';

export const EFFECTS = ['price', 'volume', 'mix', 'added', 'lost'] as const;
export const WHEN = ['before', 'after'] as const;

export const rowId = (what: 'q' | 'r', period: string, i: number, n: number): string => `${what}.${period}.${i}.${n}`;

const sumOfRows = (what: 'q' | 'r', period: (typeof WHEN)[number], pair: PvmPair, i: number): Operand =>
  pair[period].length === 0 ? 0 : sum(pair[period].map((_, n) => rowId(what, period, i, n)));

/** True for items sold in both periods. */
const isSoldInBoth = (i: number): Operand =>
  call('AND', binary('>', `quantityBefore.${i}`, 0), binary('>', `quantityAfter.${i}`, 0));

const priceOf = (period: 'Before' | 'After', i: number): Operand => {
  const [revenue, quantity] = [`${period.toLowerCase()}.${i}`, `quantity${period}.${i}`];
  return when(binary('>', quantity, 0), divide(revenue, quantity), words(NOT_AVAILABLE));
};

type Totals = { readonly before: string; readonly after: string };

const effectOf = (i: number, totals: Totals): Readonly<Record<(typeof EFFECTS)[number], Operand>> => ({
  price: when(isSoldInBoth(i), multiply(subtract(`priceAfter.${i}`, `priceBefore.${i}`), `quantityAfter.${i}`), 0),
  volume: when(
    isSoldInBoth(i),
    divide(multiply(`before.${i}`, subtract(totals.after, totals.before)), totals.before),
    0,
  ),
  // The mix effect equals (quantity - quantity at the old mix) x old price; computed as a remainder, it adds up to the
  // last digit.
  mix: when(isSoldInBoth(i), subtract(`change.${i}`, `price.${i}`, `volume.${i}`), 0),
  added: when(binary('=', `quantityBefore.${i}`, 0), `change.${i}`, 0),
  lost: when(
    call('AND', binary('>', `quantityBefore.${i}`, 0), binary('=', `quantityAfter.${i}`, 0)),
    `change.${i}`,
    0,
  ),
});

export const itemCells = (pair: PvmPair, i: number, totals: Totals): readonly Cell[] => {
  const effects = effectOf(i, totals);
  return [
    formula(`quantityBefore.${i}`, sumOfRows('q', 'before', pair, i), 'decimal'),
    formula(`quantityAfter.${i}`, sumOfRows('q', 'after', pair, i), 'decimal'),
    formula(`priceBefore.${i}`, priceOf('Before', i), 'decimal'),
    formula(`priceAfter.${i}`, priceOf('After', i), 'decimal'),
    formula(`before.${i}`, sumOfRows('r', 'before', pair, i), 'decimal'),
    formula(`after.${i}`, sumOfRows('r', 'after', pair, i), 'decimal'),
    formula(`change.${i}`, subtract(`after.${i}`, `before.${i}`), 'decimal'),
    ...EFFECTS.map((effect) => formula(`${effect}.${i}`, effects[effect], 'decimal')),
  ];
};
