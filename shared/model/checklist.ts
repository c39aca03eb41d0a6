// A checklist: a client's own list of questions, how it was read, its rows, and what a row is answered with.
import * as z from 'zod';
import { Block, Reference, Writer } from '../report/blocks.ts';
import { MOST_ROWS } from '../spreadsheet/a1.ts';
import {
  CHECKLIST,
  CHECKLIST_TEMPLATES,
  EFFECTS_ON,
  FILE_CHANGES,
  LIKELIHOODS,
  ROW_MARKS,
  ROW_STATUSES,
  SEVERITIES,
  VERDICTS,
} from './checklist-words.ts';
import { ChecklistId, FileId, ProjectId, RunId } from './ids.ts';

/** Of a list: its ordinal, for as long as the reading stands. */
export const ChecklistRowId = z.string().regex(/^row_\d{6}$/);

const ColumnName = z.string().regex(/^[A-Z]{1,3}$/);
const RowNumber = z.number().int().min(1).max(MOST_ROWS);

export const ReadColumns = z.object({
  question: ColumnName,
  answer: ColumnName.optional(),
  comment: ColumnName.optional(),
  reference: ColumnName.optional(),
  status: ColumnName.optional(),
  section: ColumnName.optional(),
  owner: ColumnName.optional(),
});
export type ReadColumns = z.infer<typeof ReadColumns>;

export const ReadSheet = z.object({
  name: z.string().max(200),
  /** 0 where the columns have no heads. */
  headerRow: z.number().int().min(0).max(MOST_ROWS),
  columns: ReadColumns,
  /** Where the questions stand. Sent back unchanged while header or question column change, they are found anew. */
  rows: z.array(RowNumber).max(CHECKLIST.maxRows).optional(),
});

export type ReadSheet = z.infer<typeof ReadSheet>;

/** What a person may have to look at. Texts: i18n `checklists.warning.<code>`. */
const READING_WARNINGS = [
  'noHeader',
  'noAnswerColumn',
  'severalAnswerColumns',
  'hiddenSheet',
  'hiddenRows',
  'hiddenColumns',
  'protectedSheet',
  'lockedAnswers',
  'formulaQuestions',
  'duplicateQuestions',
  'longQuestions',
  'macros',
  'oldFormat',
  'knownLayout',
] as const;
export type ReadingWarning = { readonly code: (typeof READING_WARNINGS)[number]; readonly sheet?: string | undefined };

export const Reading = z
  .object({
    sheets: z.array(
      ReadSheet.required({ rows: true }).extend({
        /** What stands in the header, by column: what a person chooses from. */
        headers: z.record(z.string(), z.string()),
        /** The first questions. */
        sample: z.array(z.string()),
        /** Questions of which an answer may be written into the sheet. */
        writable: z.number().int(),
      }),
    ),
    /** Sheets of the book in which no question was found. */
    otherSheets: z.array(z.object({ name: z.string(), hidden: z.boolean() })),
    count: z.number().int(),
    warnings: z.array(z.object({ code: z.enum(READING_WARNINGS), sheet: z.string().optional() })),
  })
  .meta({ id: 'ChecklistReading' });
export type Reading = z.infer<typeof Reading>;

/** A reading as a person corrected it: what else it says is found anew. */
export const SentReading = z.object({
  sheets: z.array(z.looseObject(ReadSheet.shape)).min(1).max(CHECKLIST.maxSheets),
  otherSheets: z.unknown().optional(),
  count: z.unknown().optional(),
  warnings: z.unknown().optional(),
});

const By = z.object({ id: z.string(), name: z.string() });

/** What it costs and takes to answer what is open. */
const Estimate = z.object({ rows: z.number().int(), credits: z.number().int(), seconds: z.number().int() });

export const Checklist = z
  .object({
    id: ChecklistId,
    projectId: ProjectId,
    name: z.string(),
    filename: z.string(),
    /** What Download gives back as the original. */
    format: z.enum(['xlsx', 'xls', 'csv', 'docx', 'text', 'none']),
    template: z.enum(CHECKLIST_TEMPLATES).optional(),
    count: z.number().int(),
    /** Rows by status, without those that have none. */
    statuses: z.partialRecord(z.enum(ROW_STATUSES), z.number().int()),
    reading: Reading,
    estimate: Estimate,
    /** The run under way, or the last one. */
    runId: RunId.optional(),
    isRunning: z.boolean(),
    createdBy: By,
    createdAt: z.iso.datetime(),
    version: z.number().int(),
  })
  .meta({ id: 'Checklist' });
export type Checklist = z.infer<typeof Checklist>;

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
    /** Stands beside the machine's answer, and in its place in the file; no run touches it. */
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

const Progress = z.object({
  rows: z.number().int(),
  /** With an answer of the machine or of a person. */
  answered: z.number().int(),
  /** Approved by one person at least. */
  verified: z.number().int(),
  /** Approved by two. */
  signedOff: z.number().int(),
  noDocument: z.number().int(),
});

/** How far a list is, section by section, and what is missing. */
export const ChecklistProgress = z
  .object({
    sections: z.array(Progress.extend({ sheet: z.string(), section: z.string() })),
    total: Progress,
    /** Rows by mark. */
    marks: z.record(z.enum(ROW_MARKS), z.number().int()),
    /** Stale rows that a run may answer again: nobody has approved them. */
    answerable: z.number().int(),
    /** Files of the workspace that no answer cites, the first of them by name. */
    uncited: z.object({ count: z.number().int(), files: z.array(z.object({ id: FileId, filename: z.string() })) }),
  })
  .meta({ id: 'ChecklistProgress' });
export type ChecklistProgress = z.infer<typeof ChecklistProgress>;

const RISK_FIELDS = ['severity', 'likelihood', 'mitigation', 'effectOn', 'effect'] as const;
export const PERSON_FIELDS = ['human', 'verdict', 'status', 'owner', 'due', 'note', ...RISK_FIELDS] as const;
export const RowChange = z.object({
  at: z.iso.datetime(),
  /** Absent for the machine. */
  by: By.optional(),
  field: z.enum(['answer', ...PERSON_FIELDS]),
  from: z.string(),
  to: z.string(),
});
export type RowChange = z.infer<typeof RowChange>;
