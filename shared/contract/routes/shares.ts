// Share links to reports and checklists: create, list, revoke, open.
import * as z from 'zod';
import { ShareId, WorkspaceId } from '../../model/ids.ts';
import { Share, ShareInput } from '../../model/share.ts';
import { Email } from '../../model/user.ts';
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
    body: ShareInput,
    /** The token is shown only here. */
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
    ids: [{ in: 'query', name: 'projectId', kind: 'workspace' }],
    query: z.object({ projectId: WorkspaceId, ...page(10) }),
    reply: listOf(Share),
    summary: 'Links to reports and checklists of a workspace',
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
    optionalAuth: true,
    customTenantScope: true,
    uses: ['table.read', 'table.write', 'files.read'],
    body: z.object({
      token: z.string().max(300),
      passcode: z.string().max(64).optional(),
      /** For a restricted link: the reader's address, and the code that was sent to it. */
      reader: z.object({ email: Email, code: z.string().max(20) }).optional(),
    }),
    reply: z.object({ html: z.string() }),
    limits: { perMinute: 30 },
    summary: 'The page behind a link',
  }),
  'runs.shareCode': route({
    method: 'POST',
    path: '/api/v2/shared/code',
    service: 'runs',
    rule: 'public',
    customTenantScope: true,
    uses: ['table.read', 'table.write', 'mail.send'],
    body: z.object({ token: z.string().max(300), email: Email }),
    /** The same whether or not the link allows the address. */
    reply: z.object({ sent: z.literal(true) }),
    limits: { perMinute: 10, perEmail: 10 },
    summary: 'Send the code that opens a link restricted to addresses',
  }),
};
