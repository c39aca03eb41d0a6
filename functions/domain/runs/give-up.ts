// Ends a run that could not be completed: what was written stays readable, unused credits are refunded.
import { STAGES } from '#shared/model/enums.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Table } from '../../ports/table.ts';
import { endRun, type RunRecord } from '../../store/runs.ts';
import type { Attempt } from './attempt.ts';
import { emailEnd } from './run-email.ts';
import { returnedCredits, usedCredits } from './used.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly mail: Mail;
};

const EXCEPTION = STAGES.indexOf('Exception');

type Section = RunRecord['sections'][number];

const given = (section: Section): Section =>
  section.state === 'Waiting' || section.state === 'Writing'
    ? { ...section, state: section.written > 0 ? 'Done' : 'Failed' }
    : section;

export const giveUp = async (ports: Ports, at: Attempt): Promise<RunRecord | undefined> => {
  const run = await endRun(ports.table, at, (current) => ({
    // A finished report stays if rewriting one of its sections fails.
    status: current.reported > 0 ? 'Completed' : 'Failed',
    used: current.reported > 0 ? 0 : usedCredits(current),
    returned: current.reported > 0 ? 0 : returnedCredits(current),
    bodies: [
      { event: 'stage', data: { stage: EXCEPTION, attempt: at.attempt } },
      { event: 'error', data: { code: 'unavailable' } },
    ],
    change: { stage: EXCEPTION, sections: current.sections.map(given) },
    now: ports.clock.now(),
  }));
  if (run) await emailEnd(ports, at.tenant, run);
  return run;
};
