// Proposes the structure of a memorandum: its default sections, and further ones for which there is evidence.
import { parseInputs } from '#shared/analyses/inputs.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { sectionSpec } from '#shared/analyses/section-spec.ts';
import { STAGES } from '#shared/model/enums.ts';
import { build } from '../../analyses/build.ts';
import { notesFor } from '../../analyses/notes.ts';
import { sectionContext } from '../../analyses/section-context.ts';
import { Attempt, OVER, runUnderWay } from '../../domain/runs/at-work.ts';
import { sectionTitle } from '../../domain/runs/titles.ts';
import type { Ports } from '../../ports/ports.ts';
import { endRun, type RunRecord } from '../../store/runs.ts';
import { task } from '../task.ts';

/** Of other analyses, offered switched off where the files speak of them. */
const OFFERED = ['customers', 'ownership', 'workforce', 'labourRisks', 'investmentPlans', 'organisation'];
const ENOUGH = 2;

const isSpokenOf = async (ports: Ports, at: Attempt, run: RunRecord, id: string): Promise<boolean> => {
  const analysis = analysisOf(run.type);
  const spec = sectionSpec(analysis, id);
  if (spec?.work.kind !== 'ask') return false;
  const { inputs } = parseInputs(analysis.fields, run.inputs);
  const isAsked = run.plan.sources.some(({ source, on }) => on && source === 'FILES');
  const now = ports.clock.now();
  const context = sectionContext({
    analysis,
    section: { id, title: sectionTitle(run.language, id) },
    inputs,
    instruction: '',
    desk: {
      index: ports.index,
      model: ports.model,
      scope: { tenant: at.tenant, projectIds: [...(isAsked ? [run.projectId] : []), run.id] },
      language: run.language,
      now,
    },
    notes: notesFor(new Date(now).toISOString(), new Map()),
    signal: new AbortController().signal,
    facts: [],
    documents: [],
    profiles: [],
    workbook: async () => undefined,
    ledgers: async () => [],
    build,
  });
  const [question] = spec.work.questions;
  return question !== undefined && (await context.passages(context.text(`ask.${question}`))).passages.length >= ENOUGH;
};

export const proposeStructure = task({
  input: Attempt,
  run: async (at, ports) => {
    const run = await runUnderWay(ports, at);
    if (!run) return OVER;
    const known = new Set(run.sections.map(({ id }) => id));
    const offered: string[] = [];
    for (const id of OFFERED.filter((one) => !known.has(one)))
      if (await isSpokenOf(ports, at, run, id)) offered.push(id);
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
