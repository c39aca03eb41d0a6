// The last twelve months as a table: the year, the part that is added and the one that is taken off.
import { translate } from '#shared/i18n/translate.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sayPeriod } from '../../engine/write/wording.ts';
import { amountIn } from '../evidence/amounts.ts';
import { computed, refsOf } from '../evidence/computed.ts';
import { metricLabel } from '../evidence/known-figure.ts';
import type { TwelveMonths } from '../evidence/last-twelve-months.ts';
import { citedAs, type Row, type Sheet, withClash } from './table.ts';

const rowOf = (sheet: Sheet, { metric, year, current, prior, value }: TwelveMonths): Row => {
  const { context, scale, factor } = sheet;
  const parts = [year, current, prior].map((one) => ({ ...one, value: one.value * factor }));
  const [a, b, c] = parts.map((one) => amountIn(context.language, scale, one.value));
  const text = amountIn(context.language, scale, value * factor);
  const whole = computed(text, `${a} + ${b} − ${c} = ${text}`, refsOf(parts));
  return [
    { text: metricLabel(context.language, metric) },
    ...parts.map((one) => ({ text: amountIn(context.language, scale, one.value), ...citedAs(context, scale, one) })),
    { text, ...withClash(whole, text, parts.find(({ clash }) => clash)?.clash) },
  ];
};

export const twelveMonthsTable = (sheet: Sheet, flows: readonly TwelveMonths[]): Block[] => {
  const [first] = flows;
  if (!first) return [];
  const { language } = sheet.context;
  const t = (key: string, params = {}) => translate(language, `finance.twelveMonths.${key}`, params);
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
