// Compares a figure of a sentence with the figures of its source: value, scale, unit, sign and period.
import type { Figure } from '#shared/finance-language/figures.ts';
import { samePeriod } from '#shared/finance-language/periods.ts';
import type { Unit } from '#shared/finance-language/units.ts';
import type { SourceFigure } from './source-figures.ts';

export type Match =
  | { readonly kind: 'same'; readonly source: SourceFigure; readonly converted: boolean }
  | { readonly kind: 'unitUnknown' | 'unitDiffers' | 'signDiffers' | 'periodDiffers'; readonly source: SourceFigure }
  | { readonly kind: 'missing' };

const times = (value: number, power: number): number => Number(`${value}e${power}`);

/** Equal, or the sentence rounds what the source states more precisely; never the other way round. */
const closeTo = (said: Figure, value: number, half: number): boolean => {
  const gap = Math.abs(Math.abs(said.value) - Math.abs(value));
  const dust = Math.abs(value) * 1e-12;
  if (gap <= dust) return true;
  return said.half > half * (1 + 1e-9) && gap <= said.half + dust;
};

const sameValue = (said: Figure, source: SourceFigure): number | undefined =>
  source.powers.find((power) => closeTo(said, times(source.printed, power), times(source.half, power)));

/** Printed alike, whatever scale is meant. */
const sameDigits = (said: Figure, source: SourceFigure): boolean => {
  const printed = times(said.value, -said.power);
  return Math.abs(Math.abs(printed) - Math.abs(source.printed)) <= Math.abs(source.printed) * 1e-12;
};

const RATIO: readonly Unit[] = ['percent', 'points', 'basisPoints', 'times'];
const isRatio = (unit: Unit | undefined): boolean => unit !== undefined && RATIO.includes(unit);

const MONEY: readonly Unit[] = ['KRW', 'USD', 'JPY', 'EUR', 'GBP', 'CNY'];
const isMoney = (unit: Unit | undefined): boolean => unit !== undefined && MONEY.includes(unit);

/** An unnamed unit may be any currency or count, never a percentage. */
const sameUnit = (said: Unit | undefined, source: Unit | undefined): boolean => {
  if (said === source) return true;
  if (said === undefined || source === undefined) return !isRatio(said) && !isRatio(source);
  return false;
};

const sameSign = (said: Figure, source: SourceFigure, fallingWords: boolean): boolean => {
  if (said.value === 0 || said.loose || source.looseSign) return true;
  if (Math.sign(said.value) === Math.sign(source.printed)) return true;
  // "A loss of 112" states what the source prints as (112).
  return fallingWords && said.value > 0;
};

const inPeriod = (asked: readonly string[], given: readonly string[]): boolean =>
  asked.length === 0 || given.length === 0 || asked.some((a) => given.some((b) => samePeriod(a, b)));

type Said = { readonly figure: Figure; readonly periods: readonly string[]; readonly fallingWords: boolean };

/** How one source figure answers a said one; the lower the better. */
const compare = (
  { figure, periods, fallingWords }: Said,
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
  // An amount of money from a table whose scale is nowhere said may be off by a million.
  if (!source.isScaled && isMoney(figure.unit)) return [1, { kind: 'unitUnknown', source }];
  if (!sameSign(figure, source, fallingWords)) return [3, { kind: 'signDiffers', source }];
  if (!inPeriod(periods, source.periods)) return [2, { kind: 'periodDiffers', source }];
  const exact = power === undefined || times(source.printed, power) === figure.value;
  return [0, { kind: 'same', source, converted: !exact || figure.power !== (source.powers[0] ?? 0) }];
};

export const matchFigure = (said: Said, sources: readonly SourceFigure[]): Match => {
  let best: readonly [number, Match] = [9, { kind: 'missing' }];
  for (const source of sources) {
    const found = compare(said, source);
    if (found && found[0] < best[0]) best = found;
  }
  return best[1];
};
