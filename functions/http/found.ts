// What the ids of an input resolve to, as far as it exists and the caller may see it; anything else is not found.
import { AppError } from '#shared/contract/errors.ts';
import type { IdKind } from '#shared/model/ids.ts';
import { canSee } from '#shared/policy/policy.ts';
import type { Caller, Found, PersonRecord } from '../domain/caller.ts';
import { standingOf } from '../domain/projects/standing.ts';
import type { Item, Key } from '../ports/table.ts';
import { checklists } from '../store/checklists.ts';
import { drives } from '../store/drives.ts';
import { readFileItem } from '../store/files.ts';
import { folders as folderRows } from '../store/folders.ts';
import { INVITATION_SK, invitations } from '../store/invitations.ts';
import { members } from '../store/members.ts';
import { organisations } from '../store/organisations.ts';
import { edgeKey, edges, projectKey, projects } from '../store/projects.ts';
import { runs } from '../store/runs.ts';
import { answers, searches } from '../store/searches.ts';
import { shares } from '../store/shares.ts';
import { tags } from '../store/tags.ts';
import { workspaceFolders } from '../store/workspace-folders.ts';
import type { Id } from './named-ids.ts';

export type Things = {
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
  const edgeItem = get(edgeKey(caller.tenant, caller.userId, projectId));
  const edge = edgeItem && edges.read(edgeItem);
  const standing = standingOf(project, edge);
  if (!canSee(caller, standing)) throw new AppError('notFound');
  return { project, standing };
};

const EITHER: readonly IdKind[] = ['upload', 'file'];
const FILES: readonly IdKind[] = ['file', 'upload'];
/** Found without rows of their own. */
const ELSEWHERE: readonly IdKind[] = ['project', 'customRole'];

type Row = {
  readonly kind: IdKind;
  readonly id: string;
  readonly item: Item | undefined;
  readonly second: Item | undefined;
};

const rowsOf = ({ things, get }: Things): Row[] =>
  things.map(({ kind, id, keys }) => {
    const [first, second] = keys.map(get);
    const item = EITHER.includes(kind) ? (first ?? second) : first;
    if (!item && !ELSEWHERE.includes(kind))
      throw new AppError(FILES.includes(kind) ? 'fileNotFound' : 'notFound', { id });
    return { kind, id, item, second };
  });

const personOf = (item: Item): PersonRecord =>
  item.sk === INVITATION_SK
    ? { kind: 'invitation', invitation: invitations.read(item) }
    : { kind: 'member', member: members.read(item) };

/** How a row of each kind enters what was found. */
const PLACES: Readonly<Partial<Record<IdKind, (item: Item, second: Item | undefined) => Partial<Found>>>> = {
  search: (item) => ({ search: searches.read(item) }),
  answer: (item, second) => ({
    search: searches.read(item),
    ...(second ? { answer: answers.read(second.data.answer) } : {}),
  }),
  run: (item) => ({ run: runs.read(item) }),
  earlierRun: (item) => ({ earlierRun: runs.read(item) }),
  share: (item) => ({ share: shares.read(item) }),
  drive: (item) => ({ drive: drives.read(item) }),
  checklist: (item) => ({ checklist: checklists.read(item) }),
  membership: (item, second) => ({ membership: edges.read(item), ...(second ? { person: personOf(second) } : {}) }),
  person: (item) => ({ person: personOf(item) }),
  workspaceFolder: (item) => ({ folder: workspaceFolders.read(item) }),
  tag: (item) => ({ tag: tags.read(item) }),
  organisation: (item) => ({ organisation: organisations.read(item) }),
};

const customRoleIn = (caller: Caller, rows: readonly Row[]): Partial<Found> => {
  const wanted = rows.find(({ kind }) => kind === 'customRole');
  if (!wanted) return {};
  const customRole = caller.customRoles?.roles.find(({ id }) => id === wanted.id);
  if (!customRole) throw new AppError('notFound');
  return { customRole };
};

export const foundOf = (all: Things): Found => {
  const place = standingIn(all);
  const rows = rowsOf(all);
  const parts = rows.map(({ kind, item, second }) => (item ? PLACES[kind]?.(item, second) : undefined));
  const files = rows.flatMap(({ kind, item }) => (item && FILES.includes(kind) ? [readFileItem(item)] : []));
  const folders = rows.flatMap(({ kind, item }) => (item && kind === 'folder' ? [folderRows.read(item)] : []));
  return Object.assign({ ...place, files, folders }, customRoleIn(all.caller, rows), ...parts);
};
