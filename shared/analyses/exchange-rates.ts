// Parses exchange rates as a person enters them, one per line: `USD/KRW 1,380.5 2026-10-30 Bank of Korea`. Rates are
// never made up.

export type ExchangeRate = {
  readonly from: string;
  readonly to: string;
  /** Units of `to` for one unit of `from`. */
  readonly rate: number;
  /** ISO day. */
  readonly date: string;
  /** As typed; empty if the person named no source. */
  readonly source: string;
};

/** Commas only separate thousands: 1,38 is not 138. */
const LINE =
  /^([A-Z]{3})\s*\/\s*([A-Z]{3})\s*[=:]?\s*(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)[\s,(]+(\d{4}-\d{2}-\d{2})[\s,)]*([^()]{0,80})\)?$/;

const isDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

const rateIn = (line: string): ExchangeRate | undefined => {
  const [, from = '', to = '', digits = '', date = '', source = ''] = LINE.exec(line) ?? [];
  const rate = Number(digits.replaceAll(',', ''));
  const isGood = from !== '' && from !== to && rate > 0 && !Number.isNaN(Date.parse(date)) && isDay(date);
  return isGood ? { from, to, rate, date, source: source.trim() } : undefined;
};

/** `undefined` if a line is not a rate, or if a pair occurs twice. */
export const exchangeRates = (text: string): readonly ExchangeRate[] | undefined => {
  const lines = text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean);
  const rates = lines.flatMap((line) => rateIn(line) ?? []);
  const pairs = new Set(rates.map(({ from, to }) => [from, to].sort().join('/')));
  return rates.length === lines.length && pairs.size === rates.length ? rates : undefined;
};

/** The value of one unit of `from` in `to`, by a rate or its inverse. */
export const rateBetween = (
  rates: readonly ExchangeRate[],
  from: string,
  to: string,
): { readonly factor: number; readonly by: ExchangeRate } | undefined => {
  const direct = rates.find((one) => one.from === from && one.to === to);
  if (direct) return { factor: direct.rate, by: direct };
  const inverse = rates.find((one) => one.from === to && one.to === from);
  return inverse && { factor: 1 / inverse.rate, by: inverse };
};
