// What a run keeps beside its row: what each source gave, each section as it was written, the report.
import * as z from 'zod';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';
import { SOURCES, type Source } from '#shared/model/enums.ts';
import { CompanyIds, Fact } from '#shared/model/fact.ts';
import { FileId } from '#shared/model/ids.ts';
import { SourceProvider } from '#shared/model/source-schemas.ts';
import { Reference, Writer } from '#shared/report/blocks.ts';
import { Report } from '#shared/report/report.ts';
import { FileMissing, type Files } from '../../ports/files.ts';
import { runKey } from '../../store/file-keys.ts';
import type { RunAt } from '../../store/runs.ts';

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
  /** Documents that were fetched and made searchable for this run, by the file that holds each. */
  evidence: z.array(z.object({ fileId: FileId, document: Document })),
});
export type Gathered = z.infer<typeof Gathered>;

/** As a calculation left it: cells, formulas and where the inputs come from. */
const ModelWorkbook = z.custom<Workbook>((value) => typeof value === 'object' && value !== null && 'sheets' in value);

export const StoredSection = z.object({
  section: Report.shape.sections.element,
  references: z.array(Reference),
  assumptions: Report.shape.assumptions,
  writer: Writer,
  workbook: ModelWorkbook.optional(),
});
export type StoredSection = z.infer<typeof StoredSection>;

export const names = {
  gathered: (source: Source) => `sources/${source}.json`,
  section: (id: string, attempt: number) => `sections/${id}.${attempt}.json`,
  report: (attempt: number) => `report.${attempt}.json`,
  document: (attempt: number, extension: string) => `report.${attempt}.${extension}`,
  frontMatter: 'front-matter.json',
} as const;

export const keep = (files: Pick<Files, 'write'>, { tenant, runId }: RunAt, name: string, value: object) =>
  files.write(runKey(tenant, runId, name), new TextEncoder().encode(JSON.stringify(value)), 'application/json');

/** Undefined where nothing is kept under the name. */
export const readStored = async <T>(
  files: Pick<Files, 'readAll'>,
  { tenant, runId }: RunAt,
  name: string,
  schema: z.ZodType<T>,
): Promise<T | undefined> => {
  try {
    const bytes = await files.readAll(runKey(tenant, runId, name));
    return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
};
