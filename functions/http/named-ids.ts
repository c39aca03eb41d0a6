// The ids that an input names, and the rows that they lead to inside the caller's tenant.
import { AppError } from '#shared/contract/errors.ts';
import type { IdAt } from '#shared/contract/route.ts';
import { type IdKind, projectOf } from '#shared/model/ids.ts';
import type { Claims } from '../ports/identity.ts';
import type { Key } from '../ports/table.ts';
import { checklistKey } from '../store/checklists.ts';
import { driveKey } from '../store/drives.ts';
import { evidenceKey, fileKey, pendingKey } from '../store/files.ts';
import { folderKey } from '../store/folders.ts';
import { invitationKey } from '../store/invitations.ts';
import { memberKey } from '../store/members.ts';
import { organisationKey } from '../store/organisations.ts';
import { edgeKey } from '../store/projects.ts';
import { runRowKey } from '../store/runs.ts';
import { answerKey, searchKey } from '../store/searches.ts';
import { shareKey } from '../store/shares.ts';
import { tagKey } from '../store/tags.ts';
import { workspaceFolderKey } from '../store/workspace-folders.ts';
import type { Input } from './input.ts';

export type Id = { readonly kind: IdKind; readonly id: string };

const at = (value: unknown, path: readonly string[]): unknown[] => {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((inner) => at(inner, path));
  if (typeof value !== 'object' || value === null) return [];
  return at(Object.getOwnPropertyDescriptor(value, name)?.value, rest);
};

const ALL: readonly unknown[] = [undefined, 1, '1', 'all'];

export const idsOf = (places: readonly IdAt[], input: Input): Id[] =>
  places.flatMap((place) =>
    at(input[place.in], place.name.split('.'))
      .flat()
      .filter((id) => !(place.orAll && ALL.includes(id)))
      .flatMap((id) => (typeof id === 'string' ? [{ kind: place.kind, id }] : [])),
  );

const personKey = (tenant: string, id: string): Key =>
  id.startsWith('inv_') ? invitationKey(tenant, id) : memberKey(tenant, id);
const personIn = (membershipId: string) => membershipId.split('_').slice(2).join('_');

type KeysOf = (claims: Claims, id: string) => Key[];
/** The first key of a kind is the thing itself, unless `either` of two will do. */
const KEYS: Readonly<Record<IdKind, KeysOf>> = {
  // With the caller's own edge by resolve itself; the custom roles are one row that is read with every caller.
  project: () => [],
  customRole: () => [],
  // A file of the workspace, an earlier version, or a document that a run has fetched.
  file: ({ tenant }, id) => [fileKey(tenant, id), evidenceKey(tenant, id)],
  upload: ({ tenant }, id) => [pendingKey(tenant, id), fileKey(tenant, id)],
  folder: ({ tenant }, id) => [folderKey(tenant, id)],
  search: ({ tenant, userId }, id) => [searchKey(tenant, id, userId)],
  answer: ({ tenant, userId }, id) => [searchKey(tenant, id, userId), answerKey(tenant, id, userId)],
  run: ({ tenant }, id) => [runRowKey(tenant, id)],
  earlierRun: ({ tenant }, id) => [runRowKey(tenant, id)],
  share: ({ tenant }, id) => [shareKey(tenant, id)],
  drive: ({ tenant }, id) => [driveKey(tenant, id)],
  checklist: ({ tenant }, id) => [checklistKey(tenant, id)],
  membership: ({ tenant }, id) => [edgeKey(tenant, personIn(id), projectOf(id) ?? ''), personKey(tenant, personIn(id))],
  person: ({ tenant }, id) => [personKey(tenant, id)],
  workspaceFolder: ({ tenant }, id) => [workspaceFolderKey(tenant, id)],
  tag: ({ tenant }, id) => [tagKey(tenant, id)],
  // Of another tenant: the platform's staff alone gets so far, and no further than its guard.
  organisation: (_claims, id) => [organisationKey(id)],
};
export const keysOf = (claims: Claims, { kind, id }: Id): Key[] => KEYS[kind](claims, id);

const OF_A_PROJECT: readonly IdKind[] = [
  'project',
  'file',
  'upload',
  'folder',
  'search',
  'answer',
  'run',
  'earlierRun',
  'share',
  'drive',
  'checklist',
  'membership',
];

/** Ids of two workspaces in one call are refused: whatever is not of the first one does not exist. */
export const oneProject = (ids: readonly Id[]): string | undefined => {
  const bound = ids.filter(({ kind }) => OF_A_PROJECT.includes(kind));
  const named = new Set(bound.map(({ id }) => projectOf(id)));
  if (named.size > 1) throw new AppError('notFound');
  return [...named][0];
};
