// External sources: list them, manage the organization's keys, and resolve companies in the registers.
import * as z from 'zod';
import { CompanyIds } from '../../model/fact.ts';
import { FileRow } from '../../model/file.ts';
import { FileId, QuestionId, WorkspaceId } from '../../model/ids.ts';
import { SOURCE_OUTCOMES } from '../../model/source.ts';
import { SourceKey, SourceProvider } from '../../model/source-schemas.ts';
import { route } from '../route.ts';

const Outcome = z.enum(SOURCE_OUTCOMES);
const READ = ['table.read', 'sources.read'] as const;
const params = z.object({ source: SourceProvider });

/** A key is never returned: only its last four characters are shown, and only to those who may change it. */
export const SourceSetting = z
  .object({
    source: SourceProvider,
    kind: z.string(),
    keyFields: z.array(z.string()),
    isSet: z.boolean(),
    /** Returns invented data because no key is set. */
    isSample: z.boolean(),
    lastFour: z.string().optional(),
    setBy: z.object({ id: z.string(), name: z.string() }).optional(),
    setAt: z.string().optional(),
    tested: z.object({ outcome: Outcome, at: z.string() }).optional(),
  })
  .meta({ id: 'SourceSetting' });
export type SourceSetting = z.infer<typeof SourceSetting>;

const name = z.string().trim().min(1).max(200).optional();
const CompanyQuery = z.object({ name, ticker: name, homepage: name });

const Candidate = z.object({
  company: CompanyIds,
  source: SourceProvider,
  /** Why it is a candidate: texts i18n `sources.reason.<code>`. */
  reasons: z.array(z.string()),
  names: z.array(z.string()),
  country: z.string().optional(),
  isListed: z.boolean(),
  isSample: z.boolean(),
});

export const sources = {
  'sources.list': route({
    method: 'GET',
    path: '/api/v2/sources',
    service: 'sources',
    rule: 'search.read',
    uses: READ,
    reply: z.object({ rows: z.array(SourceSetting), count: z.number().int() }),
    summary: 'Every source outside the workspaces, connected or not',
  }),
  'sources.setKey': route({
    method: 'POST',
    path: '/api/v2/sources/{source}/key',
    service: 'sources',
    rule: 'role.write',
    uses: ['table.read', 'table.write', 'sources.keys'],
    params,
    body: z.object({ key: SourceKey }),
    reply: z.object({ isSet: z.literal(true) }),
    limits: { perMinute: 20 },
    audit: 'source.change',
    stepUp: true,
    summary: "Set the organisation's key for a source; it is kept encrypted and never shown again",
  }),
  'sources.removeKey': route({
    method: 'DELETE',
    path: '/api/v2/sources/{source}/key',
    service: 'sources',
    rule: 'role.write',
    uses: ['table.read', 'table.write'],
    params,
    reply: z.object({ isSet: z.literal(false) }),
    audit: 'source.change',
    stepUp: true,
    summary: "Remove the organisation's key for a source",
  }),
  'sources.test': route({
    method: 'POST',
    path: '/api/v2/sources/{source}/test',
    service: 'sources',
    rule: 'role.write',
    uses: ['table.read', 'table.write', 'sources.keys'],
    params,
    /** A key that is not stored yet; without it the stored one is tested. */
    body: z.object({ key: SourceKey.optional() }),
    reply: z.object({ outcome: Outcome }),
    limits: { perMinute: 20 },
    summary: 'Try a key with one cheap call',
  }),
  'sources.addFiling': route({
    method: 'POST',
    path: '/api/v2/sources/filings',
    /** The service that already has access to both sources and files. */
    service: 'runs',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'files.read', 'files.write', 'workflows.start', 'sources.read'],
    ids: [
      { in: 'body', name: 'projectId', kind: 'workspace' },
      { in: 'body', name: 'searchId', kind: 'answer' },
      { in: 'body', name: 'fileId', kind: 'file' },
    ],
    body: z.object({
      projectId: WorkspaceId,
      /** The question and the number of its citation, or the file in which an analysis stores the filing. */
      searchId: QuestionId.optional(),
      n: z.number().int().min(1).optional(),
      fileId: FileId.optional(),
    }),
    reply: FileRow,
    limits: { pace: 'uploadsAnHour' },
    audit: 'file.upload',
    idempotent: true,
    summary: 'Add a cited filing to the files of the workspace: indexed, and a new version of what has its name',
  }),
  'sources.resolveCompany': route({
    method: 'POST',
    path: '/api/v2/companies/resolve',
    service: 'sources',
    rule: 'search.read',
    uses: READ,
    body: CompanyQuery,
    reply: z.object({
      candidates: z.array(Candidate),
      /** True if exactly one candidate, the first, is an exact match. */
      isOnly: z.boolean(),
      /** Registers that failed. */
      unheard: z.array(z.object({ source: SourceProvider, outcome: Outcome })),
    }),
    limits: { perMinute: 60 },
    summary: 'Which companies a name, a ticker or a homepage may mean, with the reasons',
  }),
};
