// Determines unit and scale of a workbook's columns, from the header, the cells above it, a row of units or a caption.
import { type Counted, isUnitAlone, type StatedUnit, statedUnit } from '../language/grammar/column-unit.ts';
import type { Grid } from './grid.ts';
import { headsOf } from './map-columns.ts';

export type ColumnScale = {
  /** The power of ten by which the numbers are multiplied. */
  readonly power: number;
  readonly currency?: string;
  /** True if the currency is a sign that several countries share. */
  readonly isLoose?: true;
  /** The words of the file that state the unit; empty if none do. */
  readonly wording: string;
};

/** The number of cells above a header that belong to it. */
const MAX_CELLS_ABOVE = 2;
/** The highest power of ten for prices: a caption in millions is about amounts. */
const MAX_PRICE_SCALE = 3;

type At = { readonly grid: Grid; readonly header: number; readonly at: number; readonly counted: Counted };

/** A row of units directly below the header belongs to it. */
export const unitRowOf = (grid: Grid, header: number): number | undefined => {
  const filled = (grid[header + 1] ?? []).filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.every(isUnitAlone) ? header + 1 : undefined;
};

/** The nearest first: units below the header, the header, then the cells above it, bottom up. */
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

/** A caption applies to amounts; to prices up to thousands; to quantities only if it names them. */
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

/** By column name, for columns with numbers. `columns`: column names and the headers they are mapped to. */
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
