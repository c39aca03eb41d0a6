// Erases all data of a deleted workspace, in rounds; each can be interrupted anywhere and repeated.
import * as z from 'zod';
import { WorkspaceId } from '#shared/model/ids.ts';
import { removeBytesOf, sweepLater } from '../../domain/workspaces/late-bytes.ts';
import type { Ports } from '../../ports/ports.ts';
import { isOfErasure, workspaceErasureKey } from '../../store/workspace-erasures.ts';
import { workspacePk } from '../../store/workspaces.ts';
import { task } from '../task.ts';
import { removeAll } from './pages.ts';
import { removePlaces, removeTraces } from './people.ts';
import { sweep } from './sweep.ts';
import { tombstone } from './tombstone.ts';

const Input = z.object({ tenant: z.string(), projectId: WorkspaceId });
type In = z.output<typeof Input>;

/** A round ends well before the step's timeout. */
const ROUND_MS = 200_000;

/** Removes everything else in the workspace's partition. */
const removeRest = async ({ table }: Ports, { tenant, projectId }: In): Promise<void> => {
  const { items } = await table.query({ pk: workspacePk(tenant, projectId) });
  await removeAll(
    table,
    items.filter(({ sk }) => !isOfErasure(sk)),
  );
};

const requireEmptyIndex = async ({ index }: Ports, { tenant, projectId }: In): Promise<void> => {
  const left = await index.count({ tenant, projectIds: [projectId] });
  if (left > 0) throw new Error('the index still holds chunks of a deleted workspace');
};

/** `more`: start another round at once; `wait`: something may still arrive. */
const round = async (ports: Ports, place: In): Promise<'more' | 'wait' | 'done'> => {
  const until = ports.clock.now() + ROUND_MS;
  await tombstone(ports, place);
  const hadPlaces = await removePlaces(ports.table, place);
  await removeTraces(ports, place);
  const swept = await sweep(ports, place, until);
  if (swept === 'late') return 'more';
  await removeRest(ports, place);
  // An upload may have arrived in between.
  await removeBytesOf(ports.files, place.tenant, place.projectId);
  await requireEmptyIndex(ports, place);
  if (hadPlaces) return 'more';
  return swept === 'kept' ? 'wait' : 'done';
};

export const eraseWorkspace = task({
  input: Input,
  run: async (place, ports) => {
    const note = workspaceErasureKey(place.tenant, place.projectId);
    const [item] = await ports.table.getMany([note]);
    if (!item) return { next: 'done' };
    const next = await round(ports, place);
    const { tenant, projectId } = place;
    if (next === 'done') await ports.table.write({ remove: note }, sweepLater(tenant, projectId, ports.clock.now()));
    return { next };
  },
});
