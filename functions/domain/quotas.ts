// Enforces quotas: what an organization may have, counted in the transaction that adds to it, and how fast a person may
// act.
import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import { HOUR_MS } from '#shared/model/durations.ts';
import {
  GIGABYTE,
  PACE_WINDOWS_MS,
  type Pace,
  QUOTA_NAMES,
  type Quota,
  type QuotaUse,
  quotaOf,
} from '#shared/model/quota.ts';
import type { Clock } from '../ports/clock.ts';
import { type Table, type Write, WriteConflict } from '../ports/table.ts';
import { balanceKey, balances } from '../store/credits.ts';
import { personPk } from '../store/members.ts';
import { type OrganisationRecord, type UsageField, usage, usageKey } from '../store/organisations.ts';
import { countTry, secondsLeft, takeBackTry } from '../store/rates.ts';
import type { Caller } from './caller.ts';

type Organisation = Pick<OrganisationRecord, 'quotas'>;

export const limitOf = ({ quotas }: Organisation, quota: Quota): number => quotaOf(quotas, quota);

const REFUSALS = {
  workspaces: 'quotaWorkspaces',
  folders: 'quotaFolders',
  storageGb: 'quotaStorage',
  jobs: 'quotaJobs',
} as const satisfies Partial<Record<Quota, ErrorCode>>;
type Stock = keyof typeof REFUSALS;

export const quotaReached = (organisation: Organisation, quota: Stock): AppError =>
  new AppError(REFUSALS[quota], { limit: limitOf(organisation, quota) });

type Counted = Extract<Stock, UsageField>;
type Of = Pick<Caller, 'tenant' | 'organisation'>;
type Amount = { readonly quota: Stock; readonly field: UsageField; readonly by: number; readonly max: number };

/** If two calls reach the limit at once, the table refuses one. */
const writeWithin = async (
  table: Pick<Table, 'write'>,
  { tenant, organisation }: Of,
  { quota, ...amount }: Amount,
  writes: readonly Write[],
): Promise<void> => {
  try {
    await table.write(...writes, { add: usageKey(tenant), ...amount });
  } catch (error) {
    throw error instanceof WriteConflict && error.at === writes.length ? quotaReached(organisation, quota) : error;
  }
};

/** Writes rows together with the increment of their counter. */
export const writeCounted = (
  table: Pick<Table, 'write'>,
  of: Of,
  quota: Counted,
  writes: readonly Write[],
): Promise<void> =>
  writeWithin(table, of, { quota, field: quota, by: 1, max: limitOf(of.organisation, quota) }, writes);

const storageLimit = (organisation: Organisation): number => limitOf(organisation, 'storageGb') * GIGABYTE;

/** Writes the rows of expected bytes, which count as stored from then on. Throws quotaStorage. */
export const writeStored = (
  table: Pick<Table, 'write'>,
  of: Of,
  bytes: number,
  writes: readonly Write[],
): Promise<void> =>
  writeWithin(
    table,
    of,
    { quota: 'storageGb', field: 'storageBytes', by: bytes, max: storageLimit(of.organisation) },
    writes,
  );

/** Decrements the counter of what is deleted. */
export const uncounted = (tenant: string, quota: Counted): Write => ({ add: usageKey(tenant), field: quota, by: -1 });

/** Checked before bytes are sent; concurrent uploads are not seen. Throws quotaStorage. */
export const requireStorage = async (
  table: Pick<Table, 'getMany'>,
  { tenant, organisation }: Of,
  bytes: number,
): Promise<void> => {
  const [item] = await table.getMany([usageKey(tenant)]);
  const stored = item ? usage.read(item).storageBytes : 0;
  if (stored + bytes > storageLimit(organisation)) throw quotaReached(organisation, 'storageGb');
};

type PacePorts = { readonly table: Pick<Table, 'write'>; readonly clock: Pick<Clock, 'now'> };

/** Counts one attempt of a person in the table, which all processes share. Throws quotaPace, quotaHours. */
export const requirePace = async (
  { table, clock }: PacePorts,
  { tenant, userId, organisation }: Pick<Caller, 'tenant' | 'userId' | 'organisation'>,
  quota: Pace,
): Promise<void> => {
  const now = clock.now();
  const limit = limitOf(organisation, quota);
  const windowMs = PACE_WINDOWS_MS[quota];
  const tried = { of: personPk(tenant, userId), subject: quota, most: limit, now, windowMs };
  const isWithin = await countTry(table, tried);
  if (isWithin) return;
  const seconds = secondsLeft(now, windowMs);
  throw windowMs < HOUR_MS
    ? new AppError('quotaPace', { limit, seconds })
    : new AppError('quotaHours', { limit, seconds, hours: Math.ceil((seconds * 1000) / HOUR_MS) });
};

/** As long as the longest stream: a stream whose end was not counted expires with its window. */
const STREAM_WINDOW_MS = 10 * 60_000;

/** Counts a stream that a person opens. Returns a function that counts its end. Throws quotaStreams. */
export const openStream = async (
  { table, clock }: PacePorts,
  { tenant, userId, organisation }: Pick<Caller, 'tenant' | 'userId' | 'organisation'>,
): Promise<() => Promise<void>> => {
  const limit = limitOf(organisation, 'streams');
  const opened = {
    of: personPk(tenant, userId),
    subject: 'streams',
    now: clock.now(),
    windowMs: STREAM_WINDOW_MS,
  };
  if (!(await countTry(table, { ...opened, most: limit }))) throw new AppError('quotaStreams', { limit });
  return () => takeBackTry(table, opened);
};

/** For the owner and the super admin. One round trip. */
export const quotaUse = async (
  table: Pick<Table, 'getMany'>,
  tenant: string,
  organisation: Organisation,
): Promise<QuotaUse[]> => {
  const [used, balance] = await table.getMany([usageKey(tenant), balanceKey(tenant)]);
  const { workspaces = 0, folders = 0, storageBytes = 0 } = used ? usage.read(used) : {};
  const jobs = balance ? balances.read(balance).jobs : 0;
  const counts: Partial<Record<Quota, number>> = {
    workspaces,
    folders,
    storageGb: Math.floor(storageBytes / GIGABYTE),
    jobs,
  };
  return QUOTA_NAMES.map((quota) => {
    const count = counts[quota];
    const limit = limitOf(organisation, quota);
    return { quota, limit, ...(count === undefined ? {} : { used: Math.max(0, count) }) };
  });
};
