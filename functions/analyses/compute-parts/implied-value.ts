// Applies the multiples that documents print for other companies to the company's own figures: the values they imply.

import { quartileOf } from '#shared/finance/statistics/quartile.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import middleRows from '#shared/language/lexicon/middle-rows.json' with { type: 'json' };
import unitSigns from '#shared/language/lexicon/unit-signs.json' with { type: 'json' };
import type { Sentence } from '#shared/report/blocks.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, amountText, multipleIn } from '../evidence/amounts.ts';
import { computed, refsOf } from '../evidence/computed.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { type Known, known, metricInText } from '../evidence/known-figure.ts';
import { isMultiple } from '../evidence/multiples.ts';
import type { PlainTable } from '../evidence/plain-table.ts';
import { sayYear } from '../evidence/say-year.ts';
import { type Latest, latestOf } from '../latest-year.ts';

/** Of an enterprise value; the multiple of a profit comes before that of another. */
const PROFITS = ['ebitda', 'operatingIncome'];
const OF_ENTERPRISE = /^EV\s?[/／]\s?/iu;
const EBIT = /^EBIT(?![\p{L}])/iu;
const UNIT = /\s*[(（][^()（）]{1,8}[)）]\s*$/u;
const TIMES = new RegExp(`^(\\d+(?:\\.\\d+)?)\\s?(?:${unitSigns.times.join('|')})?$`, 'iu');
const namesMiddle = compile(middleRows);
/** Two companies have no median. */
const FEWEST = 3;

type Multiple = { readonly label: string; readonly metric: string; readonly values: readonly number[] };
type Measured = { readonly value: number; readonly formula: string; readonly of: readonly Known[] };

const multipleAt = (table: PlainTable, at: number): Multiple[] => {
  const label = (table.head[at] ?? '').replace(UNIT, '');
  const of = OF_ENTERPRISE.test(label) ? label.replace(OF_ENTERPRISE, '') : '';
  const metric = EBIT.test(of) ? 'operatingIncome' : findMetrics(of)[0]?.id;
  if (!metric || !isMultiple(table, at)) return [];
  const values = table.rows
    .filter(({ cells: [name = ''] }) => namesMiddle(name).length === 0)
    .flatMap(({ cells }) => Number(TIMES.exec(cells[at] ?? '')?.[1] ?? Number.NaN))
    .filter((value) => value > 0);
  return values.length >= FEWEST ? [{ label, metric, values }] : [];
};

/** The multiple of a profit and that of revenue. */
const multiplesIn = (table: PlainTable): Multiple[] => {
  const all = table.head.flatMap((_, at) => multipleAt(table, at));
  const profit = PROFITS.flatMap((metric) => all.find((one) => one.metric === metric) ?? []).slice(0, 1);
  return [...profit, ...all.filter(({ metric }) => metric === 'revenue').slice(0, 1)];
};

const measured = async ({ context, scale, year, revenue, earnings }: Latest, metric: string) => {
  if (metric === 'ebitda') return earnings;
  const figures = context.company ? await figuresOf(context, context.company, ['operatingIncome']) : [];
  const own = metric === 'revenue' ? revenue : known(figures, metric, year);
  return own && { value: own.value, formula: amountIn(context.language, scale, own.value), of: [own] };
};

const impliedBy = (
  { context, scale, year, revenue }: Latest,
  table: PlainTable,
  { label, metric, values }: Multiple,
  { value, formula, of }: Measured,
): Sentence => {
  const { language, notes } = context;
  const middle = quartileOf(values, 2);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const timesOf = (times: number) => context.text('say.timesOf', { count: multipleIn(language, times) });
  const say = (times: number) => amountText(language, scale, value * times);
  const text = context.text('say.impliedByMultiple', {
    ...{ table: table.heading, multiple: label, metric: metricInText(language, metric) },
    ...{ median: timesOf(middle), low: timesOf(low), high: timesOf(high) },
    ...{ amount: amountText(language, scale, value), period: sayYear(language, year, [revenue]) },
    ...{ value: say(middle), from: say(low), to: say(high) },
  });
  const result = amountIn(language, scale, value * middle);
  const rows = table.rows.map(({ start, end }) => notes.cite(table.passage, start, end).n);
  const refs = [...new Set([...rows, ...refsOf(of)])];
  return {
    ...computed(say(middle), `${formula} × ${multipleIn(language, middle)} = ${result}`, refs),
    ...{ text, refs, check: 'verified' },
  };
};

export const impliedValues = async (context: SectionContext, tables: readonly PlainTable[]): Promise<Sentence[]> => {
  const latest = await latestOf(context);
  if (!latest) return [];
  const sentences: Sentence[] = [];
  for (const table of tables)
    for (const one of multiplesIn(table)) {
      const own = await measured(latest, one.metric);
      if (own && own.value > 0) sentences.push(impliedBy(latest, table, one, own));
    }
  return sentences;
};
