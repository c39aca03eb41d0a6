// Price, volume, mix: explains a revenue change item by item, adding up exactly. Defined as a workbook.
import type { Origin } from './given.ts';
import { pvmWorkbook } from './pvm/model.ts';
import type { PvmPair, Sale, SaleRow } from './pvm/sales.ts';
import { finite, refuse } from './refused.ts';
import { evaluate, numberAt, type Values } from './workbook/evaluate.ts';
import type { Workbook } from './workbook/workbook.ts';

/** Absent if not sold in that period. `rows`: the source rows, if a sale has several. */
export type PvmItem = {
  readonly item: string;
  readonly group?: string;
  /** The unit, if items have different units. */
  readonly unit?: string;
  readonly before?: Sale;
  readonly after?: Sale;
  readonly rows?: { readonly before: readonly SaleRow[]; readonly after: readonly SaleRow[] };
};

/** In the currency of the revenue; `change` is the sum of the five effects. */
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
  readonly workbook: Workbook;
};

const checked = (item: string, sale: Sale): void => {
  finite(sale.quantity, item);
  finite(sale.revenue, item);
  if (sale.quantity < 0) refuse('quantityNegative', { item });
  if (sale.quantity === 0 && sale.revenue !== 0) refuse('quantityMissing', { item });
};

const UNSTATED: Origin = { kind: 'assumption', by: '' };
const rowsOf = (sale: Sale | undefined, rows: readonly SaleRow[] | undefined): readonly SaleRow[] =>
  rows ?? (sale ? [{ ...sale, origin: UNSTATED }] : []);

const pairsOf = (items: readonly PvmItem[]): readonly PvmPair[] => {
  if (items.length === 0) refuse('itemsMissing');
  const seen = new Set<string>();
  return items.map(({ item, group = '', unit = '', before, after, rows }) => {
    const id = JSON.stringify([group, item]);
    if (seen.has(id)) refuse('itemTwice', { item });
    seen.add(id);
    for (const sale of [before, after]) if (sale) checked(item, sale);
    return { item, group, unit, before: rowsOf(before, rows?.before), after: rowsOf(after, rows?.after) };
  });
};

const effectsAt = (values: Values, at: string): PvmEffects => {
  const of = (key: keyof PvmEffects) => numberAt(values, `${key}.${at}`) ?? Number.NaN;
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

const pricesAt = (values: Values, at: string): { priceBefore?: number; priceAfter?: number } => {
  const [priceBefore, priceAfter] = [numberAt(values, `priceBefore.${at}`), numberAt(values, `priceAfter.${at}`)];
  return priceBefore === undefined || priceAfter === undefined ? {} : { priceBefore, priceAfter };
};

type Named = { readonly periods?: readonly [string, string]; readonly currency?: string | undefined };

/**
 * Price = (new price - old price) x new quantity; volume = old revenue x growth in quantity of all items with its unit;
 * mix = the rest of the quantity effect; items sold in one period only are new or lost. These are the sales price,
 * quantity and mix variances of cost accounting: Horngren, Datar, Rajan, Cost Accounting, ch. 14; Drury, Management and
 * Cost Accounting, ch. 18.
 * Throws CalculationRefused: itemsMissing, itemTwice, quantityNegative, quantityMissing, notFinite.
 */
export const pvm = (items: readonly PvmItem[], { periods = ['1', '2'], currency = '' }: Named = {}): Pvm => {
  const pairs = pairsOf(items);
  const groups = [...new Set(pairs.map(({ group }) => group))];
  const workbook = pvmWorkbook(pairs, { groups, periods, currency });
  const values = evaluate(workbook);
  return {
    workbook,
    total: effectsAt(values, 'total'),
    items: pairs.map(({ item }, i) => ({ name: item, ...effectsAt(values, `${i}`), ...pricesAt(values, `${i}`) })),
    groups: groups.map((name, g) => ({ name, ...effectsAt(values, `group.${g}`) })),
  };
};
