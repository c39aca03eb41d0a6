// Erases all data of a removed organization, in rounds; each can be interrupted anywhere and repeated.
import * as z from 'zod';
import type { Ports } from '../../ports/ports.ts';
import { organisationErasureKey } from '../../store/organisation-erasures.ts';
import { task } from '../task.ts';
import { erasePeople, peopleOf, personIdOf, sweepDeleted } from './people.ts';
import { removeBytes, removeRest } from './rest.ts';
import { deleteWorkspaces, isAtWork } from './workspaces.ts';

const Input = z.object({ tenant: z.string(), createdAt: z.string() });
type In = z.output<typeof Input>;

/**
 * Workspaces first, because erasing them reads people's rows. `wait`: other executions are under way. `more`: this
 * round erased something, and the next one checks whether anything is left.
 */
const round = async (ports: Ports, { tenant, createdAt }: In): Promise<'wait' | 'more' | 'done'> => {
  const people = await peopleOf(ports, tenant);
  const swept = await sweepDeleted(ports, tenant);
  const deleted = await deleteWorkspaces(ports, tenant, people.map(personIdOf));
  if (swept > 0 || deleted > 0 || (await isAtWork(ports, tenant))) return 'wait';
  await erasePeople(ports, tenant, people);
  const hadRows = await removeRest(ports.table, { tenant, createdAt, now: ports.clock.now() });
  const hadBytes = await removeBytes(ports.files, tenant);
  return people.length > 0 || hadRows || hadBytes ? 'more' : 'done';
};

export const eraseOrganisation = task({
  input: Input,
  run: async (place, ports) => {
    const note = organisationErasureKey(place.tenant);
    const [item] = await ports.table.getMany([note]);
    if (!item) return { next: 'done' };
    const next = await round(ports, place);
    if (next === 'done') await ports.table.write({ remove: note });
    return { next };
  },
});
