// Parses the days, months and years of a workbook as ISO periods.
import { spelledPeriod } from '#shared/language/grammar/header-period.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';

/** How a column resolves dates that are ambiguous by themselves. */
export type Dating = {
  /** The order of dates written with the year last. */
  readonly order: 'dayFirst' | 'monthFirst' | undefined;
  /** The places of year, month and day in dates whose year has two digits. */
  readonly short: Places | undefined;
  /** The month of 2025.1: typed as a number, 2025.10 loses its zero. */
  readonly dotOne: '01' | '10' | undefined;
};
type Places = readonly [year: number, month: number, day: number];
const YEAR_LAST = /^(\d{1,2})[-./](\d{1,2})[-./]((?:19|20)\d\d)(?:[ T].*)?$/;
const SHORT_YEAR = /^(\d{1,2})[-./](\d{1,2})[-./](\d{1,2})(?:[ T].*)?$/;
const DOT_ONE = /^((?:19|20)\d\d)\.1$/;

/** Determined by a number above 12; `undefined` if there is none, or if both orders occur. */
const orderOf = (cells: readonly string[]): Dating['order'] => {
  const parts = cells.map((cell) => YEAR_LAST.exec(cell));
  const [day, month] = [parts.some((one) => Number(one?.[1]) > 12), parts.some((one) => Number(one?.[2]) > 12)];
  if (day === month) return undefined;
  return day ? 'dayFirst' : 'monthFirst';
};

const SHORT_ORDERS: readonly Places[] = [
  [2, 1, 0],
  [2, 0, 1],
  [0, 1, 2],
];
/** Days take more values than years do: without this many dates, 24/01/12 may begin with its day. Set by hand. */
const MIN_DATES = 10;

/** The only order in which all are dates, and years take fewer values than days; `undefined` if there are several. */
const shortOrderOf = (cells: readonly string[]): Dating['short'] => {
  const dates = cells.flatMap((cell) => {
    const parts = SHORT_YEAR.exec(cell);
    return parts ? [parts.slice(1, 4).map(Number)] : [];
  });
  if (dates.length < MIN_DATES) return undefined;
  const valuesAt = (place: number) => new Set(dates.map((parts) => parts[place]));
  const isOrder = ([year, month, day]: Places): boolean =>
    valuesAt(year).size < valuesAt(day).size &&
    dates.every(
      (parts) => (parts[month] ?? 0) <= 12 && (parts[day] ?? 0) <= 31 && parts[month] !== 0 && parts[day] !== 0,
    );
  const orders = SHORT_ORDERS.filter(isOrder);
  return orders.length === 1 ? orders[0] : undefined;
};

/** Determined by the other two-digit months; `undefined` if all months of a year have one digit. */
const dotOneOf = (cells: readonly string[]): Dating['dotOne'] => {
  const some = (month: RegExp): boolean =>
    cells.some((cell) => month.test(/^(?:19|20)\d\d\.(\d{1,2})$/.exec(cell)?.[1] ?? ''));
  if (some(/^0\d$/)) return '10';
  return some(/^10$/) || !some(/^(?:[5-9]|1[12])$/) ? '01' : undefined;
};

export const datingOf = (all: readonly string[]): Dating => {
  const cells = all.map((cell) => cell.trim());
  return { order: orderOf(cells), short: shortOrderOf(cells), dotOne: dotOneOf(cells) };
};

/** A time of day, or a day of the week. */
const CLOCK = /(?<=\d)[T ]\d{1,2}:\d{2}.*$|\s*[(（][일월화수목금토日月火水木金土][)）]$/;
/** Next to a period, these change it: a range, or a cumulative sum. */
const MORE = /[\d~〜～–—/-]|누적|누계|累計|ytd|ttm|ltm|월|月|분기|四半期|반기|半期|上期|下期/i;

const onlyPeriodIn = (text: string): string | undefined => {
  const [period, another] = periodsIn(text);
  if (!period || another) return undefined;
  return MORE.test(text.slice(0, period.start) + text.slice(period.end)) ? undefined : period.key;
};

/** A day, a month or a year; also a workbook's serial number of days since 1899-12-30. */
const dayIn = (cell: string): string | undefined => {
  const text = spelledPeriod(cell.replace(CLOCK, ''));
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
  if (serial) return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);
  const compact = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(\d\d)?$/.exec(text);
  if (compact) return [compact[1], compact[2], compact[3]].filter(Boolean).join('-');
  const month = /^((?:19|20)\d\d)[-./](0?[1-9]|1[0-2])$/.exec(text);
  if (month) return `${month[1]}-${(month[2] ?? '').padStart(2, '0')}`;
  const quarter = /^((?:19|20)\d\d)[-./\s]?([1-4])Q$/i.exec(text);
  if (quarter) return `${quarter[1]}Q${quarter[2]}`;
  return onlyPeriodIn(text);
};

/** `undefined` if nothing shows which number is the month. */
export const dayBy = (text: string, { order, short, dotOne }: Dating): string | undefined => {
  const year = DOT_ONE.exec(text)?.[1];
  if (year) return dotOne && `${year}-${dotOne}`;
  const parts = short && SHORT_YEAR.exec(text)?.slice(1, 4);
  if (parts) return `20${short.map((place) => (parts[place] ?? '').padStart(2, '0')).join('-')}`;
  const [whole, first = '', second = '', last] = YEAR_LAST.exec(text) ?? [];
  if (whole === undefined) return dayIn(text);
  const [month, day] = order === 'dayFirst' ? [second, first] : [first, second];
  return order && Number(month) <= 12 ? [last, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : undefined;
};
