// Words periods, units and amounts in the reader's language.

import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate, translateId } from '#shared/i18n/translate.ts';
import { withParticles } from '#shared/language/grammar/particle.ts';
import { type Measure, MONEY, type Unit } from '#shared/language/grammar/units.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Plan } from '../understand/plan-type.ts';

type Params = Readonly<Record<string, string | number>>;

export const say = (language: Language, key: TextIn<'answers'>, params: Params = {}): string =>
  withParticles(translate(language, `answers.${key}`, params)).replace(/ {2,}/g, ' ');

/** With `isFiscal`, a month means the year that ends with it. */
export const sayPeriod = (language: Language, period: string, isFiscal = false): string => {
  const [, term, part = ''] = /^#(\d+)(\w*)/.exec(period) ?? [];
  if (term && part.startsWith('Q')) return say(language, 'period.termQuarter', { term, quarter: part.slice(1) });
  if (term) return say(language, part ? 'period.termHalf' : 'period.term', { term });
  const [year = '', rest = ''] = [period.slice(0, 4), period.slice(4)];
  if (rest.startsWith('Q')) return say(language, 'period.quarter', { year, quarter: rest.slice(1) });
  if (rest.startsWith('H')) {
    const half = say(language, `period.${rest === 'H1' ? 'firstHalf' : 'secondHalf'}`);
    return say(language, 'period.half', { year, half });
  }
  const [month = '', day = ''] = rest.split('-').filter(Boolean);
  if (!month) return say(language, 'period.year', { year });
  const monthName = translate(language, 'answers.monthNames').split(',')[Number(month) - 1] ?? month;
  const params = { year, month: Number(month), monthName, day: Number(day) };
  return say(language, day ? 'period.day' : isFiscal ? 'period.fiscal' : 'period.month', params);
};

/** What a question names, in words: companies, periods, metrics. */
export const namedIn = ({ language, entities, periods, metrics, ratios }: Plan): string[] => [
  ...entities,
  ...periods.map((period) => sayPeriod(language, period)),
  ...(ratios.length > 0
    ? ratios.map(({ id, names }) => names[language][0] ?? id)
    : metrics.map(({ id, labels }) => labels[language][0] ?? id)),
];

const isMoney = (unit: Unit | undefined): boolean => unit !== undefined && MONEY.includes(unit);

const unitName = (language: Language, unit: Unit | undefined): string =>
  unit ? translate(language, `answers.unit.of.${unit}`) : '';

/** English puts the currency before the number. */
const inEnglish = (figure: string, scale: string, unit: Unit | undefined): string => {
  const name = unitName('en', unit);
  const amount = [figure, scale].filter(Boolean).join(' ');
  if (!isMoney(unit))
    return unit === undefined ? amount : /^[%x ]/.test(name) ? `${amount}${name}` : `${amount} ${name}`.trim();
  const [minus, size] = amount.startsWith('-') ? ['-', amount.slice(1)] : ['', amount];
  return `${minus}${name}${name.length === 1 ? '' : ' '}${size}`;
};

/** A figure as printed, with the scale and unit of its table. */
export const sayAmount = (language: Language, printed: string, measure: Measure | undefined): string => {
  const scale = measure?.power ? translateId(language, 'answers.unit.power', String(measure.power)) : '';
  if (language === 'en') return inEnglish(printed, scale, measure?.unit);
  return `${printed}${scale}${unitName(language, measure?.unit)}`;
};

const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** 279조 6,048억: whole parts by ten thousands, rounded below the last one shown. */
const byTenThousands = (
  value: number,
  names: readonly [trillion: string, hundredMillion: string, tenThousand: string],
): string => {
  const step = value >= 1e12 ? 1e8 : 1e4;
  const rounded = Math.round(value / step) * step;
  const parts = [
    [Math.floor(rounded / 1e12), names[0]],
    [Math.floor((rounded % 1e12) / 1e8), names[1]],
    [Math.floor((rounded % 1e8) / 1e4), names[2]],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${grouped(count)}${name}`)
    .join(' ');
};

const MIN_CONVERTED = 1e8;
/** Amounts in millions are at least a hundred, and need no decimals. */
const ENGLISH_SCALES = [
  [1e12, 'trillion', 1],
  [1e9, 'billion', 1],
  [1e6, 'million', 0],
] as const;

export type Converted = { readonly text: string; readonly isExact: boolean };

/** The amount in usual words: 조 and 억, billions, 兆 and 億. `undefined` if that adds nothing. */
export const sayConverted = (
  language: Language,
  value: number,
  measure: Measure | undefined,
): Converted | undefined => {
  const size = Math.abs(value);
  const { unit, power = 0 } = measure ?? {};
  if (!isMoney(unit) || size < MIN_CONVERTED || power >= 8) return undefined;
  const minus = value < 0 ? '-' : '';
  if (language === 'en') {
    const scale = ENGLISH_SCALES.find(([least]) => size >= least);
    if (!scale || scale[0] <= 10 ** power) return undefined;
    const [base, name, places] = scale;
    const short = (size / base).toFixed(places);
    return { text: inEnglish(`${minus}${short}`, name, unit), isExact: Number(short) * base === size };
  }
  const parts = byTenThousands(size, language === 'ko' ? ['조', '억', '만'] : ['兆', '億', '万']);
  const step = size >= 1e12 ? 1e8 : 1e4;
  const text =
    language === 'ko' ? `${parts} ${unitName('ko', unit)}` : `${parts.replaceAll(' ', '')}${unitName(language, unit)}`;
  return { text: `${minus}${text}`, isExact: size % step === 0 };
};

/** Rates are "high" where amounts are "large": selects the text key. */
export const rateKey = (figure: string): '' | 'Rate' => (/[%％]$/.test(figure) ? 'Rate' : '');
