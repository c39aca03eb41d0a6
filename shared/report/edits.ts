// People's additions to a report: edits of its paragraphs, and comments on its sections.
import * as z from 'zod';
import { Reference } from './reference.ts';

/** In characters; set by hand: a paragraph of three pages, and a note that is no paragraph. */
export const EDIT_LENGTH = 10_000;
export const COMMENT_LENGTH = 2000;
/** Of one thread; set by hand: beyond it people talk elsewhere. */
export const MAX_NOTES = 100;

const By = z.object({ id: z.string(), name: z.string() });

export const EditId = z.string().regex(/^edit_[0-9a-f]{16}$/);
export const CommentId = z.string().regex(/^com_[0-9a-z]{16}$/);

export const ReportEdit = z
  .object({
    id: EditId,
    sectionId: z.string(),
    /** The paragraph that it stands for, as the machine wrote it; empty where it was added at the end of the section. */
    before: z.string(),
    /** A paragraph a line; empty where the paragraph is left out. */
    text: z.string(),
    /** How many paragraphs were before it: where it is once its own is rewritten. */
    place: z.number().int(),
    /** The footnotes of the paragraph that were kept, as places in documents. */
    references: z.array(Reference),
    by: By,
    at: z.iso.datetime(),
    version: z.number().int(),
  })
  .meta({ id: 'ReportEdit' });
export type ReportEdit = z.infer<typeof ReportEdit>;

export const ReportComment = z
  .object({
    id: CommentId,
    sectionId: z.string(),
    notes: z.array(z.object({ by: By, at: z.iso.datetime(), text: z.string() })).min(1),
    resolved: z.object({ by: By, at: z.iso.datetime() }).optional(),
    version: z.number().int(),
  })
  .meta({ id: 'ReportComment' });
export type ReportComment = z.infer<typeof ReportComment>;
