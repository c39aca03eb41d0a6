// Interprets what a person typed as Excel would: a formula, a number with its format, a date, a boolean, or text.
import { parseValue } from 'numfmt';
import type { Book, CellValue } from './book.ts';
import { DAYS_1904, isOfCalendar } from './format-value.ts';
import { builtInFormat } from './read/formats.ts';

export type Typed = {
  readonly value: CellValue;
  /** Without `=`. */
  readonly formula?: string | undefined;
  /** For a cell without a format. */
  readonly format?: string | undefined;
};

export const ERRORS: readonly string[] = ['#N/A', '#REF!', '#NAME?', '#DIV/0!', '#VALUE!', '#NUM!', '#NULL!'];
/** 2024년 3월 31일, 2024年3月31日, 2024.3.31: the date formats of Korea and Japan. */
const EAST_DATE = /^(\d{4})\s*(?:년|年|\.)\s*(\d{1,2})\s*(?:월|月|\.)\s*(\d{1,2})\s*(?:일|日|\.)?$/;
const MONEY = /^([-+(]?)\s*([₩￦¥￥€£])\s*(.+)$/;
const MONEY_FORMAT: Readonly<Record<string, string>> = {
  '₩': '[$₩-412]#,##0',
  '￦': '[$₩-412]#,##0',
  '¥': '[$¥-411]#,##0',
  '￥': '[$¥-411]#,##0',
  '€': '[$€-2] #,##0.00',
  '£': '[$£-809]#,##0.00',
};

const money = (text: string): Typed | undefined => {
  const [, sign = '', mark = '', rest = ''] = MONEY.exec(text) ?? [];
  if (mark === '') return undefined;
  const parsed = parseValue(`${sign}${rest}`)?.value;
  return typeof parsed === 'number' ? { value: parsed, format: MONEY_FORMAT[mark] } : undefined;
};

/** Converts full-width digits and signs, which an input method may produce. */
const narrow = (text: string): string =>
  text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replace(/\u3000/g, ' ');

const number = (text: string): Typed | undefined => {
  const [, year, month, day] = EAST_DATE.exec(text) ?? [];
  const parsed = parseValue(year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text);
  if (!parsed) return undefined;
  const { value, formatId } = parsed;
  if (typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  if (typeof value === 'number' && !Number.isFinite(value)) return undefined;
  return { value, ...(formatId ? { format: builtInFormat(formatId) } : {}) };
};

/** `undefined` for days before the first, which are not numbers. */
const since1904 = (found: Typed | undefined): Typed | undefined => {
  const { value, format = '' } = found ?? {};
  if (typeof value !== 'number' || value < 1 || !isOfCalendar(format)) return found;
  return value < DAYS_1904 ? undefined : { value: value - DAYS_1904, format };
};

/** Uses XML's line breaks and removes characters that XML does not allow. */
const formulaOf = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\ufffe\uffff]/gu, '')
    .trim();

/** 5 typed into a percent cell means 5 %; a fraction such as 0.05 is taken as it is, as Excel documents. */
const asPercent = (found: Typed | undefined): Typed | undefined =>
  typeof found?.value === 'number' && /^[#,.0]*$/.test(found.format ?? '') && Math.abs(found.value) >= 1
    ? { value: Number(`${found.value}e-2`) }
    : found;

type As = Pick<Book, 'from1904'> & { readonly asText?: boolean; readonly isPercent?: boolean };

/** `asText`: the cell is formatted as text, so input stays text, including formulas. */
export const typed = (given: string, { from1904, asText = false, isPercent = false }: As): Typed => {
  const input = given.toWellFormed();
  if (input === '') return { value: undefined };
  if (input.startsWith("'")) return { value: input.slice(1) };
  if (asText) return { value: input };
  if (/^[=＝]./su.test(input)) return { value: undefined, formula: formulaOf(input.slice(1)) };
  const text = narrow(input.trim());
  const upper = text.toUpperCase();
  if (ERRORS.includes(upper)) return { value: { error: upper } };
  const plain = money(text) ?? number(text);
  const found = isPercent ? asPercent(plain) : plain;
  return (from1904 ? since1904(found) : found) ?? { value: input };
};
