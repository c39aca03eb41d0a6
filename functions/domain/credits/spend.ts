// Credits of a job: reserved before it starts, settled or given back when it ends. Repeating any of it changes nothing.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Table, type Write, WriteConflict } from '../../ports/table.ts';
import { grantWrites, type Price, RESERVE, refundWrites, reserveWrites, settleWrites } from '../../store/credits.ts';

type Ports = { readonly table: Pick<Table, 'write'>; readonly clock: Clock };

/** False when it had happened before. */
const once = async (table: Ports['table'], writes: readonly Write[]): Promise<boolean> => {
  try {
    await table.write(...writes);
    return true;
  } catch (error) {
    if (!(error instanceof WriteConflict) || error.at !== 0) throw error;
    return false;
  }
};

/** What a conflict in a transaction that begins with a reservation means; anything else is the caller's matter. */
export const refusalOf = (error: unknown): unknown =>
  error instanceof WriteConflict && error.at === RESERVE.balance ? new AppError('noCredits') : error;

/** Throws noCredits when less is left than the job may cost. */
export const reserve = async ({ table, clock }: Ports, tenant: string, price: Price): Promise<boolean> => {
  try {
    return await once(table, reserveWrites(tenant, price, clock.now()));
  } catch (error) {
    throw refusalOf(error);
  }
};

export const settle = ({ table, clock }: Ports, tenant: string, price: Price, used: number): Promise<boolean> =>
  once(table, settleWrites(tenant, price, used, clock.now()));

export const refund = ({ table, clock }: Ports, tenant: string, price: Price): Promise<boolean> =>
  once(table, refundWrites(tenant, price, clock.now()));

export const grant = (
  { table, clock }: Ports,
  tenant: string,
  given: Price & { readonly note?: string | undefined },
): Promise<boolean> => once(table, grantWrites(tenant, given, clock.now()));
