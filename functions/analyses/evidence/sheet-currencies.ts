// Determines the single currency of a workbook column from its header or its cells.
import { refuse } from '#shared/finance/refused.ts';
import { currencyOfMark, printed } from './sheet-numbers.ts';

/** `isLoose`: from a sign that several countries share. */
export type Stated = { readonly currency?: string | undefined; readonly isLoose?: true | undefined };

/** Currencies of signs that several countries share, the most likely first. */
const OF_SIGN: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'AUD', 'CAD', 'HKD', 'SGD', 'TWD'],
  '¥': ['JPY', 'CNY'],
};

/** True if the currency is written with the sign. */
const agrees = (sign: string, currency: string): boolean =>
  sign === currency || (OF_SIGN[sign]?.includes(currency) ?? false);

/** True if the stated currency may be the intended one. */
export const mayBe = ({ currency, isLoose }: Stated, meant: string): boolean =>
  currency === undefined ||
  currency === meant ||
  (isLoose === true && Object.values(OF_SIGN).some((all) => all[0] === currency && all.includes(meant)));

const markedWith = (cells: readonly string[], about: string): string[] => {
  const numbers = cells.flatMap((cell) => printed(cell) ?? []);
  const marks = [...new Set(numbers.map(({ mark }) => mark))].filter(Boolean);
  const isPercent = ({ mark, value }: { mark: string; value: number }): boolean => mark === '%' || value === 0;
  if (marks.includes('%') && !numbers.every(isPercent)) refuse('percentMixed', { about });
  return marks.filter((mark) => mark !== '%');
};

/** Throws CalculationRefused: currencyMixed, percentMixed. `about`: the header of the column. */
export const currencyIn = (cells: readonly string[], { currency, isLoose }: Stated, about: string): Stated => {
  const marks = markedWith(cells, about);
  const named = (isLoose ? undefined : currency) ?? marks.find((mark) => !(mark in OF_SIGN));
  const all = named ?? marks[0] ?? '';
  const other = marks.find((mark) => !agrees(mark, all));
  if (other) refuse('currencyMixed', { first: all, second: other });
  if (named) return { currency: named };
  const loose = marks[0] ? OF_SIGN[marks[0]]?.[0] : currency;
  return loose ? { currency: loose, isLoose: true } : {};
};

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/**
 * Refuses an unmapped column with a currency in every row if these differ, since the amounts beside it are then mixed.
 * Throws CalculationRefused: currencyMixed.
 */
export const refuseMixedColumn = (cells: readonly string[]): void => {
  const named = [...new Set(cells.map((cell) => cell.trim()).filter(Boolean))].map(currencyOfMark);
  const [first, second] = [...new Set(named)];
  if (first && second && named.every((code) => CODES.has(code))) refuse('currencyMixed', { first, second });
};
