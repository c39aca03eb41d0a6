// Defines a checklist: a client's own list of questions, its progress and the cost of answering it.
import * as z from 'zod';
import { Reading } from './checklist-reading.ts';
import { By } from './checklist-row.ts';
import { CHECKLIST_TEMPLATES, ROW_MARKS, ROW_STATUSES } from './checklist-words.ts';
import { LANGUAGES, SOURCES } from './enums.ts';
import { ChecklistId, FileId, RunId, WorkspaceId } from './ids.ts';

/** The estimated cost and time of answering the open rows. */
const Estimate = z.object({
  rows: z.number().int(),
  credits: z.number().int(),
  seconds: z.number().int(),
  /** Rows that will be left for a person; absent until the list has enough answers for an estimate. */
  toReview: z.number().int().optional(),
});

export const Checklist = z
  .object({
    id: ChecklistId,
    projectId: WorkspaceId,
    name: z.string(),
    filename: z.string(),
    /** The format in which the original is downloaded. */
    format: z.enum(['xlsx', 'xls', 'csv', 'docx', 'text', 'none']),
    template: z.enum(CHECKLIST_TEMPLATES).optional(),
    count: z.number().int(),
    /** Rows by status, without empty statuses. */
    statuses: z.partialRecord(z.enum(ROW_STATUSES), z.number().int()),
    reading: Reading,
    estimate: Estimate,
    /** The run under way, or the last one. */
    runId: RunId.optional(),
    isRunning: z.boolean(),
    /** The run begins once the files of the workspace are indexed. */
    isWaiting: z.boolean(),
    createdBy: By,
    createdAt: z.iso.datetime(),
    version: z.number().int(),
  })
  .meta({ id: 'Checklist' });
export type Checklist = z.infer<typeof Checklist>;

const Progress = z.object({
  rows: z.number().int(),
  /** Rows with a generated answer or a person's. */
  answered: z.number().int(),
  /** Approved by at least one person. */
  verified: z.number().int(),
  /** Approved by two. */
  signedOff: z.number().int(),
  noDocument: z.number().int(),
});

/** The progress of a list by section, and what is missing. */
export const ChecklistProgress = z
  .object({
    sections: z.array(Progress.extend({ sheet: z.string(), section: z.string() })),
    total: Progress,
    /** Rows by mark. */
    marks: z.record(z.enum(ROW_MARKS), z.number().int()),
    /** Stale rows that a run may answer again, because nobody has approved them. */
    answerable: z.number().int(),
    /** Rows answered from unchanged files, by how they were asked: a run that asks in the same way skips them. */
    paid: z.array(
      z.object({
        sources: z.array(z.enum(SOURCES)),
        language: z.enum(LANGUAGES).optional(),
        rows: z.number().int(),
      }),
    ),
    /** Files of the workspace that are still being indexed, and in no answer yet. */
    filesBeingRead: z.number().int(),
    /** Files of the workspace that no answer cites, the first ones by name. */
    uncited: z.object({ count: z.number().int(), files: z.array(z.object({ id: FileId, filename: z.string() })) }),
  })
  .meta({ id: 'ChecklistProgress' });
export type ChecklistProgress = z.infer<typeof ChecklistProgress>;
