// Parses what a sentence claims about each of its figures: periods and measure.
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import type { Period } from '#shared/language/grammar/periods.ts';
import { namedMetrics } from '../understand/measures/find-metrics.ts';
import type { Metric } from '../understand/measures/metrics/metric.ts';
import { bind } from './bind.ts';
import { isRatio } from './units.ts';

const BETWEEN = /^\s*(?:,|,?\s?and|과|와|및|、|と)\s*$/iu;

/** "12 and 15 million": earlier figures of a list share the unit of the last. */
export const withSharedUnits = (text: string, figures: readonly Figure[]): Figure[] => {
  const out = [...figures];
  for (let i = out.length - 2; i >= 0; i -= 1) {
    const [own, next] = [out[i], out[i + 1]];
    if (!own || !next || own.power !== 0 || own.unit !== undefined || !BETWEEN.test(text.slice(own.end, next.start)))
      continue;
    const size = 10 ** next.power;
    out[i] = { ...own, value: own.value * size, half: own.half * size, power: next.power, unit: next.unit };
  }
  return out;
};

/** Any measure of the sentence may belong to a ratio: costs as a share of sales. */
export const measuresOf = (text: string, figures: readonly Figure[], figure: Figure): readonly Metric[] => {
  const named = namedMetrics(text);
  const own = isRatio(figure.unit) ? named : (bind(text, figures, named, false).get(figure) ?? []);
  return [...new Set(own.map(({ metric }) => metric))];
};

export type BoundFigure = {
  readonly figure: Figure;
  /** `undefined` if no period of the sentence is bound to it. */
  readonly periods: readonly string[] | undefined;
  readonly metrics: readonly Metric[];
};
export type Claims = { readonly stated: readonly BoundFigure[]; readonly periods: readonly Period[] };

export const claimsOf = (text: string): Claims => {
  const { figures: printed, periods } = readFigures(text);
  const figures = withSharedUnits(text, printed);
  const times = bind(text, figures, periods, true);
  return {
    periods,
    stated: figures.map((figure) => ({
      figure,
      periods: times.get(figure)?.map(({ key }) => key),
      metrics: measuresOf(text, figures, figure),
    })),
  };
};
