// Defines people's additions to a report: edits of its paragraphs, and comments on its sections.
import * as z from 'zod';
import { Reference } from './reference.ts';

/** In characters: a paragraph of three pages, and a comment shorter than that. Set by hand. */
export const EDIT_LENGTH = 10_000;
export const COMMENT_LENGTH = 2000;
/** The most comments in a thread. Set by hand. */
export const MAX_NOTES = 100;

const By = z.object({ id: z.string(), name: z.string() });

export const EditId = z.string().regex(/^edit_[0-9a-f]{16}$/);
export const CommentId = z.string().regex(/^com_[0-9a-z]{16}$/);

export const ReportEdit = z
  .object({
    id: EditId,
    sectionId: z.string(),
    /** The original text of the paragraph; empty if it was added at the end of the section. */
    before: z.string(),
    /** One paragraph per line; empty if the paragraph is left out. */
    text: z.string(),
    /** The number of paragraphs before it, which gives its position once the original paragraph is rewritten. */
    place: z.number().int(),
    /** The kept footnotes of the paragraph, as references to documents. */
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
