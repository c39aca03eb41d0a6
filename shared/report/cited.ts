// Defines the check state of a sentence or figure, and its references: one type for all blocks.
import * as z from 'zod';

const CHECKS = ['verified', 'uncertain', 'unsupported'] as const;
export const Check = z.enum(CHECKS);
export type Check = z.infer<typeof Check>;

/**
 * The check that a document marks: an uncited sentence that was not refused is a person's own, or the status of a row.
 */
export const markedCheck = ({ check, refs, edit }: Marked): Check =>
  edit?.isOwn || (check === 'uncertain' && refs.length === 0) ? 'verified' : check;
type Marked = {
  readonly check: Check;
  readonly refs: readonly number[];
  readonly edit?: { readonly isOwn: boolean } | undefined;
};

const FITS = ['answers', 'near', 'unjudged'] as const;
/**
 * Whether the citation answers the question: `answers` if every content word of the question and of the printed label
 * is accounted for, `near` if a finding names what is left over, `unjudged` (the default) if not examined. `verified`
 * needs a source that holds and a fit other than `near`.
 */
const Fit = z.enum(FITS);

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
  'papersDiffer',
  'restated',
  'superseded',
  'tieOut',
  'measureDiffers',
  'partDiffers',
  'notDone',
  'directionDiffers',
  'negationDiffers',
  'scaleUnknown',
  'weakSupport',
  'subjectDiffers',
  'offQuestion',
] as const;
export const Finding = z.object({
  code: z.enum(FINDINGS),
  /** The figure or period in question, as written in the sentence. */
  about: z.string().optional(),
  /** What the source has instead, or the formula of a computed figure. */
  instead: z.string().optional(),
});
export type Finding = z.infer<typeof Finding>;

/** `refs` are numbers of references, never positions in a list. */
export const Sentence = z
  .object({
    text: z.string(),
    refs: z.array(z.number().int()),
    check: Check,
    fit: Fit.optional(),
    findings: z.array(Finding).optional(),
    /** For a paragraph that a person edited: the person, the time, and whether the sentence is theirs or unchanged. */
    edit: z.object({ id: z.string(), by: z.string(), at: z.iso.datetime(), isOwn: z.boolean() }).optional(),
  })
  .meta({ id: 'Sentence' });
export type Sentence = z.infer<typeof Sentence>;

/** Citation data of every figure and cell, besides its text or value. */
export const CITED = {
  refs: z.array(z.number().int()).optional(),
  check: Check.optional(),
  fit: Fit.optional(),
  findings: z.array(Finding).optional(),
};
const Cited = z.object(CITED);
export type Cited = z.infer<typeof Cited>;

/** Larger values are not figures of a company in any currency. */
const LARGEST = 1e21;

/** A number to draw. `text`: the number as the source writes it, if the drawn one was scaled or rounded. */
export const Datum = z
  .object({ value: z.number().min(-LARGEST).max(LARGEST), text: z.string().optional(), ...CITED })
  .meta({ id: 'Datum' });
export type Datum = z.infer<typeof Datum>;
