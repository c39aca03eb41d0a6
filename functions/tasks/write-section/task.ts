// Writes one section of a run from what was gathered, and stores it. A section that cannot be written fails alone.
import * as z from 'zod';
import { parseInputs } from '#shared/analyses/inputs.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { STAGES } from '#shared/model/enums.ts';
import type { Block } from '#shared/report/blocks.ts';
import { checksIn } from '#shared/report/checks-in.ts';
import { isEmptySection } from '#shared/report/empty-section.ts';
import type { Built } from '../../analyses/builder.ts';
import { Attempt, advance, OVER, runUnderWay, stageEvent, whileUnderWay } from '../../domain/runs/attempt.ts';
import { keep, names } from '../../domain/runs/stored.ts';
import type { Ports } from '../../ports/ports.ts';
import type { RunRecord, RunSection } from '../../store/runs.ts';
import { isTransient } from '../is-transient.ts';
import { task } from '../task.ts';

/** Most of the bundle: loaded while the section is being marked, and not if its work is done. */
const loadWriter = () => import('./make-section.ts');

const Input = Attempt.extend({ sectionId: z.string() });
type Input = z.output<typeof Input>;

const STAGE = STAGES.indexOf('ReportStream');

type State = RunSection['state'];
const STATES: Readonly<Record<Built['status'], State>> = { done: 'Done', needsModel: 'NeedsModel', failed: 'Failed' };

const withState = (run: RunRecord, id: string, change: Partial<RunSection>): Partial<RunRecord> => ({
  sections: run.sections.map((section) => (section.id === id ? { ...section, ...change } : section)),
});

/** Counts over sentences, cells and points. */
const checkedParams = (title: string, blocks: readonly Block[]): Record<string, string> => {
  const checks = checksIn(blocks);
  const verified = checks.filter((check) => check === 'verified').length;
  return { section: title, verified: String(verified), total: String(checks.length) };
};

const write = async (ports: Ports, at: Input, run: RunRecord, section: RunSection): Promise<State | undefined> => {
  const { makeSection, storedOf } = await loadWriter();
  const { inputs } = parseInputs(analysisOf(run.type).fields, run.inputs);
  const made = await whileUnderWay(ports, at, (signal) => makeSection(ports, at, { run, section, inputs, signal }));
  const stored = storedOf(section, made);
  await keep(ports.files, at, names.section(section.id, at.attempt), stored);
  const state = STATES[made.built.status];
  const next = await advance(
    ports,
    at,
    (current) =>
      withState(current, section.id, { state, written: at.attempt, isEmpty: isEmptySection(stored.section) }),
    { event: 'section', data: { id: section.id, state } },
    { event: 'log', data: { code: 'checked', params: checkedParams(section.title, made.built.blocks) } },
  );
  return next && state;
};

/** Restores the section's previous state. */
const fail = (ports: Ports, at: Input, section: RunSection) => {
  const state = section.written > 0 ? 'Done' : 'Failed';
  return advance(
    ports,
    at,
    (current) => withState(current, section.id, { state }),
    { event: 'section', data: { id: section.id, state } },
    { event: 'log', data: { code: 'sectionFailed', params: { section: section.title } } },
  );
};

const begin = (ports: Ports, at: Input, { id, title }: RunSection) =>
  advance(
    ports,
    at,
    (run) => ({ stage: Math.max(run.stage, STAGE), ...withState(run, id, { state: 'Writing' }) }),
    stageEvent(STAGE, at.attempt),
    { event: 'section', data: { id, state: 'Writing' } },
    { event: 'log', data: { code: 'writing', params: { section: title } } },
  );

export const writeSection = task({
  input: Input,
  run: async (at, ports) => {
    const run = await runUnderWay(ports, at);
    const section = run?.sections.find(({ id }) => id === at.sectionId);
    if (!run || !section) return OVER;
    if (section.written === at.attempt) return { state: section.state };
    const [begun] = await Promise.all([begin(ports, at, section), loadWriter()]);
    if (!begun) return OVER;
    try {
      return { state: (await write(ports, at, run, section)) ?? 'over' };
    } catch (error) {
      if (isTransient(error)) throw error;
      if (!(await runUnderWay(ports, at))) return OVER;
      await fail(ports, at, section);
      throw error;
    }
  },
});
