// Defines default quotas: what an organization may use and how fast one person may act, unless the super admin sets
// others.
import * as z from 'zod';

/** Chosen for a team of some dozens: far above a person's normal use, but they stop a runaway script. */
export const DEFAULT_QUOTAS = {
  workspaces: 300,
  folders: 100,
  storageGb: 200,
  /** Concurrent questions and runs. */
  jobs: 50,
  /** Per person: answers and runs followed live at the same time. */
  streams: 30,
  /** Per person. */
  questionsAMinute: 30,
  /** Per person: workspaces and workspace folders. */
  workspacesADay: 50,
  /** Per person: uploads and folders of files. */
  uploadsAnHour: 5000,
} as const;

/** The windows of quotas that count one person's actions. */
export const PACE_WINDOWS_MS = {
  questionsAMinute: 60_000,
  workspacesADay: 24 * 3_600_000,
  uploadsAnHour: 3_600_000,
} as const satisfies Partial<Record<keyof typeof DEFAULT_QUOTAS, number>>;
export type Pace = keyof typeof PACE_WINDOWS_MS;

export type Quota = keyof typeof DEFAULT_QUOTAS;
export const QUOTA_NAMES = Object.keys(DEFAULT_QUOTAS) as [Quota, ...Quota[]];

/** Quotas set for an organization; the others have their default. */
export const Quotas = z.partialRecord(z.enum(QUOTA_NAMES), z.number().int().min(1).max(1_000_000));
export type Quotas = z.infer<typeof Quotas>;

export const quotaOf = (quotas: Quotas | undefined, quota: Quota): number => quotas?.[quota] ?? DEFAULT_QUOTAS[quota];

export const GIGABYTE = 1_000_000_000;

/** A quota and its current use; `used` is absent for quotas per person. */
export const QuotaUse = z.object({
  quota: z.enum(QUOTA_NAMES),
  limit: z.number().int(),
  used: z.number().int().optional(),
});
export type QuotaUse = z.infer<typeof QuotaUse>;
