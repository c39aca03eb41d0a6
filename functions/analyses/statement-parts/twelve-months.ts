// Shows the last twelve months as a table: the year, plus the current interim period, minus the prior one.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sayPeriod } from '../../engine/write/wording.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, type Scale } from '../evidence/amounts.ts';
import { computed, refsOf } from '../evidence/computed.ts';
import { type Known, metricLabel } from '../evidence/known-figure.ts';
import type { TwelveMonths } from '../evidence/last-twelve-months.ts';
import { citedAs, type Row, type Sheet, withClash } from './table.ts';

type Flow = Omit<TwelveMonths, 'metric'>;

/** The cell of the twelve months, with the formula of its parts. */
export const twelveMonthsCell = (
  { language }: SectionContext,
  scale: Scale,
  { year, current, prior, value }: Flow,
): Row[number] => {
  const parts = [year, current, prior];
  const [a, b, c] = parts.map((one) => amountIn(language, scale, one.value));
  const text = amountIn(language, scale, value);
  const whole = computed(text, `${a} + ${b} − ${c} = ${text}`, refsOf(parts));
  return { text, ...withClash(whole, text, parts.find(({ clash }) => clash)?.clash) };
};

const rowOf = ({ context, scale, factor }: Sheet, { metric, year, current, prior, value }: TwelveMonths): Row => {
  const converted = (one: Known): Known => ({ ...one, value: one.value * factor });
  const flow = { year: converted(year), current: converted(current), prior: converted(prior), value: value * factor };
  const parts = [flow.year, flow.current, flow.prior];
  return [
    { text: metricLabel(context.language, metric) },
    ...parts.map((one) => ({ text: amountIn(context.language, scale, one.value), ...citedAs(context, scale, one) })),
    twelveMonthsCell(context, scale, flow),
  ];
};

export const twelveMonthsTable = (sheet: Sheet, flows: readonly TwelveMonths[]): Block[] => {
  const [first] = flows;
  if (!first) return [];
  const { language } = sheet.context;
  const t = (key: TextIn<'finance.twelveMonths'>, params = {}) =>
    translate(language, `finance.twelveMonths.${key}`, params);
  const unit = sheet.scale.label;
  const heads = [
    sayPeriod(language, first.year.year),
    t('added', { period: sayPeriod(language, first.current.period) }),
    t('takenOff', { period: sayPeriod(language, first.prior.period) }),
    t('total'),
  ];
  return [
    {
      kind: 'table',
      caption: t('title'),
      columns: [{ label: sheet.context.text('say.line') }, ...heads.map((label) => ({ label, unit, numeric: true }))],
      rows: flows.map((flow) => rowOf(sheet, flow)),
    },
  ];
};
