// Defines the style of an organization's Word template: fonts, colors, logo, disclaimer.
import * as z from 'zod';
import { DISCLAIMER_LENGTH, Logo } from './front-matter.ts';

/** Word's font names: letters of any script, digits, spaces and a few signs, at most 31 characters (LOGFONT). */
const FontName = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ._&+-]{0,30}$/u);
/** RRGGBB. */
const Color = z.string().regex(/^[0-9A-F]{6}$/);

/** One font per script: a theme names one for Latin letters, and one for each East Asian language. */
const Fonts = z.object({ latin: FontName.optional(), ko: FontName.optional(), ja: FontName.optional() });

export const HouseStyle = z
  .object({
    body: Fonts,
    headings: Fonts,
    colors: z.object({
      text: Color.optional(),
      heading: Color.optional(),
      accent: Color.optional(),
      /** The accents of the theme, in its order; absent in styles read before charts used them. */
      accents: z.array(Color).max(6).optional(),
    }),
    logo: Logo.optional(),
    disclaimer: z.string().min(1).max(DISCLAIMER_LENGTH).optional(),
  })
  .meta({ id: 'HouseStyle' });
export type HouseStyle = z.infer<typeof HouseStyle>;

/** The template in use, with the name of its file. */
export const WordTemplate = z
  .object({ filename: z.string(), uploadedAt: z.iso.datetime(), style: HouseStyle })
  .meta({ id: 'WordTemplate' });
export type WordTemplate = z.infer<typeof WordTemplate>;
