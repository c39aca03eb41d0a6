// Defines a report: titled sections of blocks with one list of references, as analyses and memoranda produce it.
import * as z from 'zod';
import { LanguageCode } from '../model/codes.ts';
import { FileId } from '../model/ids.ts';
import { type Answer, Block, Reference, Writer } from './blocks.ts';
import { CITED } from './cited.ts';
import { FrontMatter } from './front-matter.ts';

const SECTION_STATUSES = ['done', 'failed', 'needsModel'] as const;

const Section = z.object({
  /** Unique in the report; the anchor of its heading. */
  id: z.string().regex(/^[A-Za-z][\w-]*$/),
  /** Empty if the report is a single answer. */
  title: z.string(),
  blocks: z.array(Block),
  /** A failed section does not affect the others; one that needs a model contains what could be written without. */
  status: z.enum(SECTION_STATUSES),
  /** What a reader must know about the section, in the language of the report. */
  note: z.string().optional(),
  /** What was not found, and what to do about it; shown on the screen only. */
  aside: z.string().optional(),
});
export type Section = z.infer<typeof Section>;

/** The basis of a figure that no source states: who assumed it, or the references it was taken from. */
const Assumption = z.object({
  label: z.string(),
  value: z.string(),
  by: z.string().optional(),
  note: z.string().optional(),
  ...CITED,
});

/** A section that cites a file which has been replaced or removed since. */
const StaleSection = z.object({
  id: z.string(),
  title: z.string(),
  files: z.array(
    z.object({
      name: z.string(),
      change: z.enum(['replaced', 'removed']),
      /** The cited file, and the one that replaced it. */
      fileId: FileId.optional(),
      newFileId: FileId.optional(),
    }),
  ),
});
export type StaleSection = z.infer<typeof StaleSection>;

/** Newer versions of the cited files change figures of the report. */
const MovedFigures = z.object({ at: z.iso.datetime(), count: z.number().int(), files: z.array(z.string()) });

export const Report = z
  .object({
    title: z.string(),
    subtitle: z.string().optional(),
    /** True if it contains invented data, which every page then states. */
    isSample: z.boolean().optional(),
    /** The number of levels in the contents; three if absent. */
    contentsDepth: z.number().int().min(1).max(3).optional(),
    /** The organization that made it. */
    organisation: z.string(),
    preparedFor: z.string().optional(),
    /** Only in a document for the other side. */
    frontMatter: FrontMatter.optional(),
    language: LanguageCode,
    createdAt: z.iso.datetime(),
    writer: Writer,
    sections: z.array(Section),
    references: z.array(Reference),
    /** Names of cited files for internal use only, as marked when the report is opened; never stored. */
    internalFiles: z.array(z.string()).optional(),
    /** Titles of sections with a person's text beside a rewritten paragraph; never stored. */
    besideSections: z.array(z.string()).optional(),
    /** By the workspace's files when the report is opened; never stored. */
    staleSections: z.array(StaleSection).optional(),
    /** By the figures when the report is exported or shared; never stored. */
    movedFigures: MovedFigures.optional(),
    assumptions: z.array(Assumption).optional(),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

type ReportHeading = { readonly title: string; readonly organisation: string; readonly createdAt: string };

/** Returns an answer as a report with one untitled section. */
export const answerReport = (answer: Answer, { title, organisation, createdAt }: ReportHeading): Report => ({
  title,
  organisation,
  createdAt,
  language: answer.language,
  writer: answer.writer,
  references: answer.references,
  sections: [{ id: 'answer', title: '', blocks: answer.blocks, status: 'done' }],
});
