// Formats the figures of a chart in the reader's language.
import { statedUnit } from '../../language/grammar/column-unit.ts';
import { type Language, LOCALES } from '../../model/enums.ts';

/** From this size, figures without a scaled unit are abbreviated: 4.4조, 4.4T. */
const MIN_ABBREVIATED = 10_000_000;
const MAX_DECIMALS = 2;

export type Style = {
  readonly language: Language;
  readonly unit?: string | undefined;
  readonly decimals?: number | undefined;
};
export type Say = (value: number) => string;

const wanted = (values: readonly number[]): number => {
  const largest = Math.max(0, ...values.map(Math.abs));
  const most = largest >= 10_000 ? 0 : largest >= 100 ? 1 : MAX_DECIMALS;
  const exact = (digits: number) => values.every((value) => Math.abs(value - Number(value.toFixed(digits))) < 1e-9);
  return [0, 1, 2].find((digits) => digits >= most || exact(digits)) ?? most;
};

const attached = (unit: string | undefined): string => (unit === '%' || unit === 'x' ? unit : '');

const FORMATS = new Map<string, Intl.NumberFormat>();
/** Cached: creating a format takes longer than using it a hundred times. */
const formatOf = (language: Style['language'], options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = FORMATS.get(key) ?? new Intl.NumberFormat(LOCALES[language], options);
  FORMATS.set(key, known);
  return known;
};

/** Every figure in full, all with the same number of decimals. */
export const inFull = ({ language, unit, decimals }: Style, values: readonly number[]): Say => {
  const digits = decimals ?? wanted(values);
  const format = formatOf(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (value) => `${format.format(value)}${attached(unit)}`;
};

/** 백만원, KRW million: abbreviating a scaled figure again would misstate it. */
const isScaled = (unit: string | undefined): boolean => unit !== undefined && (statedUnit(unit, 'any')?.power ?? 0) > 0;

/** Abbreviated for a label. */
export const inShort = (style: Style, values: readonly number[]): Say => {
  if (isScaled(style.unit) || Math.max(0, ...values.map(Math.abs)) < MIN_ABBREVIATED) return inFull(style, values);
  const format = formatOf(style.language, { notation: 'compact', maximumFractionDigits: 1 });
  return (value) => `${format.format(value)}${attached(style.unit)}`;
};
