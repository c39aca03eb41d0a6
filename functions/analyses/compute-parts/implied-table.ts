// Shows the values that printed multiples imply, as a table, and tells in sentences what they come to beside the price.
import { quartileOf } from '#shared/finance/statistics/quartile.ts';
import type { Block, BlockOf, Sentence } from '#shared/report/blocks.ts';
import { amountIn, amountText, percentIn } from '../evidence/amounts.ts';
import type { Asking } from '../evidence/asking-price.ts';
import { computed, refsOf, verified } from '../evidence/computed.ts';
import { metricLabel } from '../evidence/known-figure.ts';
import { sayYear } from '../evidence/say-year.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import type { Latest } from '../latest-year.ts';
import type { Row } from '../statement-parts/table.ts';
import { type Implied, timesIn } from './implied-value.ts';

const rowRefs = ({ context: { notes } }: Latest, { table }: Implied): number[] => [
  ...new Set(table.rows.map(({ start, end }) => notes.cite(table.passage, start, end).n)),
];

const rowFor = (latest: Latest, one: Implied): Row => {
  const { context, scale } = latest;
  const say = (value: number) => amountIn(context.language, scale, value);
  const printed = rowRefs(latest, one);
  const of = refsOf([...one.own.of, ...(one.net?.of ?? [])]);
  const cited = (text: string, formula: string, refs: readonly number[]): Row[number] => ({
    text,
    ...computed(text, formula, [...new Set(refs)]),
  });
  const times = one.quartiles.map((value) => timesIn(latest, one, value));
  const values = one.values.map((value, i) => {
    const formula = `${one.own.formula} × ${times[i]}${one.net ? ` + ${one.net.formula}` : ''} = ${say(value)}`;
    return cited(say(value), formula, [...printed, ...of]);
  });
  return [
    { text: one.table.heading ? `${one.label} (${one.table.heading})` : one.label },
    { text: String(one.count) },
    { text: times.join(' – '), ...verified(printed) },
    { text: metricLabel(context.language, one.metric) },
    one.own.of.length > 1
      ? cited(say(one.own.value), one.own.formula, refsOf(one.own.of))
      : { text: say(one.own.value), ...verified(refsOf(one.own.of)) },
    ...values,
  ];
};

export const impliedTable = (latest: Latest, all: readonly Implied[]): BlockOf<'table'> => {
  const { context, scale, year, revenue } = latest;
  const { text } = context;
  const period = sayYear(context.language, year, [revenue]);
  return {
    kind: 'table',
    caption: text('implied.caption', { unit: scale.label }),
    columns: [
      { label: text('implied.multiple') },
      { label: text('implied.companies'), numeric: true },
      { label: text('implied.quartiles') },
      { label: text('implied.measure') },
      { label: text('implied.own', { period }), numeric: true },
      ...(['low', 'middle', 'high'] as const).map((key) => ({ label: text(`implied.${key}`), numeric: true })),
    ],
    rows: all.map((one) => rowFor(latest, one)),
  };
};

/** What the medians come to, and how the price compares with them. */
export const impliedConclusion = (
  latest: Latest,
  all: readonly Implied[],
  price: Asking | undefined,
): readonly Sentence[] => {
  const { context, scale } = latest;
  const { language, text } = context;
  const medians = all.map(({ values }) => values[1]);
  if (medians.length < 2) return [];
  const say = (value: number) => amountText(language, scale, value);
  const middle = quartileOf(medians, 2);
  const refs = [...new Set(all.flatMap((one) => [...rowRefs(latest, one), ...refsOf(one.own.of)]))];
  const range = {
    ...{ count: medians.length, low: say(Math.min(...medians)), high: say(Math.max(...medians)) },
    middle: say(middle),
  };
  const formula = medians.map((value) => amountIn(language, scale, value)).join(', ');
  const first: Sentence = {
    ...computed(say(middle), `${formula} → ${say(middle)}`, refs),
    ...{ text: text('implied.range', range), refs, check: 'verified' },
  };
  if (!price) return [first];
  const gap = price.value / middle - 1;
  const above = medians.filter((value) => value > price.value).length;
  const rate = percentIn(language, Math.abs(gap));
  const words = { price: say(price.value), rate, above, count: medians.length, middle: say(middle) };
  const cited = [...new Set([...refs, ...quotedOf(context, price.stated.sentence).refs])];
  const second: Sentence = {
    ...computed(rate, `${say(price.value)} ÷ ${say(middle)} − 1 = ${percentIn(language, gap)}`, cited),
    ...{ text: text(gap < 0 ? 'implied.askedBelow' : 'implied.askedAbove', words), refs: cited, check: 'verified' },
  };
  return [first, second];
};

export const listOf = (sentences: readonly Sentence[]): Block[] =>
  sentences.length > 0 ? [{ kind: 'list', ordered: false, items: sentences.map((one) => [one]) }] : [];
