// Who may do what: roles, flags and actions in one table that server and browser both read (DESIGN section 5).
import { ACCESS, type Access, ROLES, type Role, STATUS, type Status } from '../model/enums.ts';

const ACTIONS = [
  'project.list',
  'project.create',
  'project.read',
  'project.manage',
  'file.read',
  'file.write',
  'search.read',
  'search.ask',
  'export',
] as const;
export type Action = (typeof ACTIONS)[number];

/** The caller, from the membership row that is read on every request. */
export type Actor = { readonly userId: string; readonly role: Role; readonly status: Status };

/** The workspace an action is about, with the caller's own membership in it. */
export type ProjectStanding = {
  readonly access: Access;
  readonly ownerId: string;
  readonly memberRole?: Role | undefined;
};

const { superAdmin, owner, admin, member, guest, adminNotCreator } = ROLES;
const MANAGERS: readonly Role[] = [owner, admin, adminNotCreator];
const EVERYBODY: readonly Role[] = [owner, admin, adminNotCreator, member, guest];
const WORKERS: readonly Role[] = [owner, admin, adminNotCreator, member];

const HOLDERS: Readonly<Record<Action, readonly Role[]>> = {
  'project.list': EVERYBODY,
  'project.create': [owner, admin, member],
  'project.read': EVERYBODY,
  'project.manage': MANAGERS,
  'file.read': EVERYBODY,
  'file.write': WORKERS,
  'search.read': EVERYBODY,
  'search.ask': WORKERS,
  export: WORKERS,
};

/** A workspace's creator counts as owner inside it; a membership's role comes before the organisation's. */
export const roleIn = (actor: Actor, project: ProjectStanding): Role =>
  project.ownerId === actor.userId ? owner : (project.memberRole ?? actor.role);

/** Whether the workspace exists for the caller at all: otherwise the answer is 404. The platform's staff sees none. */
export const canSee = (actor: Actor, project: ProjectStanding): boolean => {
  if (actor.status !== STATUS.active || actor.role === superAdmin) return false;
  if (project.ownerId === actor.userId) return true;
  if (project.access === ACCESS.personal) return false;
  return project.access === ACCESS.all || project.memberRole !== undefined || MANAGERS.includes(actor.role);
};

export const can = (actor: Actor, action: Action, project?: ProjectStanding): boolean => {
  if (actor.status !== STATUS.active) return false;
  if (!project) return HOLDERS[action].includes(actor.role);
  return canSee(actor, project) && HOLDERS[action].includes(roleIn(actor, project));
};
