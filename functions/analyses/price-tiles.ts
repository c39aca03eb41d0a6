// Summarizes a price series in tiles: latest price and change, high and low.
import { isCurrency } from '#shared/language/grammar/units.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Tile } from '#shared/report/figures.ts';
import { sayPeriod } from '../engine/write/wording.ts';
import type { SectionContext } from './builder.ts';
import { percentIn } from './evidence/amounts.ts';
import { computed, verified } from './evidence/computed.ts';

export type Point = {
  readonly at: string;
  readonly value: number;
  readonly text: string;
  readonly unit: string;
  readonly refs: readonly number[];
};

/** The ISO 4217 code, or `undefined`. */
export const currencyOf = (unit: string): string | undefined => (isCurrency(unit) ? unit : undefined);

const tileOf = (
  { language, text }: SectionContext,
  key: 'say.lastPrice' | 'say.highestPrice' | 'say.lowestPrice',
  point: Point,
): Tile => {
  const unit = currencyOf(point.unit);
  return {
    label: text(key),
    value: point.text,
    ...(unit ? { unit } : {}),
    period: sayPeriod(language, point.at),
    ...verified(point.refs),
  };
};

/** The change from the first price to the last. */
const changeOf = ({ language }: SectionContext, first: Point, last: Point): Pick<Tile, 'change'> => {
  if (first.value <= 0) return {};
  const change = last.value / first.value - 1;
  const rate = percentIn(language, Math.abs(change));
  const formula = `${last.text} ÷ ${first.text} − 1 = ${percentIn(language, change)}`;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'flat';
  return { change: { text: rate, direction, ...computed(rate, formula, [...first.refs, ...last.refs]) } };
};

export const priceTiles = (context: SectionContext, points: readonly Point[]): BlockOf<'figures'>[] => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return [];
  const highest = points.reduce((best, point) => (point.value > best.value ? point : best), first);
  const lowest = points.reduce((best, point) => (point.value < best.value ? point : best), first);
  const tiles = [
    { ...tileOf(context, 'say.lastPrice', last), ...changeOf(context, first, last) },
    tileOf(context, 'say.highestPrice', highest),
    tileOf(context, 'say.lowestPrice', lowest),
  ];
  return [{ kind: 'figures', tiles }];
};
