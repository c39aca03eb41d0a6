// A row of a checklist: its question, its answer, people's changes, and the messages about it.
import * as z from 'zod';
import { Block, Reference, Writer } from '../report/blocks.ts';
import { EFFECTS_ON, FILE_CHANGES, LIKELIHOODS, ROW_STATUSES, SEVERITIES, VERDICTS } from './checklist-words.ts';
import { ChecklistId, FileId } from './ids.ts';

/** Of a list: its ordinal, for as long as the reading is valid. */
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

/** What was asked of the other side about a row, and what came back. */
export const RowMessage = z.object({
  id: z.string(),
  kind: z.enum(['request', 'reply']),
  at: z.iso.datetime(),
  by: By,
  /** Whom a request is addressed to. */
  to: By.optional(),
  text: z.string(),
  due: z.iso.date().optional(),
  /** They are in the workspace. */
  files: z.array(z.object({ id: FileId, filename: z.string() })),
});
export type RowMessage = z.infer<typeof RowMessage>;

/** A row as the person sees it who was asked: the question and what was exchanged with them, never an answer. */
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
    /** Empty where the list has no sheets. */
    sheet: z.string(),
    /** Of the question; empty where it came from no file. */
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
    /** Is beside the machine's answer, and in its place in the file; no run touches it. */
    human: Human.optional(),
    /** Of the answer cell. */
    vocabulary: z.array(z.string()).optional(),
    /** False where no cell of the file may take the answer. */
    isWritable: z.boolean(),
    /** What the row rests on was changed, replaced or removed since, or a file was added that it asks for. */
    stale: z.boolean(),
    changedFiles: z.array(z.object({ title: z.string(), change: z.enum(FILE_CHANGES) })),
    /** The last run answered otherwise than the one before; the history holds both. */
    hasNewAnswer: z.boolean(),
    owner: By.optional(),
    due: z.iso.date().optional(),
    note: z.string().optional(),
    risk: Risk.optional(),
    messages: z.array(RowMessage).default([]),
    /** Who approved; two close the row. */
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
/** Why a reply's files did not have the row answered again. Texts: i18n `checklists.rerun.<code>`. */
export type RerunRefusal = 'credits' | 'running' | 'refused';

export const RowChange = z.object({
  at: z.iso.datetime(),
  /** Absent for the machine. */
  by: By.optional(),
  field: z.enum(['answer', 'rerun', ...PERSON_FIELDS]),
  from: z.string(),
  to: z.string(),
});
export type RowChange = z.infer<typeof RowChange>;
