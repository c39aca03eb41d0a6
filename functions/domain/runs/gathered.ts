// Defines what one source returned for a run, as stored beside the run's row.
import * as z from 'zod';
import { SOURCES } from '#shared/model/enums.ts';
import { CompanyIds, Fact } from '#shared/model/fact.ts';
import { FileId } from '#shared/model/ids.ts';
import { SourceProvider } from '#shared/model/source-schemas.ts';

const Document = z.object({
  id: z.string(),
  source: SourceProvider,
  kind: z.enum(['filings', 'web', 'press', 'industry', 'companies', 'financials', 'homepage']),
  title: z.string(),
  url: z.string(),
  publisher: z.string(),
  publishedAt: z.string().optional(),
  retrievedAt: z.string(),
  language: z.string().optional(),
  snippet: z.string().optional(),
  company: CompanyIds.optional(),
  filing: z
    .object({
      type: z.string(),
      number: z.string(),
      file: z.string().optional(),
      periodEnd: z.string().optional(),
      isAmendment: z.boolean(),
    })
    .optional(),
  isSample: z.boolean(),
});

const Profile = z.object({
  company: CompanyIds,
  description: z.string().optional(),
  industry: z.string().optional(),
  country: z.string().optional(),
  employees: z.number().optional(),
  sizeRange: z.string().optional(),
  type: z.string().optional(),
  founded: z.number().optional(),
  website: z.string().optional(),
  profileUrl: z.string().optional(),
  isSample: z.boolean(),
});

export const Gathered = z.object({
  source: z.enum(SOURCES),
  outcome: z.string(),
  isSample: z.boolean(),
  documents: z.array(Document),
  facts: z.array(Fact),
  profiles: z.array(Profile),
  /** Documents fetched and indexed for this run, by the file that holds each. */
  evidence: z.array(z.object({ fileId: FileId, document: Document })),
});
export type Gathered = z.infer<typeof Gathered>;
