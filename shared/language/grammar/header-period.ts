// Splits a column header into its period and the rest: `2024 매출액`, `Jan-24`, `FY2025E`.
import { periodsIn } from './periods.ts';

export type HeaderPeriod = {
  /** `2024`, `2024-01`, `2024Q1`, `2024H1`. */
  readonly key: string;
  /** The header without the period: the name of the measure, or empty. */
  readonly rest: string;
};

const MONTH = /^((?:19|20)\d\d)[-./]\s?(0?[1-9]|1[0-2])$/;
const NAME = '((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})';
const ERAS: Readonly<Record<string, string>> = { R: '令和', H: '平成', S: '昭和' };
/** Abbreviated months and days in cells, with their full forms: Jan-24, 12-Jan-24, 2024-Jan, 01/2024, R6.1.12. */
const SHORT_FORMS: readonly (readonly [form: RegExp, full: (parts: readonly string[]) => string])[] = [
  [
    new RegExp(`^(?:(\\d{1,2})[-/ ])?${NAME}[-/'. ]+((?:19|20)?\\d\\d)$`, 'i'),
    ([day = '', name = '', year = '']) => `${day} ${name} ${year.length === 2 ? '20' : ''}${year}`.trim(),
  ],
  [new RegExp(`^((?:19|20)\\d\\d)[-/ ]${NAME}$`, 'i'), ([year = '', name = '']) => `${name} ${year}`],
  [/^(0?[1-9]|1[0-2])[-/]((?:19|20)\d\d)$/, ([month = '', year = '']) => `${year}-${month.padStart(2, '0')}`],
  [
    /^([RHS])(\d{1,2})[-./](0?[1-9]|1[0-2])(?:[-./](0?[1-9]|[12]\d|3[01]))?$/,
    ([era = '', year = '', month = '', day = '']) => `${ERAS[era]}${year}年${month}月${day && `${day}日`}`,
  ],
];
/** Marks for actual, budget, estimate, forecast and plan. */
const KIND = /^[ABEFP](?![a-z])|^\((?:[ABEFP]|actual|budget|estimate|forecast|plan|잠정|예상|계획|実績|予想|計画)\)/i;

/** The bracket of a unit stays closed: 매출 (천원). */
const closed = (text: string): string => (/[(（][^)）]+$/u.test(text) ? `${text})` : text);

const tidy = (text: string): string =>
  closed(
    text
      .trim()
      .replace(KIND, '')
      .replace(/^[\s()[\]:：,/_-]+|[\s()[\]:：,/_-]+$/g, '')
      .replace(/\s{2,}/g, ' '),
  );

/** The full form of an abbreviated period; any other text unchanged. */
export const spelledPeriod = (cell: string): string => {
  const text = cell.normalize('NFKC').replace(/[’‘]/g, "'").trim();
  for (const [form, full] of SHORT_FORMS) {
    const found = form.exec(text);
    if (found) return full(found.slice(1).map((part) => part ?? ''));
  }
  return text;
};

export const headerPeriod = (header: string): HeaderPeriod | undefined => {
  // Programs join the words of a header: arr_mar_2026.
  const text = spelledPeriod(header.replaceAll('_', ' '));
  const [, year, month] = MONTH.exec(text) ?? [];
  if (year && month) return { key: `${year}-${month.padStart(2, '0')}`, rest: '' };
  const [period, another] = periodsIn(text);
  if (!period || another || period.key.startsWith('#')) return undefined;
  return { key: period.key, rest: tidy(text.slice(0, period.start) + text.slice(period.end)) };
};
