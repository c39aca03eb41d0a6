// Reads the columns of a statement: one period each, from its heading or the line above all of them.
import { statedUnit } from '#shared/language/grammar/column-unit.ts';
import { daysIn } from '#shared/language/grammar/days-in.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { isDay } from '#shared/language/grammar/same-period.ts';
import type { StatementColumn, StatementKind } from '#shared/model/statement.ts';
import type { Column } from '../columns.ts';
import { planWord } from '../plan-word.ts';
import type { Row, Table, Value } from '../table.ts';
import { headsNotes } from './note-column.ts';

const YEAR = /^\d{4}$/;
/** A fiscal year named by the month in which it ends. */
const MONTH = /^\d{4}-\d\d$/;
const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:three|3) months|\b3개월|(?<!\d)3[かヶ]月/i, 3],
  [/\b(?:nine|9) months|(?:39|40|thirty-nine) weeks|3분기\s?누적|第3四半期(?:累計|連結累計)/i, 9],
  [/\b(?:six|6) months|(?:26|27|twenty-(?:six|seven)) weeks|반기|中間|第2四半期(?:累計|連結累計)/i, 6],
  [/(?:13|14|thirteen|fourteen) weeks|\bquarter|분기|四半期/i, 3],
  [/\byears?\b|\b(?:twelve|12) months|(?:52|53|fifty-(?:two|three)) weeks|부터|연간|通期|年度/i, 12],
];

/** Days per month: 365 / 12. */
const DAYS_A_MONTH = 30.4;
/** The months between two days: 自 2024年4月1日 至 2024年9月30日. */
const monthsBetween = (text: string): number | undefined => {
  const [from, to, ...more] = periodsIn(text).filter(({ key }) => isDay(key));
  if (!from || !to || more.length > 0) return undefined;
  const months = Math.round((Date.parse(to.key) - Date.parse(from.key)) / 86_400_000 / DAYS_A_MONTH);
  return months > 0 ? months : undefined;
};

/** Whether the label is of a period, not a balance date. */
export const runsForMonths = (label: string): boolean => /\b(?:months|weeks) ended\b/i.test(label);

const monthsIn = (text: string): number | undefined =>
  monthsBetween(text) ?? LENGTHS.find(([words]) => words.test(text))?.[1];

const PART_OF_TERM = /^#\d+(?:Q\d|H\d)$/;
const TERM = /^#\d+/;
/** The last day of each term, from the lines above the columns: 제 54 기 반기말 2022.06.30 현재. */
const endsOfTerms = (above: string): ReadonlyMap<string, string> =>
  new Map(
    above.split('\n').flatMap((line): [string, string][] => {
      const keys = periodsIn(line).map(({ key }) => key);
      const [term, day] = [keys.find((key) => TERM.test(key)), keys.findLast(isDay)];
      return term && day ? [[term, day]] : [];
    }),
  );

const periodIn = (
  kind: StatementKind,
  periods: readonly string[],
  ends: ReadonlyMap<string, string>,
): string | undefined => {
  const keys = periods.filter((key) => !key.startsWith('#'));
  // Two columns' heads were merged.
  if (new Set(keys.filter((key) => /^\d{4}-\d\d/.test(key)).map((key) => key.slice(0, 7))).size > 1) return undefined;
  return (
    periods.map((key) => ends.get(key)).find((day) => day !== undefined) ??
    keys.find(isDay) ??
    keys.find((key) => YEAR.test(key)) ??
    keys.find((key) => MONTH.test(key)) ??
    (kind === 'balance' ? undefined : keys[0])
  );
};

/** Excludes percentages of sales beside the amounts. */
export const isAmount = ({ text }: { readonly text: string }): boolean => !/[%％]/.test(text);

/** Returns a row with the usual number of values among rows with dated columns. */
const usualRow = (rows: readonly Row[]): Row | undefined => {
  const dated = rows.filter(({ values }) => values.some(({ column }) => (column?.periods.length ?? 0) > 0));
  const count = new Map<number, number>();
  for (const { values } of dated) {
    const width = values.filter(isAmount).length;
    count.set(width, (count.get(width) ?? 0) + 1);
  }
  const [usual] = [...count].sort((a, b) => b[1] - a[1])[0] ?? [];
  return dated.find(({ values }) => values.filter(isAmount).length === usual);
};

const headedIn = (rows: readonly Row[]): readonly Value[] =>
  usualRow(rows)?.values.filter((value) => value.column && isAmount(value) && !headsNotes(value.column.label)) ?? [];

