// Starts an attempt of a run: names the sources to query and the sections to write, except those already done.
import { STAGES } from '#shared/model/enums.ts';
import { Attempt, advance, runUnderWay, stageEvent } from '../../domain/runs/attempt.ts';
import { type RunRecord, rewrittenIds } from '../../store/runs.ts';
import { task } from '../task.ts';

const START = STAGES.indexOf('Start');

const sectionsToWrite = ({ sections, rewrite, prints, attempt, machine }: RunRecord): string[] => {
  if (machine === 'im-structure' || prints) return [];
  const open = sections.filter(({ state, written }) => state !== 'LeftOut' && written !== attempt);
  return open.filter(({ id }) => !rewrite || rewrittenIds(rewrite).includes(id)).map(({ id }) => id);
};

const sourcesToAsk = ({ plan, sources, rewrite, prints }: RunRecord): string[] => {
  if (rewrite || prints) return [];
  const listed = new Set(sources.map(({ source }) => source));
  return plan.sources.filter(({ on, source }) => on && !listed.has(source)).map(({ source }) => source);
};

export const planRun = task({
  input: Attempt,
  run: async (at, ports) => {
    const run = await runUnderWay(ports, at);
    if (!run) return { sources: [], sections: [] };
    const sources = sourcesToAsk(run);
    const sections = sectionsToWrite(run);
    await advance(ports, at, () => ({ stage: START }), stageEvent(START, at.attempt), {
      event: 'log',
      data: { code: 'planned', params: { sections: String(sections.length), sources: String(sources.length) } },
    });
    return { sources, sections };
  },
});
