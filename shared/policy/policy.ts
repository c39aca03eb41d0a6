// Defines permissions: roles, flags and actions in one table that server and browser both read.
import type { ErrorCode } from '../contract/errors.ts';
import { ACCESS, type Access, type Flag, ROLES, type Role, STATUS, type Status } from '../model/enums.ts';
import { ROLE_FLAGS } from './flags.ts';

const { superAdmin, owner, admin, member, guest, adminNotCreator } = ROLES;
const MANAGERS: readonly Role[] = [owner, admin, adminNotCreator];
const EVERYBODY: readonly Role[] = [owner, admin, adminNotCreator, member, guest];
const WORKERS: readonly Role[] = [owner, admin, adminNotCreator, member];

type Demand = {
  readonly roles: readonly Role[];
  readonly flag?: Flag;
  /** The error code for a refused caller; defaults to `forbidden`. */
  readonly refusal?: ErrorCode;
};

/** An action requires one of the roles and, if set, the flag. */
export const DEMANDS = {
  'project.list': { roles: EVERYBODY },
  'project.create': { roles: [owner, admin, member] },
  'project.read': { roles: EVERYBODY },
  'project.manage': { roles: MANAGERS },
  // For workspace folders; a folder is changed only by its creator and by managers of workspaces.
  'folder.write': { roles: WORKERS },
  'people.read': { roles: EVERYBODY, flag: 'UserView' },
  'people.write': { roles: MANAGERS, flag: 'UserEdit' },
  'staff.read': { roles: [superAdmin, ...EVERYBODY], flag: 'StaffView' },
  'staff.write': { roles: EVERYBODY, flag: 'StaffEdit' },
  'role.read': { roles: EVERYBODY, flag: 'StaffView' },
  'role.write': { roles: [owner], flag: 'PermissionEdit' },
  'tag.read': { roles: EVERYBODY },
  'tag.write': { roles: [owner], refusal: 'ownerOnly' },
  'audit.read': { roles: [superAdmin, ...EVERYBODY], flag: 'AuditLogView' },
  'credits.read': { roles: [owner] },
  'platform.manage': { roles: [superAdmin], flag: 'SuperAdmin' },
  'file.read': { roles: EVERYBODY },
  'file.write': { roles: WORKERS },
  'search.read': { roles: EVERYBODY, flag: 'ReportView' },
  'search.ask': { roles: WORKERS, flag: 'ReportEdit' },
  'quality.measure': { roles: MANAGERS, flag: 'ReportEdit' },
  // A guest may be from the other side: guests read what a row asks of them, but no list.
  'checklist.read': { roles: WORKERS, flag: 'ReportView' },
  'checklist.reply': { roles: EVERYBODY },
  'checklist.write': { roles: WORKERS, flag: 'ReportEdit' },
  export: { roles: WORKERS, flag: 'ReportEdit', refusal: 'exportForbidden' },
} as const satisfies Readonly<Record<string, Demand>>;
export type Action = keyof typeof DEMANDS;
const requireOf = (action: Action): Demand => DEMANDS[action];

/** The caller, from the membership row read on every request. */
export type Actor = {
  readonly userId: string;
  readonly role: Role;
  readonly status: Status;
  /** The flags of a custom role, which replace those of the role. */
  readonly customFlags?: readonly Flag[] | undefined;
};

/** The workspace of an action, with the caller's own membership in it. */
export type WorkspaceStanding = {
  readonly access: Access;
  readonly ownerId: string;
  readonly memberRole?: Role | undefined;
  /** Set if the caller's membership in it is deactivated. */
  readonly isShutOut?: boolean | undefined;
};

/** A workspace's creator counts as its owner; a membership's role takes precedence over the organization's. */
export const roleIn = (actor: Actor, workspace?: WorkspaceStanding): Role => {
  if (!workspace) return actor.role;
  return workspace.ownerId === actor.userId ? owner : (workspace.memberRole ?? actor.role);
};

/** A custom role applies wherever its holder acts in their own role. */
export const flagsOf = (actor: Actor, workspace?: WorkspaceStanding): readonly Flag[] => {
  const role = roleIn(actor, workspace);
  return (role === actor.role && actor.customFlags) || ROLE_FLAGS[role];
};

/** Whether the caller can see the workspace; if not, the response is 404. Platform staff see none. */
export const canSee = (actor: Actor, workspace: WorkspaceStanding): boolean => {
  if (actor.status !== STATUS.active || actor.role === superAdmin) return false;
  if (workspace.ownerId === actor.userId) return true;
  if (workspace.access === ACCESS.personal || workspace.isShutOut) return false;
  return workspace.access === ACCESS.all || workspace.memberRole !== undefined || MANAGERS.includes(actor.role);
};

export const can = (actor: Actor, action: Action, workspace?: WorkspaceStanding): boolean => {
  if (actor.status !== STATUS.active || (workspace && !canSee(actor, workspace))) return false;
  const { roles, flag } = requireOf(action);
  return roles.includes(roleIn(actor, workspace)) && (!flag || flagsOf(actor, workspace).includes(flag));
};

/** True for roles 1 to 3, which need an authenticator app if the stage requires it. */
export const needsMfa = (role: Role): boolean => role <= admin;

export const refusalOf = (action: Action): ErrorCode => requireOf(action).refusal ?? 'forbidden';
