// The front matter of a document for the other side: its cover and the pages before its sections.
import * as z from 'zod';
import { KOREAN_STYLES } from '../language/grammar/korean-endings.ts';

const line = (most: number) => z.string().trim().min(1).max(most);

/** A PNG as a data address: of the size of a letterhead, not of a photograph. */
export const Logo = z
  .string()
  .max(200_000)
  .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/);

/** Two pages of small print. */
export const DISCLAIMER_LENGTH = 6000;
const MAX_CONTACTS = 8;
const MAX_STEPS = 20;

/** What is left out is filled in: the title by the run's own, the date by its day, the notice by the usual one, the style by 합니다. */
export const FrontMatter = z
  .object({
    title: line(160).optional(),
    codeName: line(80).optional(),
    preparedFor: line(120).optional(),
    date: z.iso.date().optional(),
    logo: Logo.optional(),
    contacts: z.array(line(200)).max(MAX_CONTACTS).optional(),
    timetable: z
      .array(z.object({ when: z.string().trim().max(60), step: line(160) }))
      .max(MAX_STEPS)
      .optional(),
    /** How Korean sentences end. */
    style: z.enum(KOREAN_STYLES).optional(),
    /** Confidentiality and disclaimer, a paragraph a line. */
    notice: line(DISCLAIMER_LENGTH).optional(),
  })
  .meta({ id: 'FrontMatter' });
export type FrontMatter = z.infer<typeof FrontMatter>;
