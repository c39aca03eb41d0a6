// Shows an organization's credits: the balance, what is reserved, and the ledger with balances.
import type * as z from 'zod';
import { chargedFor } from '#shared/model/charged-for.ts';
import type { Credits, LedgerEntry } from '#shared/model/organisation.ts';
import type { Item, Table } from '../../ports/table.ts';
import { balanceKey, balances, creditsPk, HOLD_PREFIX, held, type LedgerRecord, ledger } from '../../store/credits.ts';
import type { Caller } from '../caller.ts';
import { namesFor } from '../names.ts';

type Window = { readonly limit: number; readonly offset: number };

export const balanceOf = (item: Item | undefined): number => (item ? balances.read(item).balance : 0);

/** Entries are newest first: the newest left the current balance, each earlier one the balance before the next. */
const withBalances = (entries: readonly LedgerRecord[], now: number): LedgerEntry[] => {
  let balance = now;
  return entries.map(({ kind, amount, about, note, by, at }) => {
    const after = balance;
    balance -= amount;
    const id = `${kind}#${about}`;
    return {
      id,
      kind,
      amount,
      balance: after,
      by,
      at,
      ...(kind === 'grant' ? {} : { about }),
      ...(note ? { note } : {}),
    };
  });
};

/** One round trip. */
export const creditsOf = async (
  table: Pick<Table, 'getMany' | 'query' | 'count'>,
  tenant: string,
  { limit, offset }: Window,
): Promise<z.infer<typeof Credits>> => {
  const pk = creditsPk(tenant);
  const entries = { index: 'gsi1', pk } as const;
  const [[row], open, page, count] = await Promise.all([
    table.getMany([balanceKey(tenant)]),
    table.query({ pk, prefix: HOLD_PREFIX }),
    table.query({ ...entries, descending: true, limit: offset + limit }),
    table.count(entries),
  ]);
  const balance = balanceOf(row);
  return {
    balance,
    reserved: open.items.reduce((sum, item) => sum + held.read(item).amount, 0),
    rows: withBalances(page.items.map(ledger.read), balance).slice(offset),
    count,
  };
};

/** Adds the names of the questions and analyses that the caller may open. */
export const namedCreditsOf = async (
  table: Pick<Table, 'getMany' | 'query' | 'count'>,
  caller: Caller,
  window: Window,
): Promise<z.infer<typeof Credits>> => {
  const credits = await creditsOf(table, caller.tenant, window);
  const names = await namesFor(
    table,
    caller,
    credits.rows.flatMap(({ about }) => (about ? [chargedFor(about)] : [])),
  );
  const rows = credits.rows.map((row) => {
    const name = row.about && names[chargedFor(row.about)];
    return name ? { ...row, name } : row;
  });
  return { ...credits, rows };
};
