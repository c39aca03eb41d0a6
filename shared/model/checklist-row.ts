// Defines a row of a checklist: its question, its answer, people's changes, and the messages about it.
import * as z from 'zod';
import { Block, Reference, Writer } from '../report/blocks.ts';
import { EFFECTS_ON, FILE_CHANGES, LIKELIHOODS, ROW_STATUSES, SEVERITIES, VERDICTS } from './checklist-words.ts';
import { ChecklistId, FileId } from './ids.ts';

/** The row's ordinal in the list, valid as long as the reading. */
export const ChecklistRowId = z.string().regex(/^row_\d{6}$/);

/** A person as rows and lists name them. */
export const By = z.object({ id: z.string(), name: z.string() });

const Human = z.object({ text: z.string(), by: By, at: z.iso.datetime() });

const RiskText = z.string().trim().max(2_000).optional();
/** A red flag as the register names it. */
export const Risk = z.object({
  severity: z.enum(SEVERITIES),
  likelihood: z.enum(LIKELIHOODS).optional(),
  mitigation: RiskText,
  effectOn: z.enum(EFFECTS_ON).optional(),
  effect: RiskText,
});
export type Risk = z.infer<typeof Risk>;

/** A request to the other side about a row, or a reply. */
export const RowMessage = z.object({
  id: z.string(),
  kind: z.enum(['request', 'reply']),
  at: z.iso.datetime(),
  by: By,
  /** The recipient of a request. */
  to: By.optional(),
  text: z.string(),
  due: z.iso.date().optional(),
  /** Files of the workspace. */
  files: z.array(z.object({ id: FileId, filename: z.string() })),
});
export type RowMessage = z.infer<typeof RowMessage>;

/** A row as shown to the person who was asked: the question and the messages with them, never an answer. */
export const ChecklistRequest = z
  .object({
    checklistId: ChecklistId,
    rowId: ChecklistRowId,
    list: z.string(),
    section: z.string().optional(),
    question: z.string(),
    messages: z.array(RowMessage),
    due: z.iso.date().optional(),
    isAnswered: z.boolean(),
  })
  .meta({ id: 'ChecklistRequest' });
export type ChecklistRequest = z.infer<typeof ChecklistRequest>;

export const ChecklistRow = z
  .object({
    id: ChecklistRowId,
    /** Empty if the list has no sheets. */
    sheet: z.string(),
    /** The cell of the question; empty if it came from no file. */
    cell: z.string(),
    section: z.string().optional(),
    question: z.string(),
    kind: z.enum(['question', 'request']),
    status: z.enum(ROW_STATUSES),
    verdict: z.enum(VERDICTS).optional(),
    answer: z.array(Block),
    references: z.array(Reference),
    writer: Writer.optional(),
    answeredAt: z.iso.datetime().optional(),
    /** A person's text, kept beside the generated answer and written to the file instead of it; no run changes it. */
    human: Human.optional(),
    /** Allowed values of the answer cell. */
    vocabulary: z.array(z.string()).optional(),
    /** False if no cell of the file can hold the answer. */
    isWritable: z.boolean(),
    /** A file that the row is based on was changed, replaced or removed, or a requested file was added. */
    stale: z.boolean(),
    changedFiles: z.array(z.object({ title: z.string(), change: z.enum(FILE_CHANGES) })),
    /** The last run gave another answer than the one before; the history holds both. */
    hasNewAnswer: z.boolean(),
    owner: By.optional(),
    due: z.iso.date().optional(),
    note: z.string().optional(),
    risk: Risk.optional(),
    messages: z.array(RowMessage).default([]),
    /** Who approved; two approvals lock the row. */
    signedBy: z.array(By),
    isLocked: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: 'ChecklistRow' });
export type ChecklistRow = z.infer<typeof ChecklistRow>;

const RISK_FIELDS = ['severity', 'likelihood', 'mitigation', 'effectOn', 'effect'] as const;
export const PERSON_FIELDS = [
  'human',
  'verdict',
  'status',
  'owner',
  'due',
  'note',
  'signedBy',
  ...RISK_FIELDS,
] as const;
/** Why a reply's files did not trigger a new answer. Texts: i18n `checklists.rerun.<code>`. */
export type RerunRefusal = 'credits' | 'running' | 'refused';

export const RowChange = z.object({
  at: z.iso.datetime(),
  /** Absent for generated answers. */
  by: By.optional(),
  field: z.enum(['answer', 'rerun', ...PERSON_FIELDS]),
  from: z.string(),
  to: z.string(),
});
export type RowChange = z.infer<typeof RowChange>;
