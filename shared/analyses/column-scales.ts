// The unit and scale of a workbook's columns, from the header, the cells above it, a row of units or a caption.
import { type Counted, isUnitAlone, type StatedUnit, statedUnit } from '../language/grammar/column-unit.ts';
import type { Grid } from './grid.ts';
import { headsOf } from './map-columns.ts';

export type ColumnScale = {
  /** Power of ten by which the numbers are multiplied. */
  readonly power: number;
  readonly currency?: string;
  /** The currency is a sign of several countries. */
  readonly isLoose?: true;
  /** The words that say it, as they are in the file; empty where nothing does. */
  readonly wording: string;
};

/** Cells above a header that belong to it. */
const MAX_CELLS_ABOVE = 2;
/** Of prices no caption says that they are in millions: it speaks of the amounts. */
const MAX_PRICE_SCALE = 3;

type At = { readonly grid: Grid; readonly header: number; readonly at: number; readonly counted: Counted };

/** A row of units right below the header belongs to it. */
export const unitRowOf = (grid: Grid, header: number): number | undefined => {
  const filled = (grid[header + 1] ?? []).filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.every(isUnitAlone) ? header + 1 : undefined;
};

/** The nearest first: units below the header, the header, the cells above it from below. */
const ownTexts = ({ grid, header, at }: At): string[] => {
  const below = unitRowOf(grid, header);
  const above = Array.from({ length: Math.min(MAX_CELLS_ABOVE, header) }, (_, i) => header - 1 - i);
  return [...(below === undefined ? [] : [below]), header, ...above]
    .map((row) => grid[row]?.[at]?.trim() ?? '')
    .filter(Boolean);
};

const captions = ({ grid, header }: At): string[] =>
  grid
    .slice(0, header)
    .toReversed()
    .flatMap((row) => row.map((cell) => cell.trim()).filter(Boolean));

type Stated = { readonly unit: StatedUnit; readonly text: string };
const firstOf = (texts: readonly string[], counted: Counted, good: (unit: StatedUnit) => boolean): Stated | undefined =>
  texts
    .flatMap((text) => {
      const unit = statedUnit(text, counted);
      return unit && good(unit) ? [{ unit, text }] : [];
    })
    .at(0);

/** A caption speaks of amounts; of prices at most in thousands; of things only where it names them. */
const isCaptionOf = (counted: Counted, { power, of }: StatedUnit): boolean => {
  if (power === undefined) return false;
  if (counted === 'price') return power <= MAX_PRICE_SCALE;
  return counted === 'count' ? of === 'count' : counted !== 'any' || of !== 'shares';
};

const scaleAt = (place: At): ColumnScale => {
  const { counted } = place;
  const [own, all] = [ownTexts(place), captions(place)];
  const size =
    firstOf(own, counted, ({ power }) => power !== undefined) ??
    firstOf(all, counted, (unit) => isCaptionOf(counted, unit));
  const money = firstOf([...own, ...all], counted, ({ currency }) => currency !== undefined);
  const { currency, isLoose } = money?.unit ?? {};
  return {
    power: size?.unit.power ?? 0,
    ...(currency ? { currency, ...(isLoose ? { isLoose } : {}) } : {}),
    wording: size?.text ?? money?.text ?? '',
  };
};

const COUNTED: Readonly<Record<string, Counted>> = {
  revenue: 'money',
  recurring: 'money',
  gross: 'money',
  price: 'price',
  quantity: 'count',
  orders: 'count',
  shares: 'shares',
  value: 'any',
};

/** By the name of the column, for those that hold numbers. `columns`: names and the headers that they were mapped to. */
export const columnScales = (
  grid: Grid,
  header: number,
  columns: Readonly<Record<string, string>>,
): Readonly<Record<string, ColumnScale>> => {
  const heads = headsOf(grid[header] ?? []);
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, head]) => {
      const [counted, at] = [COUNTED[name], heads.indexOf(head)];
      return counted && at !== -1 ? [[name, scaleAt({ grid, header, at, counted })]] : [];
    }),
  );
};
