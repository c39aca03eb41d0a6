// Sends one email at the end of a run to the person who started it, if they still see the workspace, in their language.
import type { Mail } from '../../ports/mail.ts';
import type { Table } from '../../ports/table.ts';
import type { RunRecord } from '../../store/runs.ts';
import { sendEmail } from '../emails/send-email.ts';
import { recipientOf } from '../workspaces/recipient.ts';

type Ports = { readonly mail: Mail; readonly table: Pick<Table, 'getMany'> };

/** The person waits on screen for a rewritten section: no email for it. */
export const emailEnd = async (ports: Ports, tenant: string, run: RunRecord): Promise<void> => {
  if (run.attempt > 1 && run.machine === 'run') return;
  const recipient = await recipientOf(ports.table, { tenant, projectId: run.projectId }, run.createdBy.id);
  if (!recipient) return;
  const { email, language } = recipient;
  await sendEmail(ports, {
    kind: run.status === 'Completed' ? 'runCompleted' : 'runFailed',
    to: email,
    language: language ?? run.language,
    app: run.app,
    path: run.checklist ? `/checklist?list=${run.checklist.id}` : `/workflows/run/${run.id}`,
    params: { document: run.name },
    key: `run-${run.id}-${run.attempt}`,
  });
};
