// Number formats of a workbook: negatives in brackets, multiples with an x, checks in words.
import { type Money, priceDecimals } from '#shared/finance/money.ts';
import type { Format } from '#shared/finance/workbook/workbook.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';

const PLAIN: Readonly<Record<Exclude<Format, 'price' | 'check'>, string>> = {
  amount: '#,##0_);(#,##0);"–"_)',
  percent: '0.0%_);(0.0%);0.0%_)',
  multiple: '0.0"x"_);(0.0"x");0.0"x"_)',
  factor: '0.0000_)',
  decimal: '#,##0.00_);(#,##0.00);0.00_)',
  whole: '0_)',
};

const PRICES = { 0: '#,##0_);(#,##0);0_)', 2: '#,##0.00_);(#,##0.00);0.00_)' } as const;

/** Removes quotation marks, since they would end the text within a format. */
const quoted = (words: string): string => `"${words.replaceAll('"', '')}"`;

const TENTHS = '#,##0.0_);(#,##0.0);"–"_)';

export const numberFormat = (
  format: Format,
  { currency, hasTenths = false }: Pick<Money, 'currency' | 'hasTenths'>,
  language: Language,
): string => {
  if (format === 'price') return PRICES[priceDecimals(currency)];
  if (format === 'amount' && hasTenths) return TENTHS;
  if (format !== 'check') return PLAIN[format];
  const [pass, fail] = (['pass', 'fail'] as const).map((key) => quoted(translate(language, `finance.workbook.${key}`)));
  return `[=1]${pass};[Red][=0]${fail};General`;
};
