// What a ratio is: its names, and the two or three figures that it is computed from.
import type { Language } from '#shared/model/enums.ts';
import type { Metric } from '../metrics/metric.ts';
import { METRICS } from '../metrics.ts';

export type Ratio = {
  readonly id: string;
  readonly names: Readonly<Record<Language, readonly string[]>>;
  readonly unit: 'percent' | 'times';
  /** `over` divides the first; `minus` is taken off the first before. */
  readonly of: Metric;
  readonly minus?: Metric | undefined;
  readonly over: Metric;
};

const metric = (id: string): Metric => {
  const found = METRICS.find((one) => one.id === id);
  if (!found) throw new Error(`no metric ${id}`);
  return found;
};

type Row = {
  readonly ko: string;
  readonly en: string;
  readonly ja: string;
  readonly unit?: Ratio['unit'];
  readonly of: string;
  readonly minus?: string;
  readonly over: string;
};

export const ratio = (id: string, { ko, en, ja, unit = 'percent', of, minus, over }: Row): Ratio => ({
  id,
  names: { ko: ko.split('|'), en: en.split('|'), ja: ja.split('|') },
  unit,
  of: metric(of),
  over: metric(over),
  ...(minus ? { minus: metric(minus) } : {}),
});

export const metricsOf = ({ of, minus, over }: Ratio): Metric[] => [of, ...(minus ? [minus] : []), over];
