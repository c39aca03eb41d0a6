// Erases what tombstones name: bytes, derived text, index entries, events. Tombstones whose data may still grow stay
// until it cannot.

import { eraseFile } from '../../documents/derived/erase.ts';
import { eraseRun } from '../../domain/runs/erasing.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Item } from '../../ports/table.ts';
import { eraseEvents } from '../../store/questions.ts';
import { REMNANT_PREFIX, type Remnant, remnants } from '../../store/workspace-erasures.ts';
import { workspacePk } from '../../store/workspaces.ts';

type Used = Pick<Ports, 'table' | 'files' | 'index' | 'clock'>;
type In = { readonly tenant: string; readonly projectId: string };

const PAGE = 100;

const erase = (ports: Used, tenant: string, { kind, id }: Remnant): Promise<void> => {
  if (kind === 'run') return eraseRun(ports, { tenant, runId: id });
  return kind === 'file'
    ? eraseFile(ports, { tenant, fileId: id })
    : eraseEvents(ports.table, { tenant, searchId: id });
};

const sweepOne = async (ports: Used, tenant: string, item: Item): Promise<'gone' | 'kept'> => {
  const remnant = remnants.read(item);
  await erase(ports, tenant, remnant);
  if (remnant.until && ports.clock.now() < Date.parse(remnant.until)) return 'kept';
  await ports.table.write({ remove: { pk: item.pk, sk: item.sk } });
  return 'gone';
};

/** `late`: there was not enough time for all. */
export const sweep = async (
  ports: Used,
  { tenant, projectId }: In,
  until: number,
): Promise<'all' | 'kept' | 'late'> => {
  let remaining = 0;
  let after: string | undefined;
  for (;;) {
    const { items } = await ports.table.query({
      pk: workspacePk(tenant, projectId),
      prefix: REMNANT_PREFIX,
      limit: PAGE,
      ...(after ? { after } : {}),
    });
    for (const item of items) {
      if (ports.clock.now() > until) return 'late';
      remaining += (await sweepOne(ports, tenant, item)) === 'kept' ? 1 : 0;
    }
    after = items.at(-1)?.sk;
    if (!after) return remaining > 0 ? 'kept' : 'all';
  }
};
