// The page of roles, flags and actions, printed from the table that server and browser read.
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
const tick = (held: boolean) => (held ? '✓' : '');

const holds = (action: Action, role: Role) => can({ userId: '', role, status: 1 }, action);
const nameOf = (action: Action) => {
  const demand = DEMANDS[action];
  return 'flag' in demand ? `${action} (${demand.flag})` : action;
};

/** docs/permissions.md. */
export const permissionsPage = (): string =>
  [
    '# Who may do what',
    '',
    'Printed from `shared/policy` by `npm run gen`. Staff are the admins of an organisation, User its members, Report its questions and reports.',
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
    'In brackets the flag that the action needs besides the role. In a workspace the role there counts: its creator is its owner, a membership comes before the role in the organisation. What a person cannot see does not exist for them (404): a limited workspace for whoever is neither a member nor an owner or admin, a personal one for everybody but its owner.',
    '',
    ...head('action'),
    ...(Object.keys(DEMANDS) as Action[]).map((action) =>
      line([nameOf(action), ...roles.map((role) => tick(holds(action, role)))]),
    ),
    '',
  ].join('\n');
