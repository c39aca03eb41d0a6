// Defines the target of a citation: a document, a locator and a quote.
import * as z from 'zod';
import { SOURCES } from '../model/enums.ts';
import { CompanyIds } from '../model/fact.ts';
import { Locator } from '../model/file.ts';
import { FileId } from '../model/ids.ts';
import { SourceProvider } from '../model/source-schemas.ts';

/** Identifies a filing in its register, so that it can be fetched in full. */
const FilingName = z.object({
  provider: SourceProvider,
  number: z.string(),
  /** The main document of the filing, if the register needs it. */
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
    /** True if the source answers with invented data. */
    isSample: z.boolean().optional(),
    retrievedAt: z.iso.datetime(),
  })
  .meta({ id: 'Reference' });
export type Reference = z.infer<typeof Reference>;

/** A key that is equal for references to the same passage. */
export const referencePlace = ({ n: _number, retrievedAt: _moment, ...place }: Reference): string =>
  JSON.stringify(place);
