// Defines the front matter of a document for the other side: its cover and the pages before its sections.
import * as z from 'zod';
import { KOREAN_STYLES } from '../language/grammar/korean-endings.ts';

const line = (most: number) => z.string().trim().min(1).max(most);

/** A PNG as a data URL, in the size of a letterhead and not of a photograph. */
export const Logo = z
  .string()
  .max(200_000)
  .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/);

/** In characters, about two pages of small print. */
export const DISCLAIMER_LENGTH = 6000;
const MAX_CONTACTS = 8;
const MAX_STEPS = 20;

/** Absent values have defaults: the run's title and date, the usual notice, and the style 합니다. */
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
    /** The ending of Korean sentences. */
    style: z.enum(KOREAN_STYLES).optional(),
    /** Confidentiality and disclaimer, one paragraph per line. */
    notice: line(DISCLAIMER_LENGTH).optional(),
  })
  .meta({ id: 'FrontMatter' });
export type FrontMatter = z.infer<typeof FrontMatter>;
