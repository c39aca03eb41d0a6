// Reserves the credits of a run or question before it starts, and settles or refunds them when it ends. Every step is
// idempotent.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Table, type Write, WriteConflict } from '../../ports/table.ts';
import {
  balanceKey,
  grantWrites,
  type Price,
  RESERVE,
  refundWrites,
  reserveWrites,
  settleWrites,
} from '../../store/credits.ts';
import type { Caller } from '../caller.ts';
import { limitOf, quotaReached } from '../quotas.ts';
import { balanceOf } from './view.ts';

type Ports = { readonly table: Pick<Table, 'write'>; readonly clock: Clock };

/** False if the writes had been made before. */
const once = async (table: Ports['table'], writes: readonly Write[]): Promise<boolean> => {
  try {
    await table.write(...writes);
    return true;
  } catch (error) {
    if (!(error instanceof WriteConflict) || error.at !== 0) throw error;
    return false;
  }
};

type Reserving = { readonly tenant: string; readonly organisation: Pick<Caller['organisation'], 'quotas'> };
type Reader = { readonly table: Pick<Table, 'getMany' | 'write'>; readonly clock: Clock };

/** The first writes of a transaction that starts a run or question. */
export const reserving = (
  { clock }: Pick<Ports, 'clock'>,
  { tenant, organisation }: Reserving,
  price: Price,
): Write[] => reserveWrites(tenant, price, { now: clock.now(), maxJobs: limitOf(organisation, 'jobs') });

/**
 * Returns the error for a conflict in a transaction that begins with a reservation; other conflicts are left to the
 * caller.
 */
export const refusalOf = async (
  { table }: { readonly table: Pick<Table, 'getMany'> },
  { tenant, organisation }: Reserving,
  { amount }: Pick<Price, 'amount'>,
  error: unknown,
): Promise<unknown> => {
  if (!(error instanceof WriteConflict) || error.at !== RESERVE.balance) return error;
  const [item] = await table.getMany([balanceKey(tenant)]);
  const left = balanceOf(item);
  if (left >= amount) return quotaReached(organisation, 'jobs');
  return left === 0 ? new AppError('noCredits') : new AppError('notEnoughCredits', { amount, left });
};

/**
 * Throws noCredits if none are left, notEnoughCredits if fewer than the maximum price are left, quotaJobs if too many
 * jobs are under way.
 */
export const reserve = async (ports: Reader, caller: Reserving, price: Price): Promise<boolean> => {
  try {
    return await once(ports.table, reserving(ports, caller, price));
  } catch (error) {
    throw await refusalOf(ports, caller, price, error);
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
