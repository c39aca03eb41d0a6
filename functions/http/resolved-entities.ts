// Resolves the ids of an input to entities that exist and that the caller may see; all others are reported as not
// found.
import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import type { IdKind } from '#shared/model/ids.ts';
import { canSee } from '#shared/policy/policy.ts';
import type { Caller, ResolvedEntities } from '../domain/caller.ts';
import { standingOf } from '../domain/workspaces/standing.ts';
import type { Item, Key } from '../ports/table.ts';
import { edgeKey, edges, workspaceKey, workspaces } from '../store/workspaces.ts';
import type { Kind } from './id-kinds.ts';
import type { Id } from './id-references.ts';

/** An id with its kind and the keys of its rows. */
export type Thing = Id & { readonly of: Kind; readonly keys: readonly Key[] };

export type Things = {
  readonly caller: Caller;
  readonly projectId: string | undefined;
  readonly things: readonly Thing[];
  readonly get: (key: Key) => Item | undefined;
};

const standingIn = ({ caller, projectId, get }: Things): Pick<ResolvedEntities, 'workspace' | 'standing'> => {
  if (!projectId) return {};
  const item = get(workspaceKey(caller.tenant, projectId));
  if (!item) throw new AppError('notFound');
  const workspace = workspaces.read(item);
  const edgeItem = get(edgeKey(caller.tenant, caller.userId, projectId));
  const edge = edgeItem && edges.read(edgeItem);
  const standing = standingOf(workspace, edge);
  if (!canSee(caller, standing)) throw new AppError('notFound');
  return { workspace, standing };
};

/** Kinds with their own error in the specification; all others are `notFound`. */
const MISSING: Partial<Record<IdKind, ErrorCode>> = {
  file: 'fileNotFound',
  upload: 'fileNotFound',
  organisation: 'organisationNotFound',
};

const entered = ({ things, get }: Things): Partial<ResolvedEntities>[] =>
  things.map(({ kind, id, of, keys }) => {
    const [first, second] = keys.map(get);
    const item = of.either ? (first ?? second) : first;
    if (!item && of.enter) throw new AppError(MISSING[kind] ?? 'notFound', { id });
    return (item && of.enter?.(item, second)) ?? {};
  });

const customRoleIn = ({ caller, things }: Things): Partial<ResolvedEntities> => {
  const wanted = things.find(({ kind }) => kind === 'customRole');
  if (!wanted) return {};
  const customRole = caller.customRoles?.roles.find(({ id }) => id === wanted.id);
  if (!customRole) throw new AppError('notFound');
  return { customRole };
};

export const resolvedEntities = (all: Things): ResolvedEntities => {
  const place = standingIn(all);
  const parts = entered(all);
  const files = parts.flatMap((part) => part.files ?? []);
  const folders = parts.flatMap((part) => part.folders ?? []);
  return Object.assign({}, place, customRoleIn(all), ...parts, { files, folders });
};
