// Reports whether the files of a workspace mention the subject of a section.
import { parseInputs } from '#shared/analyses/inputs.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { sectionSpec } from '#shared/analyses/section-spec.ts';
import { build } from '../../analyses/build.ts';
import { notesFor } from '../../analyses/notes.ts';
import { sectionContext } from '../../analyses/section-context.ts';
import type { Attempt } from '../../domain/runs/attempt.ts';
import { sectionTitle } from '../../domain/runs/titles.ts';
import type { Ports } from '../../ports/ports.ts';
import type { RunRecord } from '../../store/runs.ts';

const MIN_PASSAGES = 2;

export const isMentioned = async (ports: Ports, at: Attempt, run: RunRecord, id: string): Promise<boolean> => {
  const analysis = analysisOf(run.type);
  const spec = sectionSpec(analysis, id);
  if (spec?.work.kind !== 'ask') return false;
  const { inputs } = parseInputs(analysis.fields, run.inputs);
  const searchesFiles = run.plan.sources.some(({ source, on }) => on && source === 'FILES');
  const now = ports.clock.now();
  const context = sectionContext({
    analysis,
    section: { id, title: sectionTitle(run.language, id) },
    inputs,
    instruction: '',
    desk: {
      index: ports.index,
      model: ports.model,
      scope: { tenant: at.tenant, projectIds: [...(searchesFiles ? [run.projectId] : []), run.id] },
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
  return (
    question !== undefined && (await context.passages(context.textOf('ask', question))).passages.length >= MIN_PASSAGES
  );
};
