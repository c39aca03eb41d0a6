// Erases everything of a deleted workspace, in rounds; each may be broken off anywhere and begun again.
import * as z from 'zod';
import { ProjectId } from '#shared/model/ids.ts';
import type { FileKey } from '../../ports/files.ts';
import type { Ports } from '../../ports/ports.ts';
import { projectPrefixes } from '../../store/file-keys.ts';
import { isOfErasure, projectErasureKey } from '../../store/project-erasures.ts';
import { projectPk } from '../../store/projects.ts';
import { task } from '../task.ts';
import { removeAll } from './pages.ts';
import { removePlaces, removeTraces } from './people.ts';
import { sweep } from './sweep.ts';
import { tombstone } from './tombstone.ts';

const Input = z.object({ tenant: z.string(), projectId: ProjectId });
type In = z.output<typeof Input>;

/** A round ends well before the step's time is over. */
const ROUND_MS = 200_000;

/** Whatever else stands in the workspace's partition. */
const removeRest = async ({ table }: Ports, { tenant, projectId }: In): Promise<void> => {
  const { items } = await table.query({ pk: projectPk(tenant, projectId) });
  await removeAll(
    table,
    items.filter(({ sk }) => !isOfErasure(sk)),
  );
};

/** Bytes that lie there without a row: an upload that came in between. */
const removeStrays = async ({ files }: Ports, { tenant, projectId }: In): Promise<void> => {
  for (const prefix of projectPrefixes(tenant, projectId)) {
    const strays: FileKey[] = [];
    for await (const { key } of files.list(prefix)) strays.push(key);
    if (strays.length > 0) await files.remove(strays);
  }
};

const demandEmptyIndex = async ({ index }: Ports, { tenant, projectId }: In): Promise<void> => {
  const left = await index.count({ tenant, projectIds: [projectId] });
  if (left > 0) throw new Error('the index still holds chunks of a deleted workspace');
};

/** `more`: another round at once; `wait`: something may still arrive. */
const round = async (ports: Ports, place: In): Promise<'more' | 'wait' | 'done'> => {
  const until = ports.clock.now() + ROUND_MS;
  await tombstone(ports, place);
  const hadPlaces = await removePlaces(ports.table, place);
  await removeTraces(ports, place);
  const swept = await sweep(ports, place, until);
  if (swept === 'late') return 'more';
  await removeRest(ports, place);
  await removeStrays(ports, place);
  await demandEmptyIndex(ports, place);
  if (hadPlaces) return 'more';
  return swept === 'kept' ? 'wait' : 'done';
};

export const eraseProject = task({
  input: Input,
  run: async (place, ports) => {
    const note = projectErasureKey(place.tenant, place.projectId);
    const [item] = await ports.table.getMany([note]);
    if (!item) return { next: 'done' };
    const next = await round(ports, place);
    if (next === 'done') await ports.table.write({ remove: note });
    return { next };
  },
});
