// How far a sentence or figure could be checked, and which references stand behind it: one contract for all blocks.
import * as z from 'zod';

const CHECKS = ['verified', 'uncertain', 'unsupported'] as const;
export const Check = z.enum(CHECKS);
export type Check = z.infer<typeof Check>;

/** Why a sentence is not simply verified, or what was computed for it. Texts: i18n `answers.finding.<code>`. */
const FINDINGS = [
  'quoteMissing',
  'figureMissing',
  'figureElsewhere',
  'unitDiffers',
  'signDiffers',
  'periodDiffers',
  'basisDiffers',
  'companyDiffers',
  'noSource',
  'computed',
  'matchesFact',
  'factDiffers',
  'restated',
] as const;
export const Finding = z.object({
  code: z.enum(FINDINGS),
  /** The figure or period it is about, as written in the sentence. */
  about: z.string().optional(),
  /** What the source has instead, or the formula of a computed figure. */
  instead: z.string().optional(),
});
export type Finding = z.infer<typeof Finding>;

/** `refs` are numbers of references, never positions in a list. */
export const Sentence = z
  .object({ text: z.string(), refs: z.array(z.number().int()), check: Check, findings: z.array(Finding).optional() })
  .meta({ id: 'Sentence' });
export type Sentence = z.infer<typeof Sentence>;

/** What every figure and every cell carries besides its own text or value. */
export const CITED = {
  refs: z.array(z.number().int()).optional(),
  check: Check.optional(),
  findings: z.array(Finding).optional(),
};
const Cited = z.object(CITED);
export type Cited = z.infer<typeof Cited>;

/** Beyond any currency's figures: what is larger is no figure of a company. */
const LARGEST = 1e21;

/** A number to be drawn. `text` is how the source writes it, where the drawn number was scaled or rounded. */
export const Datum = z
  .object({ value: z.number().min(-LARGEST).max(LARGEST), text: z.string().optional(), ...CITED })
  .meta({ id: 'Datum' });
export type Datum = z.infer<typeof Datum>;
