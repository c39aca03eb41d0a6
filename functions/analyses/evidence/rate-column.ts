// Finds the exchange rate that a ledger in several currencies states in each row, so that its amounts can be added up.

import lexicon from '#shared/language/lexicon/ledger-columns.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { printed } from './sheet-numbers.ts';

export type Conversion = {
  readonly currency: string;
  /** The header of the rates. */
  readonly head: string;
  rateOf(cells: readonly string[]): number;
};

type Column = { readonly head: string; readonly at: number };
type Rows = readonly (readonly string[])[];

const CODE = /^[A-Z]{3}$/;
const isRate = compile({ ...lexicon.rate, id: 'rate', source: lexicon.source, not: [] });
const rateAt = (cells: readonly string[], at: number): number => printed(cells[at] ?? '')?.value ?? 0;

/** The currency whose rate is one in every row, if there is only one. */
const baseOf = (rows: Rows, currency: Column, rate: Column): string | undefined => {
  const byCode = [...Map.groupBy(rows, (cells) => cells[currency.at]?.trim() ?? '')];
  const bases = byCode.filter(([, own]) => own.every((cells) => rateAt(cells, rate.at) === 1));
  return byCode.length > 1 && bases.length === 1 ? bases[0]?.[0] : undefined;
};

/** `rows`: those with an amount. */
export const conversionIn = (rows: Rows, columns: readonly Column[]): Conversion | undefined => {
  const currency = columns.find(
    ({ at }) => rows.length > 0 && rows.every((cells) => CODE.test(cells[at]?.trim() ?? '')),
  );
  const rate = columns.find(({ head, at }) => isRate(head).length > 0 && rows.every((cells) => rateAt(cells, at) > 0));
  const base = currency && rate && baseOf(rows, currency, rate);
  return base ? { currency: base, head: rate.head, rateOf: (cells) => rateAt(cells, rate.at) } : undefined;
};
