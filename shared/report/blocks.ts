// The block model: what every answer, report and export is made of.
import * as z from 'zod';
import { LanguageCode } from '../model/codes.ts';
import { Chart } from './chart/chart.ts';
import { Check, CITED, type Cited, Finding, Sentence } from './cited.ts';
import { Figures } from './figures.ts';
import { Matrix } from './matrix.ts';
import { Reference } from './reference.ts';
import { Timeline } from './timeline.ts';

// Exported here too, since most modules that use blocks need these types.
export { Check, type Cited, Finding, Reference, Sentence };

const Cell = z.object({ text: z.string(), ...CITED });
const Column = z.object({ label: z.string(), unit: z.string().optional(), numeric: z.boolean().optional() });

/** A message of the product, translated where it is shown: i18n `answers.notice.<code>`. */
const NOTICES = [
  'nothingFound',
  'figureNotFound',
  'sourcesUnavailable',
  'sourcesFailed',
  'companyUnclear',
  'companyOpen',
  'companyUnknown',
  'nameUnknown',
  'sampleData',
  'modelUnavailable',
  'stopped',
  'partNotFound',
  'contradicted',
  'closestPassages',
  'notCharged',
  'notDecided',
  'filesBeingRead',
  'premiseDiffers',
  'yearAssumed',
] as const;

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
      /** The note below: how to read it. */
      note: z.string().optional(),
    }),
    z.object({ kind: z.literal('quote'), text: z.string(), refs: z.array(z.number().int()) }),
    z.object({
      kind: z.literal('notice'),
      code: z.enum(NOTICES),
      params: z.record(z.string(), z.string()).optional(),
      /** Questions that are unambiguous. */
      choices: z.array(z.object({ label: z.string(), query: z.string() })).optional(),
    }),
    Chart,
    Figures,
    Timeline,
    Matrix,
  ])
  .meta({ id: 'Block' });
export type Block = z.infer<typeof Block>;
export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** The writer: the extractive writer selects sentences; a model composes them. */
export const Writer = z.object({ kind: z.enum(['offline', 'model']), name: z.string() });
export type Writer = z.infer<typeof Writer>;

export const Answer = z
  .object({
    language: LanguageCode,
    writer: Writer,
    blocks: z.array(Block),
    references: z.array(Reference),
    /** Passages that were read but not cited. */
    alsoRead: z.array(Reference),
    related: z.array(z.string()),
  })
  .meta({ id: 'Answer' });
export type Answer = z.infer<typeof Answer>;
