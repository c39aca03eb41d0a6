// Formats a register's figure as a quote for a reader, with its locator, and never as a tag or a field code.
import { translate } from '#shared/i18n/translate.ts';
import { measureOf } from '#shared/language/grammar/units.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Fact } from '#shared/model/fact.ts';
import { sayAmount, sayPeriod } from '../../engine/write/wording.ts';
import { amountIn, plainIn, scaled, scaleFor } from './amounts.ts';
import { metricOf } from './known-figure.ts';

const NAMED = {
  BS: 'balanceSheet',
  IS: 'incomeStatement',
  CIS: 'incomeStatement',
  CF: 'cashFlow',
  SCE: undefined,
} as const;
const USUAL = {
  income: 'incomeStatement',
  balance: 'balanceSheet',
  cash: 'cashFlow',
  share: undefined,
  other: undefined,
} as const;

/** If the register does not name the statement, the one that usually has this metric. */
const statementOf = ({ statement, metric }: Fact) =>
  statement ? NAMED[statement] : USUAL[metricOf(metric ?? '')?.statement ?? 'other'];

/** Periods other than those of a report are given by their first and last day. */
const periodText = (language: Language, { period: { key, start, end } }: Fact): string =>
  key.includes('/') ? `${sayPeriod(language, start ?? key)} – ${sayPeriod(language, end)}` : sayPeriod(language, key);

const inUnit = (language: Language, printed: string, unit: string, power: number): string => {
  if (unit === 'pure') return printed;
  const known = measureOf(unit)?.unit;
  const amount = sayAmount(language, printed, { power, unit: known, exceptPerShare: false });
  return known ? amount : `${amount} ${unit}`;
};

/** The value in the scale of the report, followed by the full amount if that is rounded. */
const valueText = (language: Language, { value, unit }: Fact): string => {
  const scale = scaleFor(language, unit, [value]);
  const whole = plainIn(language, value, 4);
  if (scale.power === 0) return inUnit(language, whole, unit, 0);
  const rounded = inUnit(language, amountIn(language, scale, value), unit, scale.power);
  const step = Math.abs(scaled(scale, value)) >= 1000 ? 10 ** scale.power : 10 ** (scale.power - 1);
  return value % step === 0 ? rounded : `${rounded} (${inUnit(language, whole, unit, 0)})`;
};

export const factQuote = (language: Language, fact: Fact): string =>
  `${fact.label}, ${periodText(language, fact)}: ${valueText(language, fact)}`;

export const factPlace = (language: Language, fact: Fact): string => {
  const name = statementOf(fact);
  const basis = translate(language, `analyses.choices.${fact.basis}`);
  const statement = name && `${translate(language, `analyses.say.${name}`)} (${basis})`;
  return [statement, periodText(language, fact)].filter(Boolean).join(', ');
};
