// Spells the header of a column as a program writes it for people to read: arr_gbp_k_mar_2026 as ARR Mar 2026 (GBP k).
import { splitUnit } from './column-unit.ts';
import { headerPeriod } from './header-period.ts';

const JOINED = /^[^\s_]+(?:_+[^\s_]+)+$/u;
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'arr mrr nps id vat gmv fx fte ebitda ebit irr roi cagr sku uom usd eur gbp jpy krw cny aud cad nzd chf sgd hkd'.split(
    ' ',
  ),
);
const LATIN = /^[a-z]/;
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const PERCENT = /^(?:pct|percent)$/i;
const spelled = (word: string): string => {
  if (PERCENT.test(word)) return '%';
  return ABBREVIATIONS.has(word.toLowerCase()) ? word.toUpperCase() : word;
};

/** The words of a header that name its period, in their order. */
const periodOf = (words: readonly string[], rest: string): string => {
  const own = rest.split(' ');
  return words
    .filter((word) => !own.includes(word))
    .map((word) => (LATIN.test(word) ? capital(word) : word))
    .join(' ');
};

/** Any other header unchanged. */
export const spelledHeader = (header: string): string => {
  if (ABBREVIATIONS.has(header)) return header.toUpperCase();
  if (!JOINED.test(header.trim())) return header;
  const words = header.trim().split(/_+/);
  const rest = headerPeriod(header)?.rest || words.join(' ');
  const { name, unit } = splitUnit(rest);
  const label = name.split(' ').map(spelled).join(' ');
  const period = periodOf(words, rest);
  const bracket = unit && ` (${unit.split(' ').map(spelled).join(' ')})`;
  return `${LATIN.test(label) ? capital(label) : label}${period && ` ${period}`}${bracket}`;
};
