// The people of a workspace: list, find, add, invite, change, remove.
import * as z from 'zod';
import { RoleNumber } from '../../model/codes.ts';
import { MembershipId, WorkspaceId } from '../../model/ids.ts';
import { Invited, Person, WorkspaceMember } from '../../model/people.ts';
import { Emails } from '../../model/user.ts';
import { listOf, route, table, version } from '../route.ts';

/** Roles in a workspace: 3 admin, 4 member, 5 guest, 6 admin who creates no workspaces. */
const WorkspaceRole = RoleNumber.refine((role) => role >= 3);

const addMembers = (path: `/api/${string}`) =>
  route({
    method: 'POST',
    path,
    service: 'workspaces',
    rule: 'people.write',
    uses: ['table.read', 'table.write', 'mail.send'],
    ids: [{ in: 'body', name: 'projectId', kind: 'workspace' }],
    body: z.object({
      projectId: WorkspaceId,
      /** Empty strings are dropped. Members are added, others invited by email. */
      emails: Emails,
      role: WorkspaceRole.optional(),
      /** Opens the workspace to the whole organization. */
      isForAllMembers: z.boolean().optional(),
    }),
    reply: Invited,
    limits: { perMinute: 20 },
    audit: 'people.invite',
    idempotent: true,
    summary: 'Add members by email, invite the unknown ones',
  });

const PEOPLE = ['name', 'email', 'role', 'status', 'lastActivity'] as const;
const find = z.object({ search: z.string().trim().max(200).default('') });
const member = {
  ids: [{ in: 'params', name: 'id', kind: 'membership' }],
  params: z.object({ id: MembershipId }),
} as const;

export const people = {
  'people.list': route({
    method: 'GET',
    path: '/api/v2/project/project-members/{id}',
    service: 'workspaces',
    rule: 'people.read',
    uses: ['table.read'],
    ids: [{ in: 'params', name: 'id', kind: 'workspace' }],
    params: z.object({ id: WorkspaceId }),
    query: z.object(table(PEOPLE)),
    /** `everybody`: how many members of the organization see a workspace that is open to all. */
    reply: listOf(WorkspaceMember).extend({ everybody: z.number().int().optional() }),
    summary: 'The people of a workspace, invited ones included',
  }),
  'people.addMembers': addMembers('/api/v2/project/add-members'),
  'people.addNewMembers': addMembers('/api/v2/project/add-new-members'),
  'people.status': route({
    method: 'PATCH',
    path: '/api/v2/project/member/status/{id}',
    service: 'workspaces',
    rule: 'people.write',
    uses: ['table.read', 'table.write', 'files.write'],
    ...member,
    /** Active, not active, or removed from the workspace: `isActive: true` with `confirmDelete` is refused. */
    body: z.object({ isActive: z.boolean(), confirmDelete: z.boolean().default(false), ...version }),
    reply: z.object({ id: MembershipId, status: z.enum(['active', 'deactivated', 'deleted']) }),
    audit: 'people.change',
    summary: 'Activate, deactivate or remove somebody in a workspace',
  }),
  'people.role': route({
    method: 'PATCH',
    path: '/api/v2/project/member/role/{id}',
    service: 'workspaces',
    rule: 'people.write',
    uses: ['table.read', 'table.write'],
    ...member,
    body: z.object({ role: WorkspaceRole, ...version }),
    reply: WorkspaceMember,
    audit: 'people.change',
    summary: "Change somebody's role in a workspace",
  }),
  'people.findInProject': route({
    method: 'GET',
    path: '/api/v2/project/member/search/{id}',
    service: 'workspaces',
    rule: 'people.read',
    uses: ['table.read'],
    ids: [{ in: 'params', name: 'id', kind: 'workspace' }],
    params: z.object({ id: WorkspaceId }),
    query: find,
    reply: listOf(WorkspaceMember),
    summary: 'People of a workspace by name or email, at most ten',
  }),
  'people.find': route({
    method: 'GET',
    path: '/api/v2/project/member/search',
    service: 'workspaces',
    rule: 'people.read',
    uses: ['table.read'],
    query: find,
    reply: listOf(Person),
    summary: 'People of the organisation by name or email, at most ten',
  }),
};