const currencyOf = ({ column }: Value): string | undefined => statedUnit(column?.label ?? '', 'money')?.currency;

/** Columns in a second currency: 百万円, and thousands of U.S. dollars for convenience. */
const inOtherCurrency = (headed: readonly Value[]): readonly Value[] => {
  const [first] = headed;
  return first ? headed.filter((value) => currencyOf(value) !== currencyOf(first)) : [];
};

/** Budgets of periods that have a column of actual figures too: FY25 and FY25 budget. */
const budgetsIn = (headed: readonly Value[]): readonly Value[] => {
  const isPlanned = ({ column }: Value): boolean => planWord(column?.label ?? '') !== undefined;
  const keysOf = ({ column }: Value): readonly string[] => column?.periods ?? [];
  const reached = new Set(headed.filter((value) => !isPlanned(value)).flatMap(keysOf));
  return headed.filter((value) => isPlanned(value) && keysOf(value).some((key) => reached.has(key)));
};

/** Cell indexes of amounts in another currency and of budgets beside the figures that were reached. */
export const setAsideAt = (rows: readonly Row[]): ReadonlySet<number> => {
  const headed = headedIn(rows);
  return new Set([...inOtherCurrency(headed), ...budgetsIn(headed)].map(({ index }) => index));
};

/** Cell indexes of amounts in another currency. */
export const translatedAt = (rows: readonly Row[]): ReadonlySet<number> =>
  new Set(inOtherCurrency(headedIn(rows)).map(({ index }) => index));

/**
 * Assigns heads to figures in order if wide heads of a printed page overlap neighboring figures: heads name as many
 * periods as a row has figures, and two figures would otherwise share a period.
 */
const inOrder = (kind: StatementKind, all: readonly Value[], headings: readonly Column[]): readonly Value[] => {
  const periodOf = ({ periods }: Column) => periodIn(kind, periods, new Map());
  const once = [...new Map(headings.flatMap((one) => (periodOf(one) ? [[periodOf(one), one] as const] : []))).values()];
  const own = new Set(all.map(({ column }) => column && periodOf(column)));
  return own.size < all.length && once.length === all.length
    ? all.map((value, n) => ({ ...value, column: once[n] }))
    : all;
};

/** The day in the title of a balance sheet with one column of amounts: 貸借対照表(2024年3月31日). */
const titledColumn = (kind: StatementKind, rows: readonly Row[], above: string): StatementColumn | undefined => {
  const days = new Set(daysIn(above));
  const [day] = days;
  const amounts = rows.map(({ values }) => values.filter(isAmount));
  const isSingle = amounts.some((own) => own.length > 0) && amounts.every((own) => own.length <= 1);
  const label = amounts.flat()[0]?.column?.label ?? '';
  return kind === 'balance' && isSingle && day !== undefined && days.size === 1 ? { period: day, label } : undefined;
};

/** `undefined` if a column has no period, two have the same, or one is in another currency and no translation. */
export const columnsOf = (
  kind: StatementKind,
  { rows, columns: headings }: Pick<Table, 'rows' | 'columns'>,
  above: string,
): readonly StatementColumn[] | undefined => {
  const all = inOrder(kind, headedIn(rows), headings);
  const titled = all.length === 0 ? titledColumn(kind, rows, above) : undefined;
  if (titled) return [titled];
  const translated = inOtherCurrency(all);
  const budgets = budgetsIn(all);
  const headed = all.filter((value) => !translated.includes(value) && !budgets.includes(value));
  const isOfParts = headed.some(({ column }) => column?.periods.some((key) => PART_OF_TERM.test(key)));
  const ends = isOfParts ? endsOfTerms(above) : new Map<string, string>();
  const columns = headed.flatMap(({ column }): StatementColumn[] => {
    const period = periodIn(kind, column?.periods ?? [], ends);
    if (!period || !column) return [];
    const months = kind === 'balance' ? undefined : (monthsIn(column.label) ?? monthsIn(above) ?? 12);
    return [{ period, ...(months === undefined ? {} : { months }), label: column.label }];
  });
  const distinct = new Set(columns.map(({ period, months }) => `${period} ${months}`));
  const isWhole = columns.length > 0 && columns.length === headed.length && distinct.size === columns.length;
  // A translation repeats a period of the first currency; a year in another currency alone is none.
  const known = new Set(columns.map(({ period }) => period));
  const areTranslations = translated.every(({ column }) =>
    known.has(periodIn(kind, column?.periods ?? [], ends) ?? ''),
  );
  return isWhole && areTranslations ? columns : undefined;
};
