// Starts another attempt of a run: to write a memorandum in its chosen structure, to rewrite sections, or to write the
// documents again.
import type { Analysis } from '#shared/analyses/analysis.ts';
import { creditsFor, secondsFor } from '#shared/analyses/plan.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { sectionSpec } from '#shared/analyses/section-spec.ts';
import { AppError } from '#shared/contract/errors.ts';
import { PRICES } from '#shared/model/prices.ts';
import type { RunPlan } from '#shared/model/run.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { type RunRecord, runs } from '../../store/runs.ts';
import type { Caller } from '../caller.ts';
import { refusalOf, reserving } from '../credits/spend.ts';
import { RUN_MS, startMachine } from './machine.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Clock;
};

type Change = Partial<RunRecord> & { readonly machine: RunRecord['machine'] };

const again = async (
  ports: Ports,
  caller: Caller,
  run: RunRecord,
  { amount, ...change }: Change & { readonly amount: number },
): Promise<RunRecord> => {
  const { tenant } = caller;
  const now = ports.clock.now();
  const attempt = run.attempt + 1;
  const held = amount > 0 ? { about: `${run.id}-${attempt}`, amount } : undefined;
  const { endedAt: _earlier, ...rest } = run;
  const next = {
    ...rest,
    ...change,
    status: 'InProgress' as const,
    stage: 0,
    attempt,
    ...(held ? { held } : {}),
    begunAt: new Date(now).toISOString(),
    deadline: new Date(now + RUN_MS).toISOString(),
  };
  const row = runs.row(tenant, next, run.version);
  const price = held && { ...held, by: run.createdBy };
  const reservation = price ? reserving(ports, caller, price) : [];
  try {
    await ports.table.write(...reservation, { put: row, if: { version: run.version } });
  } catch (error) {
    const shown = price ? await refusalOf(ports, caller, price, error) : error;
    throw shown instanceof WriteConflict ? new AppError('stale') : shown;
  }
  await startMachine(ports.workflows, tenant, next);
  return runs.read(row);
};

const ownIds = (analysis: Analysis, sections: RunPlan['sections']): RunPlan['sections'] => {
  const seen = new Set<string>();
  return sections
    .map((section, i) => (sectionSpec(analysis, section.id) ? section : { ...section, id: `own-${i + 1}` }))
    .filter(({ id }) => !seen.has(id) && seen.add(id));
};

/** Sections that a person adds get generated ids and are answered from their titles. */
export const chooseStructure = (
  ports: Ports,
  caller: Caller,
  run: RunRecord,
  chosen: RunPlan['sections'],
): Promise<RunRecord> => {
  if (run.status !== 'AwaitingStructure') throw new AppError('stale');
  const analysis = analysisOf(run.type);
  const sections = ownIds(analysis, chosen);
  if (!sections.some(({ on, title }) => on && title.trim() !== ''))
    throw new AppError('badInput', { field: 'sections' });
  const credits = creditsFor(analysis, sections);
  // Keeps the pace that was estimated for the proposed sections.
  const pace = run.plan.seconds / secondsFor(analysis, run.plan.sections);
  const seconds = Math.round(secondsFor(analysis, sections) * pace);
  return again(ports, caller, run, {
    machine: 'im-report',
    amount: Math.max(1, credits - run.credits),
    plan: { ...run.plan, sections, credits, seconds },
    sections: sections.map(({ id, title, on }) => ({ id, title, state: on ? 'Waiting' : 'LeftOut', written: 0 })),
  });
};

type Rewrite = {
  readonly sectionIds: readonly [string, ...string[]];
  readonly instruction: string;
  /** Set if a file of the inputs has a newer version. */
  readonly inputs?: RunRecord['inputs'];
};

/** The earlier text stays stored under its attempt, and is used again if this attempt fails. */
export const rewriteSections = (
  ports: Ports,
  caller: Caller,
  run: RunRecord,
  { sectionIds, instruction, inputs = run.inputs }: Rewrite,
): Promise<RunRecord> => {
  if (run.status === 'InProgress' || run.status === 'AwaitingStructure') throw new AppError('stale');
  const wanted = new Set(sectionIds);
  const known = run.sections.filter(({ id, state }) => wanted.has(id) && state !== 'LeftOut');
  if (known.length < wanted.size) throw new AppError('notFound');
  const [sectionId, ...also] = sectionIds;
  return again(ports, caller, run, {
    machine: 'run',
    amount: PRICES.question * wanted.size,
    inputs,
    rewrite: { sectionId, ...(also.length > 0 ? { also } : {}), instruction },
    sections: run.sections.map((one) => (wanted.has(one.id) ? { ...one, state: 'Waiting' as const } : one)),
  });
};

/**
 * Writes the documents again with other front matter or another title; no section is written and nothing is charged.
 */
export const printAgain = (ports: Ports, caller: Caller, run: RunRecord, name: string): Promise<RunRecord> =>
  again(ports, caller, run, { machine: 'run', amount: 0, prints: true, name });
