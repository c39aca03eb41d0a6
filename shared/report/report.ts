// A report: titled sections of blocks with one list of references, as analyses and memoranda leave it.
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
  /** Empty in a report that is one answer. */
  title: z.string(),
  blocks: z.array(Block),
  /** A failed section fails alone; one that needs a model holds what could be written without. */
  status: z.enum(SECTION_STATUSES),
  /** What a reader must know of it, in the language of the report. */
  note: z.string().optional(),
  /** What was looked for in vain, and what to do about it: on the screen alone, in no document. */
  aside: z.string().optional(),
});
export type Section = z.infer<typeof Section>;

/** What a figure rests on that no source says: who assumed it, or which references it was taken from. */
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
      /** What was cited, and what has taken its place. */
      fileId: FileId.optional(),
      newFileId: FileId.optional(),
    }),
  ),
});
export type StaleSection = z.infer<typeof StaleSection>;

/** Newer versions of the files cited change figures of it. */
const MovedFigures = z.object({ at: z.iso.datetime(), count: z.number().int(), files: z.array(z.string()) });

export const Report = z
  .object({
    title: z.string(),
    subtitle: z.string().optional(),
    /** Invented data is in it: every page says so. */
    isSample: z.boolean().optional(),
    /** How deep the contents list goes; three levels without it. */
    contentsDepth: z.number().int().min(1).max(3).optional(),
    /** Who made it. */
    organisation: z.string(),
    preparedFor: z.string().optional(),
    /** Of a document for the other side. */
    frontMatter: FrontMatter.optional(),
    language: LanguageCode,
    createdAt: z.iso.datetime(),
    writer: Writer,
    sections: z.array(Section),
    references: z.array(Reference),
    /** Names of the files cited that are for the house alone, as marked when the report is opened; in none that is stored. */
    internalFiles: z.array(z.string()).optional(),
    /** Titles of the sections where a person's text is beside a rewritten one; in none that is stored. */
    besideSections: z.array(z.string()).optional(),
    /** As the workspace's files are when the report is opened; in none that is stored. */
    staleSections: z.array(StaleSection).optional(),
    /** As they are when it is exported or shared; in none that is stored. */
    movedFigures: MovedFigures.optional(),
    assumptions: z.array(Assumption).optional(),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

type ReportHeading = { readonly title: string; readonly organisation: string; readonly createdAt: string };

/** An answer as a report of one section without a title. */
export const answerReport = (answer: Answer, { title, organisation, createdAt }: ReportHeading): Report => ({
  title,
  organisation,
  createdAt,
  language: answer.language,
  writer: answer.writer,
  references: answer.references,
  sections: [{ id: 'answer', title: '', blocks: answer.blocks, status: 'done' }],
});
