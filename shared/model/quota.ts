// Default quotas: what an organization may use and how fast one person may act, unless the super admin sets others.
import * as z from 'zod';

/** Chosen for a team of some dozens: a person at work stays far below, a script that runs away does not. */
export const DEFAULT_QUOTAS = {
  workspaces: 300,
  folders: 100,
  storageGb: 200,
  /** Questions and analyses under way at the same moment. */
  jobs: 50,
  /** Of one person: answers and runs that are followed live at the same moment. */
  streams: 30,
  /** Of one person. */
  questionsAMinute: 30,
  /** Of one person: workspaces and folders of workspaces. */
  workspacesADay: 50,
  /** Of one person: uploads, and folders of files. */
  uploadsAnHour: 5000,
} as const;

/** The windows of those that count what one person does. */
export const PACE_WINDOWS_MS = {
  questionsAMinute: 60_000,
  workspacesADay: 24 * 3_600_000,
  uploadsAnHour: 3_600_000,
} as const satisfies Partial<Record<keyof typeof DEFAULT_QUOTAS, number>>;
export type Pace = keyof typeof PACE_WINDOWS_MS;

export type Quota = keyof typeof DEFAULT_QUOTAS;
export const QUOTA_NAMES = Object.keys(DEFAULT_QUOTAS) as [Quota, ...Quota[]];

/** What is set for an organization; a quota that is not set has its default. */
export const Quotas = z.partialRecord(z.enum(QUOTA_NAMES), z.number().int().min(1).max(1_000_000));
export type Quotas = z.infer<typeof Quotas>;

export const quotaOf = (quotas: Quotas | undefined, quota: Quota): number => quotas?.[quota] ?? DEFAULT_QUOTAS[quota];

export const GIGABYTE = 1_000_000_000;

/** A quota with what is used of it; `used` is absent of those that count one person. */
export const QuotaUse = z.object({
  quota: z.enum(QUOTA_NAMES),
  limit: z.number().int(),
  used: z.number().int().optional(),
});
export type QuotaUse = z.infer<typeof QuotaUse>;
