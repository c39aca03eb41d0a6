// Describes how a client's list was parsed: sheets, header, columns and questions, and what a person may correct.
import * as z from 'zod';
import { MAX_ROWS } from '../spreadsheet/a1.ts';
import { CHECKLIST } from './checklist-words.ts';

const ColumnName = z.string().regex(/^[A-Z]{1,3}$/);
const RowNumber = z.number().int().min(1).max(MAX_ROWS);

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
  /** If a sheet has several tables, the cells of this one. */
  range: z
    .string()
    .regex(/^[A-Z]{1,3}\d{1,7}:[A-Z]{1,3}\d{1,7}$/)
    .optional(),
  /** 0 if the columns have no heads. */
  headerRow: z.number().int().min(0).max(MAX_ROWS),
  columns: ReadColumns,
  /** The rows with questions. Found again if they are sent back unchanged with another header or question column. */
  rows: z.array(RowNumber).max(CHECKLIST.maxRows).optional(),
  /** The questions are in columns: letters name rows and numbers columns. */
  isTransposed: z.literal(true).optional(),
});

export type ReadSheet = z.infer<typeof ReadSheet>;

/** The first lines of a sheet, by column, from which a person chooses header row and columns. */
const Lines = z.array(z.object({ row: RowNumber, cells: z.record(z.string(), z.string()) })).default([]);

/** Points that a person may have to check. Texts: i18n `checklists.warning.<code>`. */
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
  'transposed',
] as const;
export type ReadingWarning = { readonly code: (typeof READING_WARNINGS)[number]; readonly sheet?: string | undefined };

export const Reading = z
  .object({
    sheets: z.array(
      ReadSheet.required({ rows: true }).extend({
        /** Column heads by column. */
        headers: z.record(z.string(), z.string()),
        lines: Lines,
        /** The first questions. */
        sample: z.array(z.string()),
        /** The number of questions whose answer can be written into the sheet. */
        writable: z.number().int(),
      }),
    ),
    /** Sheets of the workbook without questions. */
    otherSheets: z.array(z.object({ name: z.string(), hidden: z.boolean(), lines: Lines })),
    count: z.number().int(),
    warnings: z.array(z.object({ code: z.enum(READING_WARNINGS), sheet: z.string().optional() })),
  })
  .meta({ id: 'ChecklistReading' });
export type Reading = z.infer<typeof Reading>;

/** A reading as corrected by a person; the rest is found again. */
export const SentReading = z.object({
  sheets: z.array(z.looseObject(ReadSheet.shape)).min(1).max(CHECKLIST.maxSheets),
  otherSheets: z.unknown().optional(),
  count: z.unknown().optional(),
  warnings: z.unknown().optional(),
});
