// What a ratio is: its names, and the two or three figures that it is computed from.
import type { Language } from '#shared/model/enums.ts';
import { type Metric, metricOf } from '../metrics/metric.ts';
import { METRICS } from '../metrics.ts';

export type Ratio = {
  readonly id: string;
  readonly names: Readonly<Record<Language, readonly string[]>>;
  /** An amount is the first without, or with, what stands under `minus` or `plus`. */
  readonly unit: 'percent' | 'times' | 'amount';
  /** `over` divides the first; `minus` is taken off the first before, `plus` added to it. */
  readonly of: Metric;
  readonly minus?: Metric | undefined;
  readonly plus?: Metric | undefined;
  readonly over?: Metric | undefined;
  /** Computed so where the statements do not print the first. */
  readonly instead?: Ratio | undefined;
  /** The amount itself, where a row prints it. */
  readonly printed?: Metric | undefined;
};

const metric = (id: string): Metric => {
  const found = METRICS.find((one) => one.id === id);
  if (!found) throw new Error(`no metric ${id}`);
  return found;
};

type Terms = { readonly of: string; readonly minus?: string; readonly plus?: string; readonly over?: string };
type Row = Terms & {
  readonly ko: string;
  readonly en: string;
  readonly ja: string;
  readonly unit?: Ratio['unit'];
  readonly instead?: Terms;
  readonly printed?: string;
};

/** The row that prints the ratio itself: in percent or times, never in money. */
const rowOf = (
  id: string,
  { ko, en, ja, unit }: Pick<Row, 'ko' | 'en' | 'ja'> & { readonly unit: 'percent' | 'times' },
): Metric => ({
  ...metricOf('other')(id, { ko, en, ja }),
  unit,
});

export const ratio = (
  id: string,
  { ko, en, ja, unit = 'percent', of, minus, plus, over, instead, printed }: Row,
): Ratio => ({
  id,
  names: { ko: ko.split('|'), en: en.split('|'), ja: ja.split('|') },
  unit,
  of: metric(of),
  ...(minus ? { minus: metric(minus) } : {}),
  ...(plus ? { plus: metric(plus) } : {}),
  ...(over ? { over: metric(over) } : {}),
  ...(printed ? { printed: metric(printed) } : unit === 'amount' ? {} : { printed: rowOf(id, { ko, en, ja, unit }) }),
  ...(instead ? { instead: ratio(id, { ko, en, ja, unit, ...instead }) } : {}),
});

/** As they stand in its formula. */
export const termsOf = ({ of, minus, plus, over }: Ratio): Metric[] =>
  [of, minus, plus, over].filter((one) => one !== undefined);

/** All that it may be computed from, and itself. */
export const metricsOf = (one: Ratio): Metric[] => [
  ...new Set([...(one.printed ? [one.printed] : []), ...termsOf(one), ...(one.instead ? termsOf(one.instead) : [])]),
];
