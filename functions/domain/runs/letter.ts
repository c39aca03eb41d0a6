// One letter at the end of a run, to who started it, in their language; of what the run is about it says nothing.
import type { Mail } from '../../ports/mail.ts';
import type { Table } from '../../ports/table.ts';
import { memberKey, members } from '../../store/members.ts';
import type { RunRecord } from '../../store/runs.ts';
import { sendLetter } from '../letters/send-letter.ts';

type Ports = { readonly mail: Mail; readonly table: Pick<Table, 'getMany'> };

/** A section that is written anew is awaited on the screen: no letter for it. */
export const tellEnd = async (ports: Ports, tenant: string, run: RunRecord): Promise<void> => {
  if (run.attempt > 1 && run.machine === 'run') return;
  const [item] = await ports.table.getMany([memberKey(tenant, run.createdBy.id)]);
  if (!item) return;
  const { email, language } = members.read(item);
  await sendLetter(ports, {
    kind: run.status === 'Completed' ? 'runCompleted' : 'runFailed',
    to: email,
    language: language ?? run.language,
    app: run.app,
    path: `/workflows/run/${run.id}`,
    params: {},
    key: `run-${run.id}-${run.attempt}`,
  });
};
