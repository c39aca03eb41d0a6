// Proposes the structure of a memorandum: its default sections, and further ones for which there is evidence.
import { STAGES } from '#shared/model/enums.ts';
import { Attempt, OVER, runUnderWay } from '../../domain/runs/attempt.ts';
import { sectionTitle } from '../../domain/runs/titles.ts';
import { endRun } from '../../store/runs.ts';
import { task } from '../task.ts';

/** Sections of other analyses, offered but off if the files mention them. */
const OFFERED = ['customers', 'ownership', 'workforce', 'labourRisks', 'investmentPlans', 'organisation'];
const loadPassages = () => import('./is-mentioned.ts');

export const proposeStructure = task({
  input: Attempt,
  run: async (at, ports) => {
    const [run, { isMentioned }] = await Promise.all([runUnderWay(ports, at), loadPassages()]);
    if (!run) return OVER;
    const known = new Set(run.sections.map(({ id }) => id));
    const offered: string[] = [];
    for (const id of OFFERED.filter((one) => !known.has(one)))
      if (await isMentioned(ports, at, run, id)) offered.push(id);
    const further = offered.map((id) => ({ id, title: sectionTitle(run.language, id), on: false }));
    const ended = await endRun(ports.table, at, (current) => {
      const sections = [...current.plan.sections, ...further];
      return {
        status: 'AwaitingStructure',
        used: current.held?.amount ?? 0,
        bodies: [{ event: 'log', data: { code: 'structureProposed', params: { count: String(sections.length) } } }],
        change: {
          stage: STAGES.indexOf('Competitors'),
          plan: { ...current.plan, sections },
          sections: sections.map(({ id, title, on }) => ({ id, title, state: on ? 'Waiting' : 'LeftOut', written: 0 })),
        },
        now: ports.clock.now(),
      };
    });
    return { status: ended?.status ?? 'over' };
  },
});
