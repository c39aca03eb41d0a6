// The platform for super admins: organizations, credits, usage. No tenant's documents.
import * as z from 'zod';
import { ORGANISATION_STATUSES } from '../../model/enums.ts';
import { OrganisationId } from '../../model/ids.ts';
import { InboxEmail } from '../../model/inbox.ts';
import { line } from '../../model/line.ts';
import { Credits, Organisation } from '../../model/organisation.ts';
import { Quotas, QuotaUse } from '../../model/quota.ts';
import { Email } from '../../model/user.ts';
import { listOf, page, route, table, version } from '../route.ts';

const READ_WRITE = ['table.read', 'table.write'] as const;
const organisation = {
  ids: [{ in: 'params', name: 'id', kind: 'organisation' }],
  params: z.object({ id: OrganisationId }),
} as const;

const Named = line(120);
/** With or without its scheme; kept with it. */
const Website = z
  .string()
  .trim()
  .max(300)
  .transform((text) => (/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain }));

export const platform = {
  'platform.summary': route({
    method: 'GET',
    path: '/api/organization/summary',
    service: 'platform',
    rule: 'platform.manage',
    uses: ['table.read'],
    reply: z.object({
      organisations: z.number().int(),
      members: z.number().int(),
      runs: z.number().int(),
      credits: z.number().int(),
      storageBytes: z.number().int(),
    }),
    summary: 'Totals of the platform',
  }),
  'platform.organisations': route({
    method: 'GET',
    path: '/api/organization',
    service: 'platform',
    rule: 'platform.manage',
    uses: ['table.read'],
    query: z.object(table(['name', 'createdAt', 'members', 'runs', 'credits', 'storageBytes', 'status'])),
    reply: listOf(Organisation),
    summary: 'The organisations of the platform',
  }),
  'platform.emails': route({
    method: 'GET',
    path: '/api/organization/emails',
    service: 'platform',
    rule: 'platform.manage',
    uses: ['table.read', 'mail.read'],
    query: z.object(page(10)),
    reply: listOf(InboxEmail),
    audit: 'email.read',
    summary: 'Emails of a stage that shows them instead of sending them, newest first',
  }),
  'platform.invite': route({
    method: 'POST',
    path: '/api/organization',
    service: 'platform',
    rule: 'platform.manage',
    uses: [...READ_WRITE, 'mail.send'],
    body: z.object({
      name: Named,
      website: Website,
      email: Email,
      credits: z.number().int().min(0).max(1_000_000).optional(),
    }),
    reply: Organisation,
    audit: 'organisation.change',
    idempotent: true,
    summary: 'Invite an organisation: its owner gets a letter',
  }),
  'platform.update': route({
    method: 'PATCH',
    path: '/api/organization/{id}',
    service: 'platform',
    rule: 'platform.manage',
    uses: [...READ_WRITE, 'mail.send'],
    ...organisation,
    body: z.object({
      name: Named.optional(),
      website: Website.optional(),
      /** Another address for an invitation that is still open. */
      email: Email.optional(),
      status: z.enum(ORGANISATION_STATUSES).exclude(['invited']).optional(),
      /** Sends the invitation of the owner again. */
      inviteAgain: z.literal(true).optional(),
      ...version,
    }),
    reply: Organisation,
    audit: 'organisation.change',
    summary: 'Edit, suspend or resume an organisation',
  }),
  'platform.remove': route({
    method: 'DELETE',
    path: '/api/organization/{id}',
    service: 'platform',
    rule: 'platform.manage',
    uses: [...READ_WRITE, 'workflows.start'],
    ...organisation,
    reply: z.object({ deleted: z.literal(true) }),
    audit: 'organisation.change',
    stepUp: true,
    summary: 'Remove an organisation with everything it has',
  }),
  'platform.credits': route({
    method: 'GET',
    path: '/api/organization/{id}/credits',
    service: 'platform',
    rule: 'platform.manage',
    uses: ['table.read'],
    ...organisation,
    query: z.object(page(10)),
    reply: Credits,
    summary: "An organisation's credits and their ledger",
  }),
  'platform.quotas': route({
    method: 'GET',
    path: '/api/organization/{id}/quotas',
    service: 'platform',
    rule: 'platform.manage',
    uses: ['table.read'],
    ...organisation,
    reply: z.array(QuotaUse),
    summary: 'What an organisation may use, and what it uses of that',
  }),
  'platform.setQuotas': route({
    method: 'PUT',
    path: '/api/organization/{id}/quotas',
    service: 'platform',
    rule: 'platform.manage',
    uses: READ_WRITE,
    ...organisation,
    /** Those that are left out have their defaults again. */
    body: z.object({ quotas: Quotas }),
    reply: z.array(QuotaUse),
    audit: 'organisation.change',
    summary: 'Set what an organisation may use',
  }),
  'platform.grant': route({
    method: 'POST',
    path: '/api/organization/{id}/credits',
    service: 'platform',
    rule: 'platform.manage',
    uses: READ_WRITE,
    ...organisation,
    body: z.object({ amount: z.number().int().min(1).max(1_000_000), note: z.string().trim().max(200).default('') }),
    reply: Credits,
    audit: 'credits.grant',
    idempotent: true,
    summary: 'Grant credits',
  }),
};
