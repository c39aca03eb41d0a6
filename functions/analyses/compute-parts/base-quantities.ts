// Brings quantities of an item that is sold in several units, pieces and boxes, to one unit.
import { refuse } from '#shared/finance/refused.ts';
import type { OtherColumn, SheetRow } from '../evidence/sheet-rows.ts';
import { isPackColumn, isUnitColumn } from './ledger-columns.ts';

type Based = {
  rowOf(row: SheetRow): SheetRow;
  /** What was converted; empty if nothing was. */
  readonly units: string;
};

const sumOf = (rows: readonly SheetRow[], column: string): number =>
  rows.reduce((sum, { number }) => sum + (number(column) ?? 0), 0);
const priceOf = (rows: readonly SheetRow[]): number => sumOf(rows, 'revenue') / sumOf(rows, 'quantity');

/** The number in the name of a unit: 50 in BOX50. */
const sizeIn = (unit: string): number => Number(/\d+$/.exec(unit)?.[0] ?? Number.NaN);

/** Set by hand: a box costs less than its pieces, but not half as much. */
const MAX_RATIO = 2;

/**
 * By unit of one item, how many of the cheapest unit each row counts. Throws CalculationRefused if nothing says it, or if
 * prices contradict it.
 */
const factorsOf = (
  item: string,
  rows: readonly SheetRow[],
  unitOf: (row: SheetRow) => string,
  packOf: (row: SheetRow) => number,
) => {
  const byUnit = [...Map.groupBy(rows, unitOf)].toSorted(([, a], [, b]) => priceOf(a) - priceOf(b));
  const units = byUnit.map(([unit]) => unit).join(', ');
  const [base, basePrice] = [byUnit[0]?.[0] ?? '', priceOf(byUnit[0]?.[1] ?? [])];
  const factors = new Map<SheetRow, number>();
  for (const [unit, own] of byUnit.slice(1)) {
    for (const row of own) factors.set(row, Number.isNaN(sizeIn(unit)) ? packOf(row) : sizeIn(unit));
    const ratio = priceOf(own) / basePrice / (factors.get(own[0] as SheetRow) ?? Number.NaN);
    const isLikely = ratio < MAX_RATIO && ratio > 1 / MAX_RATIO && own.every((row) => (factors.get(row) ?? 0) > 0);
    if (!isLikely) refuse('unitsMixed', { item, units });
  }
  return { factors, text: `${units.replace(base, '').replace(/^, /, '')} → ${base}` };
};

export const baseQuantities = (rows: readonly SheetRow[], others: readonly OtherColumn[]): Based => {
  const [unit, pack] = [others.find(isUnitColumn), others.find(isPackColumn)];
  const at = (column: OtherColumn | undefined, { cells }: SheetRow) => cells[column?.at ?? -1]?.trim() ?? '';
  const unitOf = (row: SheetRow): string => at(unit, row);
  const packOf = (row: SheetRow): number => Number(at(pack, row).replaceAll(',', '') || Number.NaN);
  const byItem = Map.groupBy(rows, ({ cell }) => cell('item'));
  const mixed = [...byItem].filter(([, own]) => new Set(own.map(unitOf)).size > 1);
  if (!unit || mixed.length === 0) return { rowOf: (row) => row, units: '' };
  const read = mixed.map(([item, own]) => factorsOf(item, own, unitOf, packOf));
  const factors = new Map(read.flatMap((one) => [...one.factors]));
  return {
    units: [...new Set(read.map(({ text }) => text))].join(', '),
    rowOf: (row) => {
      const factor = factors.get(row) ?? 1;
      const scaledBy = (value: number | undefined) => (value === undefined ? undefined : value * factor);
      return factor === 1
        ? row
        : { ...row, number: (name) => (name === 'quantity' ? scaledBy(row.number(name)) : row.number(name)) };
    },
  };
};
