// The style that an organization's Word template gives its documents: fonts, colors, logo, disclaimer.
import * as z from 'zod';
import { DISCLAIMER_LENGTH, Logo } from './front-matter.ts';

/** As Word names fonts: letters of any script, digits, spaces and a few signs, at most 31 of them (LOGFONT). */
const FontName = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ._&+-]{0,30}$/u);
/** RRGGBB. */
const Color = z.string().regex(/^[0-9A-F]{6}$/);

/** Of each script on its own: a theme names one for Latin letters, and one for each language of the East. */
const Fonts = z.object({ latin: FontName.optional(), ko: FontName.optional(), ja: FontName.optional() });

export const HouseStyle = z
  .object({
    body: Fonts,
    headings: Fonts,
    colors: z.object({
      text: Color.optional(),
      heading: Color.optional(),
      accent: Color.optional(),
      /** Of the theme, in its order; absent in what was read before charts took them. */
      accents: z.array(Color).max(6).optional(),
    }),
    logo: Logo.optional(),
    disclaimer: z.string().min(1).max(DISCLAIMER_LENGTH).optional(),
  })
  .meta({ id: 'HouseStyle' });
export type HouseStyle = z.infer<typeof HouseStyle>;

/** The template that is in use, by the name of its file. */
export const WordTemplate = z
  .object({ filename: z.string(), uploadedAt: z.iso.datetime(), style: HouseStyle })
  .meta({ id: 'WordTemplate' });
export type WordTemplate = z.infer<typeof WordTemplate>;
