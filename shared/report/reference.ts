// The place behind a citation: a document, where in it, and its words.
import * as z from 'zod';
import { SOURCES } from '../model/enums.ts';
import { CompanyIds } from '../model/fact.ts';
import { Locator } from '../model/file.ts';
import { FileId } from '../model/ids.ts';
import { SourceProvider } from '../model/source-schemas.ts';

/** Names a filing to its register, so that it can be fetched whole. */
const FilingName = z.object({
  provider: SourceProvider,
  number: z.string(),
  /** Its main document, where the register needs it. */
  file: z.string().optional(),
  company: CompanyIds.optional(),
});

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
    filing: FilingName.optional(),
    publishedAt: z.string().optional(),
    /** From a source that answers with invented data. */
    isSample: z.boolean().optional(),
    retrievedAt: z.iso.datetime(),
  })
  .meta({ id: 'Reference' });
export type Reference = z.infer<typeof Reference>;

/** Two that cite one place have one number. */
export const referencePlace = ({ n: _number, retrievedAt: _moment, ...place }: Reference): string =>
  JSON.stringify(place);
