// Prints the page of roles, flags, actions and changeable fields, from the tables that server and browser use.
import * as z from 'zod';
import { contract } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import { FLAGS, ROLES, type Role } from '#shared/model/enums.ts';
import { ROLE_FLAGS } from '#shared/policy/flags.ts';
import { type Action, can, DEMANDS } from '#shared/policy/policy.ts';

const NAMES: Readonly<Record<Role, string>> = {
  [ROLES.superAdmin]: 'Super admin (1)',
  [ROLES.owner]: 'Owner (2)',
  [ROLES.admin]: 'Admin (3)',
  [ROLES.member]: 'Team member (4)',
  [ROLES.guest]: 'Guest (5)',
  [ROLES.adminNotCreator]: 'Admin, not creator (6)',
};
const roles = Object.values(ROLES);
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const head = (first: string) => [
  line([first, ...roles.map((role) => NAMES[role])]),
  line(['---', ...roles.map(() => ':-:')]),
];
const tick = (isAllowed: boolean) => (isAllowed ? '✓' : '');

const holds = (action: Action, role: Role) => can({ userId: '', role, status: 1 }, action);
const nameOf = (action: Action) => {
  const demand = DEMANDS[action];
  return 'flag' in demand ? `${action} (${demand.flag})` : action;
};

/** The fields that a change may contain. Bodies are strict, so any other field is refused. */
const changeable = (): string[] =>
  Object.entries(contract).flatMap(([name, row]: [string, Route]) => {
    const fields = row.body instanceof z.ZodObject ? Object.keys(row.body.shape) : [];
    return row.method === 'GET' || fields.length === 0 ? [] : [line([name, row.rule, fields.join(', ')])];
  });

/** Returns docs/permissions.md. */
export const permissionsPage = (): string =>
  [
    '# Who may do what',
    '',
    'Printed from `shared/policy` by `npm run gen`. Staff are the admins of an organization, User its members, Report its questions and reports.',
    '',
    '## Flags of a role',
    '',
    'A custom role is a named set of flags; it replaces the flags of its holder wherever they act in their own role.',
    '',
    ...head('flag'),
    ...FLAGS.map((flag) => line([flag, ...roles.map((role) => tick(ROLE_FLAGS[role].includes(flag)))])),
    '',
    '## Actions',
    '',
    'In brackets the flag that the action needs besides the role. In a workspace the role there counts: its creator is its owner, a membership comes before the role in the organization. What a person cannot see does not exist for them (404): a limited workspace for whoever is neither a member nor an owner or admin, a personal one for everybody but its owner.',
    '',
    ...head('action'),
    ...(Object.keys(DEMANDS) as Action[]).map((action) =>
      line([nameOf(action), ...roles.map((role) => tick(holds(action, role)))]),
    ),
    '',
    '## Fields that a change may touch',
    '',
    'The body of each route that changes something, with the action that it needs. Bodies are strict: another field is refused. What an id in a body leads to must be visible to the caller, too.',
    '',
    line(['route', 'action', 'fields']),
    line(['---', '---', '---']),
    ...changeable(),
    '',
  ].join('\n');
