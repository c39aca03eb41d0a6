// Price, volume, mix: why revenue changed, item by item, together exactly the change.

import { sumOf } from './ratio.ts';
import { finite, refuse } from './refused.ts';

/** Quantities in one unit over all items; revenue in one currency. Absent: not sold in that period. */
type Sale = { readonly quantity: number; readonly revenue: number };
export type PvmItem = {
  readonly item: string;
  readonly group?: string;
  readonly before?: Sale;
  readonly after?: Sale;
};

/** All in the currency of the revenue; `change` is the sum of the five effects. */
export type PvmEffects = {
  readonly before: number;
  readonly after: number;
  readonly change: number;
  readonly price: number;
  readonly volume: number;
  readonly mix: number;
  readonly added: number;
  readonly lost: number;
};
export type PvmLine = PvmEffects & {
  readonly name: string;
  readonly priceBefore?: number;
  readonly priceAfter?: number;
};
export type Pvm = {
  readonly total: PvmEffects;
  readonly groups: readonly PvmLine[];
  readonly items: readonly PvmLine[];
};

const NOTHING: Sale = { quantity: 0, revenue: 0 };

const checked = (item: string, sale: Sale): Sale => {
  finite(sale.quantity, item);
  finite(sale.revenue, item);
  if (sale.quantity < 0) refuse('quantityNegative', { item });
  if (sale.quantity === 0 && sale.revenue !== 0) refuse('quantityMissing', { item });
  return sale;
};

type Pair = { readonly item: string; readonly group: string; readonly before: Sale; readonly after: Sale };

const pairsOf = (items: readonly PvmItem[]): readonly Pair[] => {
  if (items.length === 0) refuse('itemsMissing');
  const seen = new Set<string>();
  return items.map(({ item, group = '', before = NOTHING, after = NOTHING }) => {
    const id = JSON.stringify([group, item]);
    if (seen.has(id)) refuse('itemTwice', { item });
    seen.add(id);
    return { item, group, before: checked(item, before), after: checked(item, after) };
  });
};

const NO_EFFECT = { price: 0, volume: 0, mix: 0, added: 0, lost: 0 } as const;

type Quantities = { readonly before: number; readonly after: number };

/** `all` is the total quantity of the items sold in both periods. */
const lineOf =
  (all: Quantities) =>
  ({ item, before, after }: Pair): PvmLine => {
    const base = { name: item, before: before.revenue, after: after.revenue, change: after.revenue - before.revenue };
    if (before.quantity === 0) return { ...base, ...NO_EFFECT, added: base.change };
    if (after.quantity === 0) return { ...base, ...NO_EFFECT, lost: base.change };
    const priceBefore = before.revenue / before.quantity;
    const priceAfter = after.revenue / after.quantity;
    const price = (priceAfter - priceBefore) * after.quantity;
    const volume = (before.revenue * (all.after - all.before)) / all.before;
    // What is left is (quantity - quantity at the old mix) x old price; as a remainder it closes to the last digit.
    const mix = base.change - price - volume;
    return { ...base, ...NO_EFFECT, price, volume, mix, priceBefore, priceAfter };
  };

const total = (lines: readonly PvmEffects[]): PvmEffects => {
  const of = (key: keyof PvmEffects) => sumOf(lines.map((line) => line[key]));
  return {
    before: of('before'),
    after: of('after'),
    change: of('change'),
    price: of('price'),
    volume: of('volume'),
    mix: of('mix'),
    added: of('added'),
    lost: of('lost'),
  };
};

/**
 * Price = (new price - old price) x new quantity; volume = old revenue x growth of the total quantity; mix = the rest of
 * the quantity effect; items sold in one period only are new or lost. The sales price, quantity and mix variances of
 * cost accounting: Horngren, Datar, Rajan, Cost Accounting, ch. 14; Drury, Management and Cost Accounting, ch. 18.
 * Throws Refused: itemsMissing, itemTwice, quantityNegative, quantityMissing, notFinite.
 */
export const pvm = (items: readonly PvmItem[]): Pvm => {
  const pairs = pairsOf(items);
  const both = pairs.filter(({ before, after }) => before.quantity > 0 && after.quantity > 0);
  const quantities = {
    before: sumOf(both.map(({ before }) => before.quantity)),
    after: sumOf(both.map(({ after }) => after.quantity)),
  };
  const lines = pairs.map(lineOf(quantities));
  const groups = [...new Set(pairs.map(({ group }) => group))];
  return {
    total: total(lines),
    items: lines,
    groups: groups.map((name) => ({ name, ...total(lines.filter((_, i) => pairs[i]?.group === name)) })),
  };
};
