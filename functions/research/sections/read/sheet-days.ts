// The days, months and years of a workbook as ISO periods.
import { periodsIn } from '#shared/finance-language/periods.ts';

/** Of days written with the year last. */
type Order = 'dayFirst' | 'monthFirst' | undefined;
const YEAR_LAST = /^(\d{1,2})[-./](\d{1,2})[-./]((?:19|20)\d\d)(?:[ T].*)?$/;

/** Told by a day above 12; nothing where none is, or both orders stand together. */
export const orderOf = (cells: readonly string[]): Order => {
  const parts = cells.map((cell) => YEAR_LAST.exec(cell.trim()));
  const [day, month] = [parts.some((one) => Number(one?.[1]) > 12), parts.some((one) => Number(one?.[2]) > 12)];
  if (day === month) return undefined;
  return day ? 'dayFirst' : 'monthFirst';
};

/** Undefined where nothing says which number is the month. */
export const dayBy = (text: string, order: Order): string | undefined => {
  const [whole, first = '', second = '', year] = YEAR_LAST.exec(text) ?? [];
  if (whole === undefined) return dayIn(text);
  const [month, day] = order === 'dayFirst' ? [second, first] : [first, second];
  return order && Number(month) <= 12 ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : undefined;
};

/** A day, a month or a year; what a workbook stores as a count of days since 1899-12-30 too. */
export const dayIn = (text: string): string | undefined => {
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
  if (serial) return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);
  const compact = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(\d\d)?$/.exec(text);
  if (compact) return [compact[1], compact[2], compact[3]].filter(Boolean).join('-');
  const month = /^((?:19|20)\d\d)[-./](0?[1-9]|1[0-2])$/.exec(text);
  if (month) return `${month[1]}-${(month[2] ?? '').padStart(2, '0')}`;
  return periodsIn(text)[0]?.key;
};
