// The definition of a ratio: its names, and the two or three figures that it is computed from.
import type { Language } from '#shared/model/enums.ts';
import type { Metric } from '../metrics/metric.ts';
import { LINES, METRICS } from '../metrics.ts';

/** A figure that is added to the first one or subtracted from it. */
export type Further = { readonly metric: Metric; readonly sign: 1 | -1 };

export type Ratio = {
  readonly id: string;
  readonly names: Readonly<Record<Language, readonly string[]>>;
  /** `each`: an amount per unit of the divisor. */
  readonly unit: 'percent' | 'times' | 'days' | 'amount' | 'each';
  readonly of: Metric;
  readonly further: readonly Further[];
  /** Divides the sum of the figures above. */
  readonly over?: Metric | undefined;
  /** Added to the divisor: the parts of an EBITDA that no row prints. */
  readonly overFurther?: readonly Metric[] | undefined;
  /** `over`: divides by the average of two balances; `of`: divides it. `years`: the average of the ratios of several years. */
  readonly average?: 'over' | 'of' | 'years' | undefined;
  /** Computed instead if the statements do not print the first figure. */
  readonly instead?: Ratio | undefined;
  /** The part of the question that states the formula, with name and brackets. */
  readonly stated?: string | undefined;
  /** The ratio measures a burden, so that a lower value is better. */
  readonly lessIsBetter?: boolean | undefined;
  /** The metric of a row that prints the result itself. */
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
export type RatioRow = Terms & {
  readonly id: string;
  readonly ko: readonly string[];
  readonly en: readonly string[];
  readonly ja: readonly string[];
  readonly unit?: string;
  readonly instead?: Terms;
  readonly printed?: string;
  readonly lessIsBetter?: boolean;
  readonly timesIn?: readonly string[];
};

/** The row that prints the ratio itself, in percent or times, never in money. */
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

export const ratio = (row: RatioRow): Ratio => {
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

/** The metrics of the formula, in its order. */
export const termsOf = ({ of, further, over, overFurther = [] }: Ratio): Metric[] => [
  of,
  ...further.map(({ metric: one }) => one),
  ...(over ? [over] : []),
  ...overFurther,
];

/** All metrics that the ratio may need: the printed one, those of its formula and those of its substitute. */
export const metricsOf = (one: Ratio): Metric[] => [
  ...new Set([...(one.printed ? [one.printed] : []), ...termsOf(one), ...(one.instead ? termsOf(one.instead) : [])]),
];
