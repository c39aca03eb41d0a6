// Rewrites the sections that cite a replaced or removed file; other sections and people's edits stay.
import type { Inputs } from '#shared/analyses/inputs.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Table } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import type { RunRecord } from '../../store/runs.ts';
import type { Caller } from '../caller.ts';
import { latestVersion } from '../files/latest-version.ts';
import { rewriteSections } from './next-attempt.ts';
import { reportOf } from './report.ts';
import { staleSectionsOf } from './stale-sections.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly files: Pick<Files, 'readAll'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Clock;
};

const withLatestFiles = async (ports: Ports, tenant: string, inputs: RunRecord['inputs']) => {
  const entries = Object.entries(inputs as Inputs).map(async ([field, value]) => {
    if (typeof value !== 'object' || !('fileId' in value)) return [field, value] as const;
    return [field, { ...value, fileId: await latestVersion(ports.table, tenant, value.fileId) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

export const rewriteStale = async (ports: Ports, caller: Caller, run: RunRecord): Promise<RunRecord> => {
  const { tenant } = caller;
  const report = await reportOf(ports.files, tenant, run);
  const stale = await staleSectionsOf(ports.table, { tenant, projectId: run.projectId }, report);
  const [first, ...rest] = stale.map(({ id }) => id);
  if (!first) throw new AppError('stale');
  const inputs = await withLatestFiles(ports, tenant, run.inputs);
  return rewriteSections(ports, caller, run, { sectionIds: [first, ...rest], instruction: '', inputs });
};
