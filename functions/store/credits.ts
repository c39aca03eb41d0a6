// Stores credits: the balance, what is reserved for jobs, and the ledger. Its sum always equals the balance.
import * as z from 'zod';
import { LEDGER_KINDS } from '#shared/model/enums.ts';
import type { Write } from '../ports/table.ts';
import { deadlineKey } from './deadline-index.ts';
import { key, pk } from './keys.ts';
import { store } from './record.ts';

export const creditsPk = (tenant: string) => pk(tenant, 'CREDITS');
export const balanceKey = (tenant: string) => key(creditsPk(tenant), 'BALANCE');

const Balance = z.object({
  balance: z.number().int().min(0),
  /** Jobs under way: reserved, and neither settled nor refunded. */
  jobs: z.number().int().default(0),
});
export const balances = store<z.infer<typeof Balance>>({ schema: Balance, key: balanceKey });

const By = z.object({ id: z.string(), name: z.string() });

const Entry = z.object({
  kind: z.enum(LEDGER_KINDS),
  /** The change of the balance. */
  amount: z.number().int(),
  /** The id of a question, run or grant: each kind of entry occurs once per id. */
  about: z.string(),
  note: z.string().optional(),
  by: By,
  at: z.string(),
});
export type LedgerRecord = z.infer<typeof Entry>;

export const ledger = store<LedgerRecord>({
  schema: Entry,
  key: (tenant, { kind, about }) => key(creditsPk(tenant), `ENTRY#${kind}#${about}`),
  gsi1: (tenant, { kind, about, at }) => ({ pk: creditsPk(tenant), sk: `${at}#${about}#${kind}` }),
});

const HOLD_MS = 24 * 3600_000;
export const HOLD_PREFIX = 'HELD#';
const Held = z.object({ about: z.string(), amount: z.number().int().min(0), by: By, deadline: z.string() });
export type HeldRecord = z.infer<typeof Held>;

/** Kept until the job is settled or refunded; after its deadline the reaper refunds it. */
export const held = store<HeldRecord>({
  schema: Held,
  key: (tenant, { about }) => holdKey(tenant, about),
  gsi1: (tenant, { about, deadline }) => deadlineKey(deadline, `credits#${tenant}#${about}`),
});
const holdKey = (tenant: string, about: string) => key(creditsPk(tenant), `${HOLD_PREFIX}${about}`);

/** The credits of a job, known to the code that settles it. */
export type Price = { readonly about: string; readonly amount: number; readonly by: z.infer<typeof By> };

/** `jobs`: the change in the number of jobs under way, and its limit. */
type Change = Omit<LedgerRecord, 'at'> & {
  readonly now: number;
  readonly jobs?: { readonly by: number; readonly max?: number };
};

/** A ledger entry, with the resulting balance and number of jobs. */
const booked = (tenant: string, { now, jobs, ...entry }: Change): Write[] => [
  { put: ledger.row(tenant, { ...entry, at: new Date(now).toISOString() }), if: 'absent' },
  {
    add: balanceKey(tenant),
    field: 'balance',
    by: entry.amount,
    min: 0,
    ...(jobs ? { and: { field: 'jobs', ...jobs } } : {}),
  },
];

/** Positions among the writes of a reservation: a conflict at the balance means too few credits or too many jobs. */
export const RESERVE = { entry: 0, balance: 1, writes: 3 } as const;

export const reserveWrites = (
  tenant: string,
  { about, amount, by }: Price,
  { now, maxJobs }: { readonly now: number; readonly maxJobs: number },
): Write[] => [
  ...booked(tenant, { kind: 'reserve', amount: -amount, about, by, now, jobs: { by: 1, max: maxJobs } }),
  { put: held.row(tenant, { about, amount, by, deadline: new Date(now + HOLD_MS).toISOString() }), if: 'absent' },
];

/** First among the writes that end a reservation: a conflict here means that it has already ended. */
const release = (tenant: string, about: string): Write => ({ remove: holdKey(tenant, about), if: 'present' });

const ENDED = { by: -1 } as const;

/** Returns the unused part of a reservation. */
export const settleWrites = (tenant: string, { about, amount, by }: Price, used: number, now: number): Write[] => {
  if (used < 0 || used > amount) throw new Error('a job uses no more than was reserved for it');
  return [
    release(tenant, about),
    ...booked(tenant, { kind: 'settle', amount: amount - used, about, by, now, jobs: ENDED }),
  ];
};

export const refundWrites = (tenant: string, { about, amount, by }: Price, now: number): Write[] => [
  release(tenant, about),
  ...booked(tenant, { kind: 'refund', amount, about, by, now, jobs: ENDED }),
];

export const grantWrites = (
  tenant: string,
  { about, amount, by, note }: Price & { readonly note?: string | undefined },
  now: number,
): Write[] => booked(tenant, { kind: 'grant', amount, about, by, now, ...(note ? { note } : {}) });

/** The first writes of an organization's credits, with its initial balance. */
export const openCreditsWrites = (tenant: string, first: Price, now: number): Write[] => {
  const at = new Date(now).toISOString();
  const { amount, about, by } = first;
  return [
    { put: balances.row(tenant, { balance: amount, jobs: 0 }), if: 'absent' },
    ...(amount > 0
      ? [{ put: ledger.row(tenant, { kind: 'grant', amount, about, by, at }), if: 'absent' } as const]
      : []),
  ];
};
