// Compares a figure of a sentence with the figures of its source: value, scale, unit, sign and period.

import type { Figure } from '#shared/language/grammar/figures.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import { timesPower } from '#shared/language/grammar/times-power.ts';
import type { Unit } from '#shared/language/grammar/units.ts';
import { isAlwaysCost } from '../tables/bracketed-costs.ts';
import { metricScore } from '../tables/label-match.ts';
import { type MeasureFit, measureFit, type StatedMeasure } from './measure.ts';
import type { SourceFigure } from './source-figures.ts';
import { isMoney, isRatio } from './units.ts';

export type Match =
  | { readonly kind: 'same'; readonly source: SourceFigure; readonly converted: boolean; readonly measure: MeasureFit }
  | {
      readonly kind: 'unitUnknown' | 'unitDiffers' | 'signDiffers' | 'periodDiffers' | 'measureDiffers';
      readonly source: SourceFigure;
    }
  | { readonly kind: 'missing' };

/** Equal, or the sentence rounds the more precise source; never the reverse. */
const closeTo = (stated: Figure, value: number, half: number): boolean => {
  const gap = Math.abs(Math.abs(stated.value) - Math.abs(value));
  const dust = Math.abs(value) * 1e-12;
  if (gap <= dust) return true;
  return stated.half > half * (1 + 1e-9) && gap <= stated.half + dust;
};

const sameValue = (stated: Figure, source: SourceFigure): number | undefined =>
  source.powers.find((power) => closeTo(stated, timesPower(source.printed, power), timesPower(source.half, power)));

/** Whether both print the same digits, whatever the scale. */
const sameDigits = (stated: Figure, source: SourceFigure): boolean => {
  const printed = timesPower(stated.value, -stated.power);
  return Math.abs(Math.abs(printed) - Math.abs(source.printed)) <= Math.abs(source.printed) * 1e-12;
};

/** A missing unit may be any currency or count, never a percentage. */
const sameUnit = (stated: Unit | undefined, source: Unit | undefined): boolean => {
  if (stated === source) return true;
  if (stated === undefined || source === undefined) return !isRatio(stated) && !isRatio(source);
  return false;
};

const sameSign = (stated: Figure, source: SourceFigure, fallingWords: boolean): boolean => {
  if (stated.value === 0 || stated.loose || source.looseSign) return true;
  if (Math.sign(stated.value) === Math.sign(source.printed)) return true;
  // "A loss of 112" states what the source prints as (112).
  return fallingWords && stated.value > 0;
};

/** Depreciation in brackets is added back to a profit. */
const isCostByName = (measure: StatedMeasure | undefined, { place }: SourceFigure): boolean =>
  place.kind === 'cell' &&
  isAlwaysCost(place.row.label) &&
  (measure?.metrics ?? []).some((metric) => metricScore(metric, place.row.label) > 0);

const year = (key: string): number => Number(key.slice(0, 4));
/** Prose names periods differently: they differ if the years do, or if they are two parts of one year. */
const isApart = (a: string, b: string): boolean => {
  if (a.startsWith('#') || b.startsWith('#')) return false;
  if (year(a) !== year(b))
    return !(EARLY.test(b) && year(b) === year(a) + 1) && !(EARLY.test(a) && year(a) === year(b) + 1);
  return a !== b && PART.test(a) && PART.test(b);
};
/** A year that ends in its first months is also named after the year before. */
const EARLY = /^\d{4}-0[1-5]/;
const PART = /^\d{4}[QH]\d$/;

const inPeriod = (wanted: readonly string[], { periods: given, place }: SourceFigure): boolean =>
  wanted.length === 0 ||
  given.length === 0 ||
  wanted.some((a) => given.some((b) => (place.kind === 'cell' ? samePeriod(a, b) : !isApart(a, b))));

type StatedFigure = {
  readonly figure: Figure;
  readonly periods: readonly string[];
  readonly fallingWords: boolean;
  /** The stated measure; `undefined` if only the figure is compared. */
  readonly measure?: StatedMeasure;
};

/** Ranks how a source figure matches a stated one; lower is better. */
const compare = (
  { figure, periods, fallingWords, measure }: StatedFigure,
  source: SourceFigure,
): readonly [number, Match] | undefined => {
  const power = sameValue(figure, source);
  const bareDigits = figure.power === 0 && sameDigits(figure, source);
  if (power === undefined && !sameDigits(figure, source)) return undefined;
  const unitOk = sameUnit(figure.unit, source.unit);
  const asPrinted = bareDigits && figure.unit === undefined && unitOk;
  if (power === undefined && !asPrinted)
    return source.isScaled ? [4, { kind: 'unitDiffers', source }] : [1, { kind: 'unitUnknown', source }];
  if (!unitOk) return [4, { kind: 'unitDiffers', source }];
  // An amount of money from a table without a stated scale may be off by a million.
  if (!source.isScaled && isMoney(figure.unit)) return [1, { kind: 'unitUnknown', source }];
  if (!sameSign(figure, source, fallingWords || isCostByName(measure, source)))
    return [3, { kind: 'signDiffers', source }];
  const fit = measure ? measureFit(measure, source) : 'same';
  if (fit === 'other') return [2.5, { kind: 'measureDiffers', source }];
  if (!inPeriod(periods, source)) return [2, { kind: 'periodDiffers', source }];
  const exact = power === undefined || timesPower(source.printed, power) === figure.value;
  const converted = !exact || figure.power !== (source.powers[0] ?? 0);
  return [fit === 'open' ? 0.5 : 0, { kind: 'same', source, converted, measure: fit }];
};

export const matchFigure = (stated: StatedFigure, sources: readonly SourceFigure[]): Match => {
  let best: readonly [number, Match] = [9, { kind: 'missing' }];
  for (const source of sources) {
    const found = compare(stated, source);
    if (found && found[0] < best[0]) best = found;
  }
  return best[1];
};
