// Reads the caller's membership and all entities the input's ids refer to, in one round trip, inside the caller's
// tenant.
import { AppError } from '#shared/contract/errors.ts';
import type { Route } from '#shared/contract/route.ts';
import { STATUS } from '#shared/model/enums.ts';
import type { Caller, ResolvedEntities } from '../domain/caller.ts';
import type { Claims } from '../ports/identity.ts';
import type { Item, Key, Table } from '../ports/table.ts';
import { customRoles, customRolesKey } from '../store/custom-roles.ts';
import { getAll } from '../store/get-all.ts';
import { PLATFORM } from '../store/keys.ts';
import { type MemberRecord, memberKey, members, personPk } from '../store/members.ts';
import { organisationKey, organisations } from '../store/organisations.ts';
import { sessionKey, sessions } from '../store/sessions.ts';
import { EDGE_PREFIX, edgeKey, edges, workspaceKey } from '../store/workspaces.ts';
import { kindOf } from './id-kinds.ts';
import { idsOf, oneWorkspace } from './id-references.ts';
import type { Input } from './input.ts';
import { resolvedEntities, type Thing } from './resolved-entities.ts';

const listsWorkspaces = (row: Route): boolean =>
  row.rule === 'project.list' || (row.ids ?? []).some((place) => place.orAll);

const readEdges = async (table: Pick<Table, 'query'>, claims: Claims) => {
  const { items } = await table.query({ pk: personPk(claims.tenant, claims.userId), prefix: EDGE_PREFIX });
  return items.map(edges.read);
};

type Get = (key: Key) => Item | undefined;

/**
 * A sign-in from before the person's sessions were ended is void, refreshed or not; sign-ins within the same second
 * stay valid.
 */
const isVoid = (
  { session, signedInAt, issuedAt }: Claims,
  { sessionsEndedAt: endedAt, keptSession: current, endedSession }: MemberRecord,
): boolean => {
  if (endedAt === undefined || (current && current.endedAt === endedAt && current.id === session)) return false;
  if (session !== undefined && session === endedSession) return true;
  return (signedInAt ?? issuedAt) < Math.floor(Date.parse(endedAt) / 1000) * 1000;
};

const callerOf = (claims: Claims, get: Get, own: Caller['edges']): Caller => {
  const { userId, tenant } = claims;
  const item = get(memberKey(tenant, userId));
  const member = item && members.read(item);
  const sessionItem = claims.session && get(sessionKey(tenant, userId, claims.session));
  const seenSession = sessionItem ? sessions.read(sessionItem) : undefined;
  const organisationItem = get(organisationKey(tenant));
  const isIn = member?.status === STATUS.active && !isVoid(claims, member) && !seenSession?.ended;
  if (!isIn || !organisationItem) throw new AppError('notSignedIn');
  const organisation = organisations.read(organisationItem);
  if (organisation.status === 'suspended') throw new AppError('organisationSuspended');
  const rolesItem = get(customRolesKey(tenant));
  const roles = rolesItem && customRoles.read(rolesItem);
  const customRole = roles?.roles.find(({ id }) => id === member.customRoleId);
  return {
    userId,
    tenant,
    role: member.role,
    status: member.status,
    session: claims.session,
    signedInAt: claims.signedInAt ?? claims.issuedAt,
    seenSession,
    customFlags: customRole?.flags,
    member,
    organisation,
    customRoles: roles,
    edges: own,
  };
};

export type Resolved = { readonly caller: Caller; readonly found: ResolvedEntities };

const nameOfKey = ({ pk, sk }: Key) => `${pk} ${sk}`;

/** Throws notSignedIn if the caller is not an active member, notFound for entities the caller may not see. */
export const resolve = async (
  table: Pick<Table, 'getMany' | 'query'>,
  claims: Claims,
  row: Route,
  input: Input,
): Promise<Resolved> => {
  const { tenant, userId } = claims;
  // Callers other than platform staff are refused without learning which organizations exist.
  const ids = idsOf(row.ids ?? [], input).filter(({ kind }) => kind !== 'organisation' || tenant === PLATFORM);
  const projectId = oneWorkspace(ids);
  const things = await Promise.all(
    ids.map(async (id): Promise<Thing> => {
      const of = await kindOf(id.kind);
      return { ...id, of, keys: of.keys(claims, id.id) };
    }),
  );
  const keys = [
    memberKey(tenant, userId),
    organisationKey(tenant),
    customRolesKey(tenant),
    ...(claims.session ? [sessionKey(tenant, userId, claims.session)] : []),
    ...(projectId ? [workspaceKey(tenant, projectId), edgeKey(tenant, userId, projectId)] : []),
    ...things.flatMap((thing) => thing.keys),
  ];
  const unique = [...new Map(keys.map((key) => [nameOfKey(key), key])).values()];
  const [items, myEdges] = await Promise.all([
    getAll(table, unique),
    listsWorkspaces(row) ? readEdges(table, claims) : [],
  ]);
  const byName = new Map(unique.map((key, i) => [nameOfKey(key), items[i]]));
  const get: Get = (key) => byName.get(nameOfKey(key));
  const caller = callerOf(claims, get, myEdges);
  return { caller, found: resolvedEntities({ caller, projectId, things, get }) };
};
