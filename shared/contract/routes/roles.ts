// Custom roles of an organization: list, create, change, delete.
import * as z from 'zod';
import { CustomRole, GRANTABLE_FLAGS } from '../../model/custom-role.ts';
import { CustomRoleId } from '../../model/ids.ts';
import { line } from '../../model/line.ts';
import { listOf, page, route, version } from '../route.ts';

const READ_WRITE = ['table.read', 'table.write'] as const;
const customRole = {
  ids: [{ in: 'params', name: 'id', kind: 'customRole' }],
  params: z.object({ id: CustomRoleId }),
} as const;
const ShortName = line(40);
const Flags = z.array(z.enum(GRANTABLE_FLAGS)).max(GRANTABLE_FLAGS.length);

export const roles = {
  'organisation.roles': route({
    method: 'GET',
    path: '/api/v2/role',
    service: 'organisation',
    rule: 'role.read',
    uses: ['table.read'],
    query: z.object(page(10)),
    reply: listOf(CustomRole),
    summary: 'The custom roles of the organisation',
  }),
  'organisation.addRole': route({
    method: 'POST',
    path: '/api/v2/role',
    service: 'organisation',
    rule: 'role.write',
    uses: READ_WRITE,
    body: z.object({ name: ShortName, description: z.string().trim().max(300).default(''), flags: Flags.min(1) }),
    reply: CustomRole,
    audit: 'role.change',
    stepUp: true,
    idempotent: true,
    summary: 'Make a custom role: a named set of flags',
  }),
  'organisation.updateRole': route({
    method: 'PATCH',
    path: '/api/v2/role/{id}',
    service: 'organisation',
    rule: 'role.write',
    uses: READ_WRITE,
    ...customRole,
    body: z.object({
      name: ShortName.optional(),
      description: z.string().trim().max(300).optional(),
      flags: Flags.min(1).optional(),
      ...version,
    }),
    reply: CustomRole,
    audit: 'role.change',
    stepUp: true,
    summary: 'Change a custom role: counts from the next request of whoever has it',
  }),
  'organisation.deleteRole': route({
    method: 'DELETE',
    path: '/api/v2/role/{id}',
    service: 'organisation',
    rule: 'role.write',
    uses: READ_WRITE,
    ...customRole,
    reply: z.object({ deleted: z.literal(true) }),
    audit: 'role.change',
    stepUp: true,
    summary: 'Delete a custom role; whoever had it has the flags of their role again',
  }),
};
