// Parses a workbook's numbers as people print them: `1,234.5`, `(300)`, `△12`, `12-`, `₩1,000`, `12.3M`, `3억`. Anything
// else is not a number.
import { timesPower } from '#shared/language/grammar/times-power.ts';
import { powerOf, SCALE } from '#shared/language/grammar/units.ts';

export type Printed = {
  readonly value: number;
  /** True if the cell has its own scale, which replaces the column's. */
  readonly isSized: boolean;
  /** The mark beside the digits: a currency, or `%`. */
  readonly mark: string;
};

/** Commas separate thousands or lakhs; elsewhere they may be decimal signs, and the text is not a number. */
const DIGITS = /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d+(?:\.\d+)?)$/;
const MARK =
  '(?:(?:us|hk|nt|au|ca|[acs])?\\$|[€£¥₩₹₽%원円]|usd|krw|jpy|eur|gbp|cny|hkd|twd|aud|cad|sgd|inr|rub|sek|chf)';
const PRINTED = new RegExp(
  `^(?<minus>[-−–△▲(]?)(?<before>${MARK}?)(?<inner>[-−–△▲(]?)(?<digits>[\\d.,]*\\d)(?<size>${SCALE}?)(?<after>${MARK}?)(?<behind>[-−–]?)\\)?$`,
  'iu',
);

/** Some countries separate thousands by spaces or apostrophes. */
const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, '')
    .replace(/(?<!\d)\s+|\s+(?!\d)/g, '');

const MARKS: Readonly<Record<string, string>> = {
  ...{ 원: 'KRW', '₩': 'KRW', 円: 'JPY', '€': 'EUR', '£': 'GBP', '₹': 'INR', '₽': 'RUB' },
  ...{ us$: 'USD', hk$: 'HKD', nt$: 'TWD', au$: 'AUD', a$: 'AUD', ca$: 'CAD', c$: 'CAD', s$: 'SGD' },
};
/** The ISO code of a sign or code as printed; the sign itself if several countries share it. */
export const currencyOfMark = (mark: string): string => MARKS[mark.toLowerCase()] ?? mark.toUpperCase();

/** `isSwapped`: the comma is the decimal sign and the dot separates thousands in this workbook. */
export const printed = (text: string, isSwapped = false): Printed | undefined => {
  const { minus, inner, behind, before, after, size, digits = '' } = PRINTED.exec(tidy(text))?.groups ?? {};
  const usual = isSwapped ? digits.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : digits;
  if (!DIGITS.test(usual)) return undefined;
  const power = size ? powerOf(size) : 0;
  const value = timesPower(Number(usual.replaceAll(',', '')), power);
  return {
    value: minus || inner || behind ? -value : value,
    isSized: Boolean(size),
    mark: currencyOfMark(before || after || ''),
  };
};

/** What accounts print for zero or nothing. */
export const isBlank = (text: string): boolean => /^(?:|[-–—―ー]|#?n\/?a\.?|n\.a\.)$/i.test(text.trim());

/** How a sheet writes its numbers; `unclear` if 1.234 may mean a thousand. */
export type Signs = 'usual' | 'swapped' | 'unclear';
const SWAPPED = /^[-(]?\d{1,3}(?:\.\d{3})+,\d+\)?$|^[-(]?\d{1,3}(?:\.\d{3}){2,}\)?$/;
const LIKE_SWAPPED = /^[-(]?(?:\d+,\d{1,2}|0,\d+)\)?$/;
/** With a fraction or two commas, the comma is no decimal sign; with one comma, it may be. */
const USUAL = /^[-(]?[1-9]\d{0,2}(?:,\d{3})+\.\d+\)?$|^[-(]?[1-9]\d{0,2}(?:,\d{3}){2,}\)?$/;
const LIKE_USUAL = /^[-(]?[1-9]\d{0,2},\d{3}\)?$/;
const EITHER = /^[-(]?[1-9]\d{0,2}\.\d{3}\)?$/;
const FRACTION = /^[-(]?\d+\.\d+\)?$/;
/** In a sheet with both, this many decimal commas for each 1,234 show that it is a decimal as well. Set by hand. */
const MIN_COMMAS = 3;

/** Determined by the numbers with only one reading. `isTyped`: from a text file, with numbers as typed. */
export const signsOf = (cells: readonly string[], isTyped: boolean): Signs => {
  const plain = cells.map(tidy);
  const some = (form: RegExp): boolean => plain.some((cell) => form.test(cell));
  const count = (form: RegExp): number => plain.filter((cell) => form.test(cell)).length;
  const fractions = plain.filter((cell) => FRACTION.test(cell));
  const isComma = count(LIKE_SWAPPED) > MIN_COMMAS * count(LIKE_USUAL) && fractions.every((cell) => EITHER.test(cell));
  if (some(SWAPPED)) return some(USUAL) || (some(LIKE_USUAL) && !isComma) ? 'unclear' : 'swapped';
  if (some(LIKE_SWAPPED) && !some(USUAL)) return isTyped && isComma && fractions.length === 0 ? 'swapped' : 'unclear';
  const isEither = isTyped && fractions.length > 1 && fractions.every((cell) => EITHER.test(cell));
  return isEither ? 'unclear' : 'usual';
};

/** `undefined` if a cell is not a number, or has two readings. */
export const numberBy = (text: string, signs: Signs): Printed | undefined =>
  signs === 'unclear' && EITHER.test(tidy(text)) ? undefined : printed(text, signs === 'swapped');
