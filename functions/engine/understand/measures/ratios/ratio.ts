// The definition of a ratio: its names, and the two or three figures that it is computed from.
import type { Language } from '#shared/model/enums.ts';
import type { Metric } from '../metrics/metric.ts';
import { LINES, METRICS } from '../metrics.ts';

/** What is added to the first figure, or taken off it. */
export type Further = { readonly metric: Metric; readonly sign: 1 | -1 };

export type Ratio = {
  readonly id: string;
  readonly names: Readonly<Record<Language, readonly string[]>>;
  /** `each`: an amount for each of those that divide it. */
  readonly unit: 'percent' | 'times' | 'days' | 'amount' | 'each';
  readonly of: Metric;
  readonly further: readonly Further[];
  /** Divides the sum of what is before. */
  readonly over?: Metric | undefined;
  /** Added to what divides it: EBITDA that no row prints. */
  readonly overFurther?: readonly Metric[] | undefined;
  /** Over the average of two balances, or the average of the ratios of several years. */
  readonly average?: 'over' | 'years' | undefined;
  /** Computed so where the statements do not print the first. */
  readonly instead?: Ratio | undefined;
  /** The stretch of the question that says how it is computed, name and brackets. */
  readonly stated?: string | undefined;
  /** Of a burden less is better. */
  readonly lessIsBetter?: boolean | undefined;
  /** The amount itself, where a row prints it. */
  readonly printed?: Metric | undefined;
};

const metric = (id: string): Metric => {
  const found = METRICS.find((one) => one.id === id) ?? LINES.find((one) => one.id === id);
  if (!found) throw new Error(`no metric ${id}`);
  return found;
};

type Terms = {
  readonly of: string;
  readonly minus?: string;
  readonly plus?: readonly string[];
  readonly over?: string;
  readonly overPlus?: readonly string[];
};
type Row = Terms & {
  readonly id: string;
  readonly ko: readonly string[];
  readonly en: readonly string[];
  readonly ja: readonly string[];
  readonly unit?: string;
  readonly instead?: Terms;
  readonly printed?: string;
  readonly lessIsBetter?: boolean;
};

/** The row that prints the ratio itself: in percent or times, never in money. */
const rowOf = (id: string, labels: Metric['labels'], unit: 'percent' | 'times'): Metric => ({
  id,
  statement: 'other',
  labels,
  not: [],
  unit,
});

const UNITS: readonly Ratio['unit'][] = ['times', 'days', 'amount', 'each'];
const unitOf = (unit: string | undefined): Ratio['unit'] => UNITS.find((one) => one === unit) ?? 'percent';

const isRate = (unit: Ratio['unit']): unit is 'percent' | 'times' => unit === 'percent' || unit === 'times';

export const ratio = (row: Row): Ratio => {
  const { id, ko, en, ja, of, minus, plus = [], over, overPlus, instead, printed, lessIsBetter } = row;
  const [names, unit] = [{ ko, en, ja }, unitOf(row.unit)];
  return {
    id,
    names,
    unit,
    of: metric(of),
    further: [
      ...(minus ? [{ metric: metric(minus), sign: -1 as const }] : []),
      ...plus.map((one) => ({ metric: metric(one), sign: 1 as const })),
    ],
    ...(over ? { over: metric(over) } : {}),
    ...(overPlus ? { overFurther: overPlus.map(metric) } : {}),
    ...(lessIsBetter ? { lessIsBetter } : {}),
    ...(printed ? { printed: metric(printed) } : isRate(unit) ? { printed: rowOf(id, names, unit) } : {}),
    ...(instead ? { instead: ratio({ id, ...names, unit, ...instead }) } : {}),
  };
};

/** As they are in its formula. */
export const termsOf = ({ of, further, over, overFurther = [] }: Ratio): Metric[] => [
  of,
  ...further.map(({ metric: one }) => one),
  ...(over ? [over] : []),
  ...overFurther,
];

/** All that it may be computed from, and itself. */
export const metricsOf = (one: Ratio): Metric[] => [
  ...new Set([...(one.printed ? [one.printed] : []), ...termsOf(one), ...(one.instead ? termsOf(one.instead) : [])]),
];
