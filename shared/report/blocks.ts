// The block model: what every answer, report and export is made of.
import * as z from 'zod';
import { SOURCES } from '../model/enums.ts';
import { Locator } from '../model/file.ts';
import { FileId } from '../model/ids.ts';
import { LanguageCode } from '../model/user.ts';

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

const Cell = z.object({ text: z.string(), refs: z.array(z.number().int()).optional(), check: Check.optional() });
const Column = z.object({ label: z.string(), unit: z.string().optional(), numeric: z.boolean().optional() });

/** A message of the product itself, translated where it is shown: i18n `answers.notice.<code>`. */
const NOTICES = ['nothingFound', 'figureNotFound', 'sourcesUnavailable', 'stopped'] as const;

export const Block = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('heading'), level: z.number().int().min(1).max(3), text: z.string() }),
    z.object({ kind: z.literal('text'), sentences: z.array(Sentence) }),
    z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(Sentence)) }),
    z.object({
      kind: z.literal('table'),
      caption: z.string().optional(),
      columns: z.array(Column),
      rows: z.array(z.array(Cell)),
    }),
    z.object({ kind: z.literal('quote'), text: z.string(), refs: z.array(z.number().int()) }),
    z.object({ kind: z.literal('notice'), code: z.enum(NOTICES), params: z.record(z.string(), z.string()).optional() }),
  ])
  .meta({ id: 'Block' });
export type Block = z.infer<typeof Block>;

export const Reference = z
  .object({
    n: z.number().int().min(1),
    source: z.enum(SOURCES),
    title: z.string(),
    fileId: FileId.optional(),
    url: z.string().optional(),
    locator: Locator,
    /** Byte-identical to the stored text of the passage. */
    quote: z.string(),
    publishedAt: z.string().optional(),
    retrievedAt: z.iso.datetime(),
  })
  .meta({ id: 'Reference' });
export type Reference = z.infer<typeof Reference>;

/** Who wrote it: the offline writer selects sentences; a model composes them. */
const Writer = z.object({ kind: z.enum(['offline', 'model']), name: z.string() });

export const Answer = z
  .object({
    language: LanguageCode,
    writer: Writer,
    blocks: z.array(Block),
    references: z.array(Reference),
    /** Passages that were read and not cited. */
    alsoRead: z.array(Reference),
    related: z.array(z.string()),
  })
  .meta({ id: 'Answer' });
export type Answer = z.infer<typeof Answer>;
