// Share prices from the person's workbook, each in the currency of its row, its column or the form; else from a
// database.
import { asWorkbook } from '#shared/analyses/inputs.ts';
import { refuse } from '#shared/finance/refused.ts';
import { statedUnit } from '#shared/language/grammar/column-unit.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import { compact, companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { SectionContext } from '../builder.ts';
import { refsOf } from '../evidence/computed.ts';
import { marketOf } from '../evidence/market.ts';
import { mayBe, type Stated } from '../evidence/sheet-currencies.ts';
import { isBlank } from '../evidence/sheet-numbers.ts';
import { type SheetRow, type SheetTable, sheetTable } from '../evidence/sheet-rows.ts';
import { leftOut } from './left-out.ts';
import { type ReadingNotes, unitNotes } from './read-workbook.ts';

export type Priced = {
  readonly name: string;
  readonly price: number;
  readonly shares: number;
  /** Empty if no currency is stated; the currency of the accounts then applies. */
  readonly stated: Stated;
  readonly refs: readonly number[];
};

/** The price of a company that no workbook names. */
export const marketPriceOf = async (context: SectionContext, company: CompanyIds): Promise<Priced | undefined> => {
  const { price, shares } = await marketOf(context, company);
  if (!price || !shares) return undefined;
  const refs = refsOf([price, shares]);
  return { name: company.name, price: price.value, shares: shares.value, stated: { currency: price.unit }, refs };
};

const NEEDED = ['company', 'price', 'shares'];

const isSame = (a: string, b: string): boolean =>
  companyNames(a).some((one) => companyNames(b).some((other) => isNamedIn(one, other) || isNamedIn(other, one)));

/**
 * Prefers an exact name to a similar one: an ordinary share is not a preferred share. Throws CalculationRefused:
 * itemTwice.
 */
export const priceOf = (prices: readonly Priced[], name: string): Priced | undefined => {
  const very = prices.filter((one) => compact(one.name) === compact(name));
  const [first, ...others] = very;
  if (others.some(({ price, shares }) => price !== first?.price || shares !== first.shares))
    refuse('itemTwice', { item: name });
  return first ?? prices.find((one) => isSame(one.name, name));
};

/** A sign shared by several countries is read as the currency of the accounts if that currency uses it. */
export const priceCurrencyOf = ({ stated }: Priced, ofAccounts: string): string =>
  mayBe(stated, ofAccounts) ? ofAccounts : (stated.currency ?? ofAccounts);

/**
 * The currency of the row, else of the column, else of the form. Throws CalculationRefused: currencyUnknown,
 * currencyOther.
 */
const statedBy = (context: SectionContext, { scales }: SheetTable, { cell }: SheetRow): Stated => {
  const own = cell('currency');
  if (!isBlank(own)) {
    const { currency = own.toUpperCase(), isLoose } = statedUnit(own, 'money') ?? {};
    if (!/^[A-Z]{3}$/.test(currency)) return refuse('currencyUnknown', { text: own, about: cell('company') });
    return { currency, ...(isLoose ? { isLoose } : {}) };
  }
  const { currency, isLoose } = scales.price ?? {};
  const chosen = context.inputs.priceCurrency;
  if (typeof chosen !== 'string') return { ...(currency ? { currency } : {}), ...(isLoose ? { isLoose } : {}) };
  if (currency && !mayBe({ currency, isLoose }, chosen)) refuse('currencyOther', { stated: currency, chosen });
  return { currency: chosen };
};

const pricedBy = (context: SectionContext, table: SheetTable, row: SheetRow): Priced[] => {
  const [price, shares] = [row.number('price'), row.number('shares')];
  const name = row.cell('company');
  const unclear = ['price', 'shares'].find((column) => !isBlank(row.cell(column)) && row.number(column) === undefined);
  if (unclear && context.peers.some((peer) => isSame(peer.name, name)))
    refuse('numberUnclear', { about: name, text: row.cell(unclear) });
  if (!name || price === undefined || shares === undefined) return [];
  return [{ name, price, shares, stated: statedBy(context, table, row), refs: [row.cite()] }];
};

/** An unreadable number of a peer is refused, not skipped. Without a workbook there are no prices. */
export const pricesIn = async (
  context: SectionContext,
): Promise<{ readonly prices: readonly Priced[]; readonly reading: ReadingNotes }> => {
  const table = await sheetTable(context, asWorkbook(context.inputs.workbook));
  if (!table) return { prices: [], reading: {} };
  const { note, assumptions } = unitNotes(context, table);
  const notes = [note, leftOut(context, table, NEEDED)].filter(Boolean).join(' ');
  return {
    prices: table.rows.flatMap((row) => pricedBy(context, table, row)),
    reading: { ...(notes ? { note: notes } : {}), ...(assumptions ? { assumptions } : {}) },
  };
};
