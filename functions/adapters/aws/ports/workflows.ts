// Wires the state machines on AWS.
import type { Workflows } from '../../../ports/workflows.ts';
import { atFirstCall } from '../at-first-call.ts';
import { env } from '../env.ts';

export const workflows = (): Workflows => {
  const arns = env(
    'MACHINE_ANSWER',
    'MACHINE_INDEX_FILES',
    'MACHINE_DELETE_FILES',
    'MACHINE_DELETE_PROJECT',
    'MACHINE_DELETE_ORGANISATION',
    'MACHINE_RUN',
    'MACHINE_IM_STRUCTURE',
    'MACHINE_IM_REPORT',
    'MACHINE_SYNC_DRIVE',
    'MACHINE_CHECKLIST',
  );
  const byName = {
    answer: arns.MACHINE_ANSWER,
    'index-files': arns.MACHINE_INDEX_FILES,
    'delete-files': arns.MACHINE_DELETE_FILES,
    'delete-project': arns.MACHINE_DELETE_PROJECT,
    'delete-organisation': arns.MACHINE_DELETE_ORGANISATION,
    run: arns.MACHINE_RUN,
    'im-structure': arns.MACHINE_IM_STRUCTURE,
    'im-report': arns.MACHINE_IM_REPORT,
    'sync-drive': arns.MACHINE_SYNC_DRIVE,
    checklist: arns.MACHINE_CHECKLIST,
  };
  return atFirstCall(async () => {
    const { sfnClient, sfnWorkflows } = await import('../sfn-workflows.ts');
    return sfnWorkflows({ client: sfnClient(), arns: byName });
  });
};
