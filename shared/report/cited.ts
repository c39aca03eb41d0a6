// The check state of a sentence or figure, and its references: one type for all blocks.
import * as z from 'zod';

const CHECKS = ['verified', 'uncertain', 'unsupported'] as const;
export const Check = z.enum(CHECKS);
export type Check = z.infer<typeof Check>;

/** What a document marks on a sentence: one that cites nothing and was not refused is a person's own, or a row's status. */
export const markedCheck = ({ check, refs, edit }: Marked): Check =>
  edit?.isOwn || (check === 'uncertain' && refs.length === 0) ? 'verified' : check;
type Marked = {
  readonly check: Check;
  readonly refs: readonly number[];
  readonly edit?: { readonly isOwn: boolean } | undefined;
};

const FITS = ['answers', 'near', 'unjudged'] as const;
/**
 * Whether what is cited answers the question: every content word of the question and of the printed label is accounted
 * for (`answers`), something is left over that a finding names (`near`), or nobody asked (`unjudged`, the default).
 * `verified` needs a source that holds and a fit that is not `near`.
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
  'restated',
  'tieOut',
  'measureDiffers',
  'partDiffers',
  'directionDiffers',
  'negationDiffers',
  'scaleUnknown',
  'weakSupport',
  'offQuestion',
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
  .object({
    text: z.string(),
    refs: z.array(z.number().int()),
    check: Check,
    fit: Fit.optional(),
    findings: z.array(Finding).optional(),
    /** In a paragraph that a person edited: by whom and when, and whether the sentence is theirs or is as it was. */
    edit: z.object({ id: z.string(), by: z.string(), at: z.iso.datetime(), isOwn: z.boolean() }).optional(),
  })
  .meta({ id: 'Sentence' });
export type Sentence = z.infer<typeof Sentence>;

/** What every figure and every cell carries besides its own text or value. */
export const CITED = {
  refs: z.array(z.number().int()).optional(),
  check: Check.optional(),
  fit: Fit.optional(),
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
