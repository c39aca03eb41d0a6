// Applies the multiples that documents print for other companies to the company's own figures: the values they imply.
import { quartileOf } from '#shared/finance/statistics/quartile.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import middleRows from '#shared/language/lexicon/middle-rows.json' with { type: 'json' };
import unitSigns from '#shared/language/lexicon/unit-signs.json' with { type: 'json' };
import valuation from '#shared/language/lexicon/valuation-multiples.json' with { type: 'json' };
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { amountIn, plainIn } from '../evidence/amounts.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { type Known, known } from '../evidence/known-figure.ts';
import { isMultiple } from '../evidence/multiples.ts';
import type { PlainTable } from '../evidence/plain-table.ts';
import type { Latest } from '../latest-year.ts';

/** A multiple that a table prints for several companies, at its quartiles. */
type Multiple = {
  readonly table: PlainTable;
  readonly label: string;
  readonly metric: string;
  /** With one decimal more than printed, since the middle of two printed values may need it. */
  readonly digits: number;
  readonly quartiles: readonly [low: number, middle: number, high: number];
  readonly count: number;
};
type Own = { readonly value: number; readonly formula: string; readonly of: readonly Known[] };
export type Implied = Multiple & {
  readonly own: Own;
  /** What a value of the shares lacks of an enterprise value. */
  readonly net: Own | undefined;
  readonly values: readonly [low: number, middle: number, high: number];
};

/** Of an enterprise value; the multiple of a profit comes before that of another. */
const ORDER = ['ebitda', 'operatingIncome', 'netIncome', 'revenue'];
const OF_ENTERPRISE = /^EV\s?[/／]\s?/iu;
const EBIT = /^EBIT(?![\p{L}])/iu;
const UNIT = /\s*[(（][^()（）]{1,8}[)）]\s*$/u;
const TIMES = new RegExp(`^\\d+(?:\\.\\d+)?\\s?(?:${unitSigns.times.join('|')})?$`, 'iu');
const namesMiddle = compile(middleRows);
const namesEarnings = compile({
  ...valuation.earnings,
  id: valuation.id,
  source: valuation.source,
  not: valuation.not,
});
/** Two companies have no median. */
const FEWEST = 3;

const metricOf = (label: string): string | undefined => {
  const of = OF_ENTERPRISE.test(label) ? label.replace(OF_ENTERPRISE, '') : '';
  if (of === '') return namesEarnings(label).length > 0 ? 'netIncome' : undefined;
  return EBIT.test(of) ? 'operatingIncome' : findMetrics(of)[0]?.id;
};

const multipleAt = (table: PlainTable, at: number): Multiple[] => {
  const label = (table.head[at] ?? '').replace(UNIT, '');
  const metric = metricOf(label);
  if (!metric || !isMultiple(table, at)) return [];
  const texts = table.rows
    .filter(({ cells: [name = ''] }) => namesMiddle(name).length === 0)
    .flatMap(({ cells }) => TIMES.exec(cells[at] ?? '')?.[0] ?? []);
  const values = texts.map((text) => Number.parseFloat(text)).filter((value) => value > 0);
  if (values.length < FEWEST) return [];
  const digits = 1 + Math.max(...texts.map((text) => /\.(\d+)/.exec(text)?.[1]?.length ?? 0));
  const quartile = (which: 1 | 2 | 3) => Number(quartileOf(values, which).toFixed(digits));
  return [{ table, label, metric, digits, count: values.length, quartiles: [quartile(1), quartile(2), quartile(3)] }];
};

/** As many decimals as the value needs. */
export const timesIn = ({ context }: Latest, { digits }: Pick<Multiple, 'digits'>, value: number): string => {
  const isShort = Number(value.toFixed(digits - 1)) === value;
  const least = isShort ? digits - 1 : digits;
  return context.text('say.timesOf', { count: plainIn(context.language, value, least, least) });
};

const multiplesIn = (table: PlainTable): Multiple[] => {
  const all = table.head.flatMap((_, at) => multipleAt(table, at));
  return ORDER.flatMap((metric) => all.find((one) => one.metric === metric) ?? []);
};

const netDebtOf = ({ context, scale, year, revenue }: Latest, figures: readonly Known[]): Own | undefined => {
  const [debt, cash] = [known(figures, 'debt', year), known(figures, 'cash', year)];
  if (!debt || !cash || [debt, cash].some(({ unit }) => unit !== revenue.unit)) return undefined;
  const say = (value: number) => amountIn(context.language, scale, value);
  const owed = Math.abs(debt.value);
  return { value: owed - cash.value, formula: `(${say(owed)} − ${say(cash.value)})`, of: [debt, cash] };
};

const ownOf = ({ context, scale, year, revenue, earnings }: Latest, figures: readonly Known[], metric: string) => {
  if (metric === 'ebitda') return earnings;
  const own = metric === 'revenue' ? revenue : known(figures, metric, year);
  if (!own || own.unit !== revenue.unit) return undefined;
  return { value: own.value, formula: amountIn(context.language, scale, own.value), of: [own] };
};

/** The values that each multiple of the tables implies; a multiple of net income gives one of the shares. */
export const impliedValues = async (latest: Latest, tables: readonly PlainTable[]): Promise<Implied[]> => {
  const { context } = latest;
  const figures = context.company
    ? await figuresOf(context, context.company, ['operatingIncome', 'netIncome', 'debt', 'cash'])
    : [];
  return tables.flatMap(multiplesIn).flatMap((one): Implied[] => {
    const own = ownOf(latest, figures, one.metric);
    const isOfShares = one.metric === 'netIncome';
    const net = isOfShares ? netDebtOf(latest, figures) : undefined;
    if (!own || own.value <= 0 || (isOfShares && !net)) return [];
    const [low, middle, high] = one.quartiles;
    const at = (times: number) => own.value * times + (net?.value ?? 0);
    return [{ ...one, own, net, values: [at(low), at(middle), at(high)] }];
  });
};
