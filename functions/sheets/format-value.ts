// Formats a value as Excel displays it with a number format.
import { format, formatColor } from 'numfmt';
import { type Book, type CellValue, isError } from './book.ts';

/** The days between the first days of the 1900 and the 1904 date systems. */
export const DAYS_1904 = 1462;
const COLOURS: Readonly<Record<string, string>> = {
  red: '#c00000',
  blue: '#0000ff',
  green: '#00802b',
  magenta: '#c000c0',
  cyan: '#008b8b',
  yellow: '#9a7d00',
  white: '#ffffff',
};
const LOOSE = { throws: false, ignoreTimezone: true } as const;
const ISO_DATE = /[ymdhs]/i;

/** Removes quoted text, escapes and brackets, so that the kind of format remains. */
const bare = (code: string): string => code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*.|General/gi, '');
export const isAboutDates = (code: string): boolean => ISO_DATE.test(bare(code));
export const isPercent = (code: string): boolean => bare(code).includes('%');

/** Elapsed hours, minutes or seconds are not dates. */
export const isOfCalendar = (code: string): boolean => isAboutDates(code) && !/\[[hms]+\]/i.test(code);

export type FormattedValue = { readonly text: string; readonly colour?: string | undefined };

export const formatValue = (value: CellValue, code: string, { from1904 }: Pick<Book, 'from1904'>): FormattedValue => {
  if (value === undefined) return { text: '' };
  if (isError(value)) return { text: value.error };
  if (typeof value === 'boolean') return { text: value ? 'TRUE' : 'FALSE' };
  if (typeof value === 'string')
    return { text: code === 'General' || code === '@' ? value : format(code, value, LOOSE) };
  const shifted = from1904 && isOfCalendar(code) ? value + DAYS_1904 : value;
  const colour = formatColor(code, shifted, LOOSE);
  // Padding belongs to the cell, not to its text.
  const text = format(code, shifted, LOOSE).trim();
  return { text, ...(typeof colour === 'string' && COLOURS[colour] ? { colour: COLOURS[colour] } : {}) };
};
