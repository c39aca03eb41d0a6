// What a run's row holds about the checklist that it answers.
import * as z from 'zod';
import { LanguageCode } from '#shared/model/codes.ts';
import { SOURCES } from '#shared/model/enums.ts';
import { ChecklistId, FileId } from '#shared/model/ids.ts';

export const RunChecklist = z.object({
  id: ChecklistId,
  generation: z.number().int(),
  /** The rows that it answers, by their ordinals. */
  rows: z.array(z.number().int()),
  sources: z.array(z.enum(SOURCES)),
  language: LanguageCode.optional(),
  /** They have to be searchable before it begins. */
  files: z.array(FileId).optional(),
  /** It begins when the files of the workspace have been read, and by then at the latest. Absent once it has begun. */
  waitUntil: z.string().optional(),
  /** Files that were still being read when it began. */
  missing: z.array(FileId).optional(),
});
