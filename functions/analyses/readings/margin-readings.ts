// Compares the operating margin with its rivals' and, over the years, with its parts: gross margin and expenses.
import { percentIn, quotientIn } from '../evidence/amounts.ts';
import { refsOf } from '../evidence/computed.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { type Known, known, yearsOf } from '../evidence/known-figure.ts';
import { peerSet } from '../evidence/peer-set.ts';
import { sayYear } from '../evidence/say-year.ts';
import { calendarYear } from '../latest-year.ts';
import { marginOf, pointsOf } from '../points.ts';
import { ownMargin, points } from './own-margin.ts';
import { apart, listIn, type Reading, readingOf, type Side } from './reading.ts';

const FEWEST_RIVALS = 2;
const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
};

/** The company's operating margin beside those of its rivals in the same year. */
export const marginToRivals = async (side: Side): Promise<Reading[]> => {
  const { context } = side;
  const { language } = context;
  const own = await ownMargin(side);
  const rivals = (await peerSet(context)).map((one) => one.company);
  const rated = (own ? await pointsOf(context, rivals) : []).flatMap((point) => {
    const margin = marginOf(context, point);
    const isOfYear = own && calendarYear(point.now) === calendarYear(own.revenue);
    return margin && isOfYear
      ? [{ name: point.company, value: margin.value / 100, text: margin.text ?? '', refs: margin.refs ?? [] }]
      : [];
  });
  if (!own || rated.length < FEWEST_RIVALS) return [];
  const median = medianOf(rated.map(({ value }) => value));
  const [mine, middle] = [percentIn(language, own.value), percentIn(language, median)];
  const shown = rated.toSorted((a, b) => b.value - a.value).map(({ name, text }) => `${name} ${text}`);
  const text = context.text(own.value < median ? 'reading.marginBelowRivals' : 'reading.marginAboveRivals', {
    ...{ own: mine, median: middle, list: listIn(language, shown), points: points(side, own.value, median) },
    period: sayYear(language, own.year, [own.revenue]),
  });
  const formula = `${shown.join(', ')} → ${middle}`;
  const refs = [...refsOf([own.income, own.revenue]), ...rated.flatMap((one) => one.refs)];
  return [readingOf({ text, about: middle, formula, refs, distance: apart(own.value, median) })];
};

type YearOf = { readonly year: string; readonly revenue: Known; readonly gross: Known; readonly income: Known };
/** A smaller move of the margin is none. Set by hand. */
const MIN_MOVE = 0.001;

/** Which of gross margin and operating expenses moved the operating margin since the first year. */
export const marginSplit = async (side: Side): Promise<Reading[]> => {
  const { context, company } = side;
  const { language } = context;
  const figures = await figuresOf(context, company, ['revenue', 'grossProfit', 'operatingIncome']);
  const whole = yearsOf(figures).flatMap((year): YearOf[] => {
    const [revenue, gross, income] = ['revenue', 'grossProfit', 'operatingIncome'].map((one) =>
      known(figures, one, year),
    );
    return revenue && gross && income && revenue.value > 0 ? [{ year, revenue, gross, income }] : [];
  });
  const [from, to] = [whole[0], whole.at(-1)];
  if (!from || !to || from === to) return [];
  const ratio = (above: number, { revenue }: YearOf) => above / revenue.value;
  const moved = ratio(to.income.value, to) - ratio(from.income.value, from);
  if (Math.abs(moved) < MIN_MOVE) return [];
  const share = (of: (one: YearOf) => number) =>
    [from, to].map((one) => percentIn(language, ratio(of(one), one))).join(' → ');
  const about = points(side, ratio(to.income.value, to), ratio(from.income.value, from));
  const text = context.text(moved < 0 ? 'reading.marginFell' : 'reading.marginRose', {
    ...{ from: sayYear(language, from.year, [from.revenue]), to: sayYear(language, to.year, [to.revenue]) },
    ...{ points: about, gross: share(({ gross }) => gross.value) },
    expenses: share(({ gross, income }) => gross.value - income.value),
  });
  const formula = `${quotientIn(language, to.income, to.revenue)} − ${quotientIn(language, from.income, from.revenue)} = ${about}`;
  const refs = refsOf([from, to].flatMap((one) => [one.revenue, one.gross, one.income]));
  return [readingOf({ text, about, formula, refs, distance: Math.abs(moved) * 10 })];
};
