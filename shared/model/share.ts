// Defines a link that opens a report or checklist without an account. Its token is shown once and never stored.
import * as z from 'zod';
import { ChecklistId, RunId, ShareId, WorkspaceId } from './ids.ts';
import { Email } from './user.ts';

/** The parts of a checklist that a reader may see besides its questions. */
export const SHARED_PARTS = ['answers', 'status', 'references'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** Maximum number of readers of a restricted link; set by hand: the other side's team in a deal. */
const MAX_READERS = 20;

export const ShareInput = z.object({
  expiresInDays: z.number().int().min(1).max(90).default(7),
  recipient: z.string().trim().min(1).max(80).optional(),
  passcode: z.string().min(6).max(64).optional(),
  /** Only readers who receive a code at one of these addresses can open it. */
  emails: z.array(Email).min(1).max(MAX_READERS).optional(),
});
export type ShareInput = z.infer<typeof ShareInput>;

export const Share = z
  .object({
    id: ShareId,
    /** What the link opens: the report of a run, or a checklist. */
    runId: RunId.optional(),
    checklistId: ChecklistId.optional(),
    parts: z.array(z.enum(SHARED_PARTS)).optional(),
    projectId: WorkspaceId,
    name: z.string(),
    createdBy: z.object({ id: z.string(), name: z.string() }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().optional(),
    /** The intended recipient, named on every page that the link opens. */
    recipient: z.string().optional(),
    hasPasscode: z.boolean().optional(),
    emails: z.array(z.string()).optional(),
    opened: z.number().int(),
    lastOpenedAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'Share' });
export type Share = z.infer<typeof Share>;
