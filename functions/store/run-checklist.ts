// Defines what a run's row holds about the checklist it answers.
import * as z from 'zod';
import { LanguageCode } from '#shared/model/codes.ts';
import { SOURCES } from '#shared/model/enums.ts';
import { ChecklistId, FileId } from '#shared/model/ids.ts';

export const RunChecklist = z.object({
  id: ChecklistId,
  generation: z.number().int(),
  /** Ordinals of the rows to answer. */
  rows: z.array(z.number().int()),
  sources: z.array(z.enum(SOURCES)),
  language: LanguageCode.optional(),
  /** Files that must be searchable before the run begins. */
  files: z.array(FileId).optional(),
  /**
   * The run begins once the files of the workspace are indexed, at the latest at this time. Absent once it has begun.
   */
  waitUntil: z.string().optional(),
  /** Files that were still being indexed when the run began. */
  missing: z.array(FileId).optional(),
});
