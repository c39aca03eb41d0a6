// Formats a workbook's number as its cell displays it: dates, percentages, separators, brackets; rare formats plain.
import { DAY_MS } from '#shared/model/durations.ts';

const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'yyyy-mm-dd',
  15: 'yyyy-mm-dd',
  16: 'mm-dd',
  17: 'yyyy-mm',
  18: 'hh:mm',
  19: 'hh:mm',
  20: 'hh:mm',
  21: 'hh:mm',
  22: 'yyyy-mm-dd hh:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  41: '#,##0;(#,##0)',
  42: '#,##0;(#,##0)',
  43: '#,##0.00;(#,##0.00)',
  44: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: 'hh:mm',
  47: 'mm:ss',
  55: 'yyyy-mm-dd',
  56: 'yyyy-mm-dd',
  57: 'yyyy-mm',
  58: 'mm-dd',
};

export const builtInFormat = (id: number): string => BUILT_IN[id] ?? 'General';

const bare = (format: string): string => format.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');

const dateText = (serial: number, format: string, from1904: boolean): string => {
  const date = new Date(Date.UTC(1899, 11, 30) + Math.round((serial + (from1904 ? 1462 : 0)) * DAY_MS));
  if (Number.isNaN(date.getTime())) return String(serial);
  const [day = '', time = ''] = date.toISOString().split('T');
  const clock = /h|s/i.test(format);
  if (!/[yd]/i.test(format) && clock) return time.slice(0, 5);
  if (/y/i.test(format) && !/d/i.test(format)) return day.slice(0, 7);
  return clock ? `${day} ${time.slice(0, 5)}` : day;
};

/** The number without floating-point noise: 0.30000000000000004 is 0.3. */
const plain = (value: number): string => {
  const text = String(value);
  return text.length <= 16 || Number.isInteger(value) ? text : String(Number(value.toPrecision(15)));
};

const digits = (value: number, format: string): string => {
  const [whole = '', decimals = ''] = format.split('.');
  const shown = decimals.replace(/[^0#?]/g, '').length;
  const fixed = value.toFixed(Math.min(shown, 10));
  const least = decimals.replace(/[^0]/g, '').length;
  const trimmed =
    shown > least && fixed.includes('.')
      ? fixed.replace(new RegExp(`0{1,${shown - least}}$`), '').replace(/\.$/, '')
      : fixed;
  const [int = '', rest] = trimmed.split('.');
  const grouped = whole.includes(',') ? int.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : int;
  return rest === undefined ? grouped : `${grouped}.${rest}`;
};

const currency = (section: string): string =>
  /\[\$([^\]-]+)/.exec(section)?.[1] ?? /"?([$€£¥₩￦])"?/.exec(section)?.[1] ?? '';

/** The literal suffix of a format in thousands or millions, which shows the scale: 12.3M. */
const suffixOf = (section: string): string =>
  [...section.replace(/^.*[0#?,]/s, '').matchAll(/"([^"]*)"|\\(.)/g)]
    .map(([, word = '', sign = '']) => word + sign)
    .join('');

export const isDateFormat = (format: string): boolean =>
  !/general/i.test(format) && /[ymdhs]/i.test(bare(format).replace(/e[+-]/i, ''));

export const formatNumber = (value: number, format: string, from1904: boolean): string => {
  if (format === 'General') return plain(value);
  const [first = 'General', second] = format.split(';');
  const own = value < 0 && second !== undefined ? second : first;
  const form = bare(own);
  if (/general|@/i.test(form) || !/[0#?ymdhs]/i.test(form)) return plain(value);
  if (/[ymdhs]/i.test(form.replace(/e[+-]/i, ''))) return value < 0 ? plain(value) : dateText(value, form, from1904);
  if (/e[+-]|\//i.test(form)) return plain(value);
  const scaled = form.replace(/[^0#?.,]/g, '');
  const thousands = /,+$/.exec(scaled)?.[0].length ?? 0;
  const amount = (Math.abs(value) * (form.includes('%') ? 100 : 1)) / 1000 ** thousands;
  const after = thousands > 0 ? suffixOf(own).replace(/[()]/g, '').trimEnd() : form.includes('%') ? '%' : '';
  const text = `${currency(own)}${digits(amount, scaled.replace(/,+$/, ''))}${after}`;
  if (value >= 0) return text;
  if (second === undefined) return `-${text}`;
  if (form.includes('(')) return `(${text})`;
  return /[△▲]/.test(own) ? `△${text}` : `-${text}`;
};
