// Looks up the names of questions, analyses, checklists and files for lists that store only their ids.
import { workspaceOf } from '#shared/model/workspace-of.ts';
import { type Action, can } from '#shared/policy/policy.ts';
import type { Item, Key, Table } from '../ports/table.ts';
import { checklistKey, checklists } from '../store/checklists.ts';
import { evidenceKey, fileKey, readFileItem } from '../store/files.ts';
import { getAll } from '../store/get-all.ts';
import { questionKey, questions } from '../store/questions.ts';
import { runRowKey, runs } from '../store/runs.ts';
import { edgeKey, edges, workspaceKey, workspaces } from '../store/workspaces.ts';
import type { Caller } from './caller.ts';
import { standingOf } from './workspaces/standing.ts';

type Reader = Pick<Caller, 'tenant' | 'userId'>;
type Kind = {
  /** The action required to open the entity. */
  readonly action: Action;
  /** The first key that exists holds the name. */
  readonly keys: (reader: Reader, id: string) => readonly Key[];
  readonly name: (item: Item) => string;
};

const KINDS: Readonly<Record<string, Kind>> = {
  sea: {
    action: 'search.read',
    keys: ({ tenant, userId }, id) => [questionKey(tenant, id, userId)],
    name: (item) => questions.read(item).query,
  },
  run: {
    action: 'search.read',
    keys: ({ tenant }, id) => [runRowKey(tenant, id)],
    name: (item) => runs.read(item).name,
  },
  chk: {
    action: 'checklist.read',
    keys: ({ tenant }, id) => [checklistKey(tenant, id)],
    name: (item) => checklists.read(item).name,
  },
  fil: {
    action: 'file.read',
    keys: ({ tenant }, id) => [fileKey(tenant, id), evidenceKey(tenant, id)],
    name: (item) => readFileItem(item).filename,
  },
};
const kindOf = (id: string) => KINDS[id.split('_')[0] ?? ''];

type Items = (key: Key) => Item | undefined;

const mayOpen = (caller: Caller, action: Action, projectId: string | undefined, get: Items): boolean => {
  if (!projectId) return can(caller, action);
  const workspace = get(workspaceKey(caller.tenant, projectId));
  const edge = get(edgeKey(caller.tenant, caller.userId, projectId));
  return (
    workspace !== undefined && can(caller, action, standingOf(workspaces.read(workspace), edge && edges.read(edge)))
  );
};

const keyName = ({ pk, sk }: Key) => `${pk} ${sk}`;

/** Names of entities that exist and that the caller may open. One round trip. */
export const namesFor = async (
  table: Pick<Table, 'getMany'>,
  caller: Caller,
  ids: readonly string[],
): Promise<Record<string, string>> => {
  const { tenant, userId } = caller;
  const things = [...new Set(ids)].flatMap((id) => {
    const kind = kindOf(id);
    return kind ? [{ id, kind, projectId: workspaceOf(id), keys: kind.keys(caller, id) }] : [];
  });
  const places = things.flatMap(({ projectId }) =>
    projectId ? [workspaceKey(tenant, projectId), edgeKey(tenant, userId, projectId)] : [],
  );
  const keys = new Map([...places, ...things.flatMap((thing) => thing.keys)].map((key) => [keyName(key), key]));
  const items = await getAll(table, [...keys.values()]);
  const byKey = new Map([...keys.keys()].map((name, i) => [name, items[i]]));
  const get: Items = (key) => byKey.get(keyName(key));
  return Object.fromEntries(
    things.flatMap(({ id, kind, projectId, keys: own }) => {
      const item = own.map(get).find(Boolean);
      return item && mayOpen(caller, kind.action, projectId, get) ? [[id, kind.name(item)]] : [];
    }),
  );
};
