// Formats amounts of statements for tables and charts: one scale for all, printed once.
import { timesPower } from '#shared/language/grammar/times-power.ts';
import { measureOf, type Unit } from '#shared/language/grammar/units.ts';
import { type Language, LOCALES } from '#shared/model/enums.ts';
import { sayAmount } from '../../engine/write/wording.ts';

const MILLION = 6;
/** Below this, a figure in millions would lose significant digits. */
const MIN_IN_MILLIONS = 10_000_000;

const TENTHS_BELOW = 10;
/** From this size, a decimal is not significant beside the other figures. */
const LARGE = 1000;

export type Scale = {
  readonly power: number;
  readonly unit: string;
  readonly label: string;
  /** True if only the smallest figures would have a decimal: the whole column is then shown without. */
  readonly isLarge?: boolean;
  /** True if some figure has a decimal: 5 is then printed as 5.0 beside 7.1. */
  readonly hasTenths?: boolean;
};

const unitLabel = (language: Language, power: number, currency: string): string => {
  const unit: Unit | undefined = measureOf(currency)?.unit;
  const unitText = sayAmount(language, '', { power, unit, exceptPerShare: false }).trim();
  return unit ? unitText.replace(/^([$€£])(?=\w)/, '$1 ') : `${currency} ${unitText}`.trim();
};

export const scaleFor = (language: Language, currency: string, values: readonly number[]): Scale => {
  const most = Math.max(0, ...values.map(Math.abs));
  const power = most >= MIN_IN_MILLIONS ? MILLION : 0;
  const hasTenths = values.some((value) => Math.round((Math.abs(value) / 10 ** power) * 10) % 10 !== 0);
  return {
    power,
    unit: currency,
    label: unitLabel(language, power, currency),
    isLarge: most >= LARGE * 10 ** power,
    hasTenths,
  };
};

/** Whether a model shows its amounts with a decimal. */
export const tenthsOf = (values: readonly number[], power: number): { readonly hasTenths?: true } =>
  power > 0 && Math.max(0, ...values.map(Math.abs)) < LARGE * 10 ** power ? { hasTenths: true } : {};

export const scaled = ({ power }: Pick<Scale, 'power'>, value: number): number => timesPower(value, -power);

/** A formatter takes long to make, and few are needed: one for each language and number of digits. */
const FORMATTERS = new Map<string, Intl.NumberFormat>();

const formatterOf = (language: Language, digits: number, least: number): Intl.NumberFormat => {
  const key = `${language} ${digits} ${least}`;
  const known = FORMATTERS.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: least,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  FORMATTERS.set(key, made);
  return made;
};

const format = (language: Language, value: number, digits: number, least = digits): string =>
  formatterOf(language, digits, least).format(value);

/** Rounds for display only. */
export const amountIn = (language: Language, scale: Scale, value: number): string => {
  const size = scaled(scale, value);
  const isWhole = Math.abs(size) >= (scale.isLarge ? TENTHS_BELOW : LARGE) || scale.power === 0;
  const least = scale.hasTenths && !scale.isLarge ? 1 : 0;
  return isWhole ? format(language, size, 0) : format(language, size, 1, least);
};

/** An amount with its unit, placed as the language requires: $12,842 million. */
export const amountText = (language: Language, scale: Scale, value: number): string => {
  const unit: Unit | undefined = measureOf(scale.unit)?.unit;
  const text = amountIn(language, scale, value);
  return unit
    ? sayAmount(language, text, { power: scale.power, unit, exceptPerShare: false })
    : `${text} ${scale.label}`;
};

/** A quotient of two amounts as a formula shows it, in one scale and unit. */
export const quotientIn = (
  language: Language,
  above: { readonly value: number; readonly unit: string },
  below: { readonly value: number },
): string => {
  const scale = scaleFor(language, above.unit, [above.value, below.value]);
  return `${amountIn(language, scale, above.value)} ÷ ${amountIn(language, scale, below.value)}`;
};

export const percentIn = (language: Language, share: number): string => `${format(language, share * 100, 1)}%`;
/** Below this, two decimals are kept: the assets of a bank turn over 0.04 times. */
const SMALL_TIMES = 0.1;
const TIMES = { ko: '배', en: 'x', ja: '倍' } as const;
export const timesIn = (language: Language, times: number): string =>
  `${format(language, times, Math.abs(times) < SMALL_TIMES ? 2 : 1)}${TIMES[language]}`;
/** A multiple below one keeps two decimals: 0.96 is not one. */
export const multipleIn = (language: Language, value: number): string =>
  format(language, value, Math.abs(value) < 1 ? 2 : 1);
export const tenthsIn = (language: Language, value: number): string => format(language, value, 1);
export const plainIn = (language: Language, value: number, digits = 2, least = 0): string =>
  format(language, value, digits, least);
