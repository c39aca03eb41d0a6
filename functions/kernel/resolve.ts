// Reads, in one round trip, the caller's membership and everything that the input's ids name, inside the caller's tenant.
import { AppError } from '#shared/contract/errors.ts';
import type { IdAt, Route } from '#shared/contract/route.ts';
import { STATUS } from '#shared/model/enums.ts';
import { type IdKind, projectOf } from '#shared/model/ids.ts';
import { canSee, type ProjectStanding } from '#shared/policy/policy.ts';
import type { Caller, Found } from '../domain/caller.ts';
import type { Claims } from '../ports/identity.ts';
import type { Item, Key, Table } from '../ports/table.ts';
import { fileKey, pendingKey, readFileItem } from '../store/files.ts';
import { memberKey, members, personPk } from '../store/members.ts';
import { EDGE_PREFIX, edgeKey, edges, projectKey, projects } from '../store/projects.ts';
import { answerKey, answers, searches, searchKey } from '../store/searches.ts';
import type { Input } from './input.ts';

type Id = { readonly kind: IdKind; readonly id: string };

const at = (value: unknown, path: readonly string[]): unknown[] => {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((inner) => at(inner, path));
  if (typeof value !== 'object' || value === null) return [];
  return at(Object.getOwnPropertyDescriptor(value, name)?.value, rest);
};

const ALL: readonly unknown[] = [undefined, 1, '1', 'all'];

const idsOf = (places: readonly IdAt[], input: Input): Id[] =>
  places.flatMap((place) =>
    at(input[place.in], place.name.split('.'))
      .flat()
      .filter((id) => !(place.orAll && ALL.includes(id)))
      .flatMap((id) => (typeof id === 'string' ? [{ kind: place.kind, id }] : [])),
  );

const keysOf = (claims: Claims, { kind, id }: Id): Key[] => {
  const { tenant, userId } = claims;
  if (kind === 'file') return [fileKey(tenant, id)];
  if (kind === 'upload') return [pendingKey(tenant, id), fileKey(tenant, id)];
  if (kind === 'search') return [searchKey(tenant, id, userId)];
  if (kind === 'answer') return [searchKey(tenant, id, userId), answerKey(tenant, id, userId)];
  return [];
};

const listsWorkspaces = (row: Route): boolean =>
  row.rule === 'project.list' || (row.ids ?? []).some((place) => place.orAll);

const readEdges = async (table: Pick<Table, 'query'>, claims: Claims) => {
  const { items } = await table.query({ pk: personPk(claims.tenant, claims.userId), prefix: EDGE_PREFIX });
  return items.map(edges.read);
};

const callerOf = (claims: Claims, item: Item | undefined, own: Caller['edges']): Caller => {
  const member = item && members.read(item);
  if (!member || member.status !== STATUS.active) throw new AppError('notSignedIn');
  const { userId, tenant } = claims;
  return { userId, tenant, role: member.role, status: member.status, member, edges: own };
};

/** Ids of two workspaces in one call are refused: whatever is not of the first one does not exist. */
const oneProject = (ids: readonly Id[]): string | undefined => {
  const named = new Set(ids.map(({ id }) => projectOf(id)));
  if (named.size > 1) throw new AppError('notFound');
  return [...named][0];
};

export type Resolved = { readonly caller: Caller; readonly found: Found };

/** Throws notSignedIn for somebody who is no active member, notFound for whatever is not theirs to see. */
export const resolve = async (
  table: Pick<Table, 'getMany' | 'query'>,
  claims: Claims,
  row: Route,
  input: Input,
): Promise<Resolved> => {
  const ids = idsOf(row.ids ?? [], input);
  const projectId = oneProject(ids);
  const { tenant, userId } = claims;
  const own = projectId ? [projectKey(tenant, projectId), edgeKey(tenant, userId, projectId)] : [];
  const things = ids.map((id) => ({ ...id, keys: keysOf(claims, id) }));
  const keys = [memberKey(tenant, userId), ...own, ...things.flatMap((thing) => thing.keys)];
  const unique = [...new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
  const [items, myEdges] = await Promise.all([
    table.getMany(unique),
    listsWorkspaces(row) ? readEdges(table, claims) : [],
  ]);
  const byKey = new Map(unique.map((key, i) => [`${key.pk} ${key.sk}`, items[i]]));
  const get = (key: Key) => byKey.get(`${key.pk} ${key.sk}`);
  const caller = callerOf(claims, get(memberKey(tenant, userId)), myEdges);
  return { caller, found: foundOf({ caller, projectId, things, get }) };
};

type Things = {
  readonly caller: Caller;
  readonly projectId: string | undefined;
  readonly things: readonly (Id & { readonly keys: readonly Key[] })[];
  readonly get: (key: Key) => Item | undefined;
};

const standingIn = ({ caller, projectId, get }: Things): Pick<Found, 'project' | 'standing'> => {
  if (!projectId) return {};
  const item = get(projectKey(caller.tenant, projectId));
  if (!item) throw new AppError('notFound');
  const project = projects.read(item);
  const edge = get(edgeKey(caller.tenant, caller.userId, projectId));
  const standing: ProjectStanding = {
    access: project.access,
    ownerId: project.owner.id,
    memberRole: edge && edges.read(edge).role,
  };
  if (!canSee(caller, standing)) throw new AppError('notFound');
  return { project, standing };
};

const foundOf = (all: Things): Found => {
  const place = standingIn(all);
  const rows = all.things.map(({ kind, id, keys }) => {
    const [first, second] = keys.map(all.get);
    // An answer belongs to its search; the other kinds with two keys are one thing under either of them.
    const item = kind === 'answer' ? first : (first ?? second);
    const isFile = kind === 'file' || kind === 'upload';
    if (!item && kind !== 'project') throw new AppError(isFile ? 'fileNotFound' : 'notFound', { id });
    return { kind, item, answer: kind === 'answer' ? second : undefined };
  });
  const of = (...kinds: IdKind[]) => rows.flatMap(({ kind, item }) => (item && kinds.includes(kind) ? [item] : []));
  const [search] = of('search', 'answer');
  const answer = rows.find((row) => row.answer)?.answer;
  return {
    ...place,
    files: of('file', 'upload').map(readFileItem),
    ...(search ? { search: searches.read(search) } : {}),
    ...(answer ? { answer: answers.read(answer.data.answer) } : {}),
  };
};
