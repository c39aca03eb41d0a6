// Links to a report, for whoever holds them: make, list, revoke, open.
import * as z from 'zod';
import { ProjectId, ShareId } from '../../model/ids.ts';
import { Share } from '../../model/run.ts';
import { listOf, page, route } from '../route.ts';
import { ofRun } from './runs.ts';

export const shares = {
  'runs.share': route({
    method: 'POST',
    path: '/api/v2/runs/{runId}/shares',
    service: 'runs',
    rule: 'export',
    uses: ['table.read', 'table.write'],
    ...ofRun,
    body: z.object({
      expiresInDays: z.number().int().min(1).max(90).default(7),
      recipient: z.string().trim().min(1).max(80).optional(),
      passcode: z.string().min(6).max(64).optional(),
    }),
    /** The only time that the token is told. */
    reply: z.object({ share: Share, token: z.string() }),
    audit: 'share.create',
    summary: 'A link that opens the report for whoever holds it, until it expires or is revoked',
  }),
  'runs.shares': route({
    method: 'GET',
    path: '/api/v2/shares',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'project' }],
    query: z.object({ projectId: ProjectId, ...page(10) }),
    reply: listOf(Share),
    summary: 'Links to reports of a workspace',
  }),
  'runs.unshare': route({
    method: 'DELETE',
    path: '/api/v2/shares/{shareId}',
    service: 'runs',
    rule: 'export',
    uses: ['table.read', 'table.write'],
    ids: [{ in: 'params', name: 'shareId', kind: 'share' }],
    params: z.object({ shareId: ShareId }),
    reply: z.object({ revoked: z.number().int() }),
    audit: 'share.revoke',
    summary: 'The link opens nothing from now on',
  }),
  'runs.openShare': route({
    method: 'POST',
    path: '/api/v2/shared/open',
    service: 'runs',
    rule: 'public',
    knowsCaller: true,
    bindsTenant: true,
    uses: ['table.read', 'table.write', 'files.read'],
    body: z.object({ token: z.string().max(300), passcode: z.string().max(64).optional() }),
    reply: z.object({ html: z.string() }),
    limits: { perMinute: 30 },
    summary: 'The page behind a link to a report',
  }),
};
