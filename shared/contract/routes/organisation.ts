// The organization: members and directory, credits and audit log.
import * as z from 'zod';
import { AuditAction, AuditRow } from '../../model/audit.ts';
import { RoleNumber } from '../../model/codes.ts';
import { CustomRoleId, InvitationId, PersonId } from '../../model/ids.ts';
import { Credits } from '../../model/organisation.ts';
import { Invited, Person } from '../../model/people.ts';
import { QuotaUse } from '../../model/quota.ts';
import { Email, Emails } from '../../model/user.ts';
import { cursor, page, partOf, route, table, version } from '../route.ts';

const READ_WRITE = ['table.read', 'table.write'] as const;
const person = {
  ids: [{ in: 'params', name: 'id', kind: 'person' }],
  params: z.object({ id: PersonId }),
} as const;

/** 2 owner, 3 admin, 4 member, 5 guest, 6 admin who creates no workspaces. */
const OrganisationRole = RoleNumber.refine((role) => role >= 2);
const Day = z.iso.date();
const auditFilter = {
  from: Day.optional(),
  to: Day.optional(),
  action: AuditAction.optional(),
  userId: PersonId.optional(),
};

export const organisation = {
  'organisation.people': route({
    method: 'GET',
    path: '/api/organization/admins',
    service: 'organisation',
    rule: 'staff.read',
    uses: ['table.read'],
    /** The specification's list is of the admins; `everybody` is the whole directory. */
    query: z.object({
      ...table(['name', 'email', 'role', 'status', 'lastActivity']),
      scope: z.enum(['admins', 'everybody']).default('admins'),
      cursor,
    }),
    reply: partOf(Person),
    summary: 'The admins of the organisation, or everybody in it, invited ones included',
  }),
  'organisation.invite': route({
    method: 'POST',
    path: '/api/organization/admins',
    service: 'organisation',
    rule: 'staff.write',
    uses: [...READ_WRITE, 'mail.send'],
    body: z.object({ email: Email.optional(), emails: Emails.optional(), role: OrganisationRole.default(3) }),
    reply: Invited,
    limits: { perMinute: 20 },
    audit: 'people.invite',
    stepUp: true,
    idempotent: true,
    summary: 'Invite admins (or others) to the organisation; only an owner invites owners',
  }),
  'organisation.inviteAgain': route({
    method: 'POST',
    path: '/api/organization/admin/invitation/{id}',
    service: 'organisation',
    rule: 'staff.write',
    uses: [...READ_WRITE, 'mail.send'],
    ids: [{ in: 'params', name: 'id', kind: 'person' }],
    params: z.object({ id: InvitationId }),
    reply: Person,
    limits: { perMinute: 10 },
    audit: 'people.invite',
    summary: 'Send an invitation again: a new link, the old one ends',
  }),
  'organisation.personStatus': route({
    method: 'PATCH',
    path: '/api/organization/admin/status/{id}',
    service: 'organisation',
    rule: 'staff.write',
    uses: [...READ_WRITE, 'identity.signOut', 'identity.manage', 'files.write'],
    ...person,
    body: z.object({ isActive: z.boolean(), confirmDelete: z.boolean().default(false), ...version }),
    reply: z.object({ id: PersonId, status: z.enum(['active', 'deactivated', 'deleted']) }),
    audit: 'people.change',
    stepUp: true,
    summary: 'Activate, deactivate or delete somebody of the organisation; revokes an invitation',
  }),
  'organisation.personRole': route({
    method: 'PATCH',
    path: '/api/organization/admin/role/{id}',
    service: 'organisation',
    rule: 'role.write',
    uses: READ_WRITE,
    ...person,
    /** null takes the custom role away. */
    body: z.object({
      role: OrganisationRole.optional(),
      customRoleId: CustomRoleId.nullable().optional(),
      ...version,
    }),
    reply: Person,
    audit: 'people.change',
    stepUp: true,
    summary: "Change somebody's role in the organisation; the last owner stays",
  }),
  'organisation.credits': route({
    method: 'GET',
    path: '/api/organization/credits',
    service: 'organisation',
    rule: 'credits.read',
    uses: ['table.read'],
    query: z.object(page(10)),
    reply: Credits,
    summary: 'The credits of the organisation and their ledger, newest first',
  }),
  'organisation.quotas': route({
    method: 'GET',
    path: '/api/organization/quotas',
    service: 'organisation',
    rule: 'credits.read',
    uses: ['table.read'],
    reply: z.array(QuotaUse),
    summary: 'What the organisation may use, and what it uses of that',
  }),
  'organisation.balance': route({
    method: 'GET',
    path: '/api/organization/credits/balance',
    service: 'organisation',
    rule: 'project.list',
    uses: ['table.read'],
    reply: z.object({ balance: z.number().int() }),
    summary: 'What is left to spend: shown before something is started',
  }),
  'organisation.audit': route({
    method: 'GET',
    path: '/api/organization/audit',
    service: 'organisation',
    rule: 'audit.read',
    uses: ['table.read'],
    /** `cursor` is where an earlier page ended. */
    query: z.object({ ...auditFilter, ...page(20), cursor: z.string().max(500).optional() }),
    reply: z.object({
      rows: z.array(AuditRow),
      count: z.number().int(),
      cursor: z.string().optional(),
      /** Of the targets that the reader may open. */
      names: z.record(z.string(), z.string()),
    }),
    summary: 'The audit log, newest first',
  }),
  'organisation.auditCsv': route({
    method: 'GET',
    path: '/api/organization/audit/export',
    service: 'organisation',
    rule: 'audit.read',
    uses: READ_WRITE,
    query: z.object(auditFilter),
    binary: 'text/csv',
    audit: 'audit.export',
    summary: 'The audit log as CSV',
  }),
};
