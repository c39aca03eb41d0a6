// Collects the sources of a section: what was gathered for it, the files in its scope, and their statements.
import type { SectionSpec } from '#shared/analyses/analysis.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { Source } from '#shared/model/enums.ts';
import type { Notes } from '../../analyses/notes.ts';
import { workspaceRegister } from '../../domain/checklists/workspace-register.ts';
import { filesByAudience } from '../../domain/files/by-audience.ts';
import type { Attempt } from '../../domain/runs/attempt.ts';
import { Gathered } from '../../domain/runs/gathered.ts';
import { names, readStored } from '../../domain/runs/stored.ts';
import type { Ports } from '../../ports/ports.ts';
import type { RunRecord } from '../../store/runs.ts';
import { readStatementRecords } from '../../store/statements.ts';

/** One entry per source of the section; `undefined` if gathering was interrupted. */
export const gatheredOf = (ports: Ports, at: Attempt, run: RunRecord, spec: SectionSpec) => {
  const on = run.plan.sources.filter((one) => one.on && (spec.sources ?? [one.source]).includes(one.source));
  return Promise.all(on.map(({ source }) => readStored(ports.files, at, names.gathered(source), Gathered)));
};

const FAILED = ['rateLimited', 'unauthorised', 'badReply', 'unreachable'];

export const hasFailed = (gathered: Gathered | undefined): boolean => !gathered || FAILED.includes(gathered.outcome);

/** For the other side, only files that may be shared, and fetched documents. */
export const scopeOf = async ({ table }: Ports, { tenant }: Attempt, run: RunRecord, all: readonly Gathered[]) => {
  const uses = (wanted: Source) => all.some(({ source }) => source === wanted);
  const library = uses('INDUSTRY') ? (run.libraryIds ?? []) : [];
  const projectIds = [...(uses('FILES') ? [run.projectId] : []), ...library, run.id];
  if (!analysisOf(run.type).forOutsiders) return { tenant, projectIds };
  const { shareable } = await filesByAudience(table, { tenant, projectId: run.projectId });
  const fetched = all.flatMap(({ evidence }) => evidence.map(({ fileId }) => fileId));
  return { tenant, projectIds, fileIds: [...shareable.map(({ id }) => id), ...fetched] };
};

/** Only if workspace files are a source of the section, and only files in scope. */
export const statementsOf =
  (ports: Ports, at: Attempt, run: RunRecord, all: readonly Gathered[], fileIds?: readonly string[]) => async () => {
    if (!all.some(({ source }) => source === 'FILES')) return [];
    const records = await readStatementRecords(ports.table, { tenant: at.tenant, projectId: run.projectId });
    return fileIds ? records.filter(({ fileId }) => fileIds.includes(fileId)) : records;
  };

/** The workspace files that the section may use. */
export const workspaceFiles = async (
  { table }: Ports,
  { tenant }: Attempt,
  run: RunRecord,
  all: readonly Gathered[],
) => {
  if (!all.some(({ source }) => source === 'FILES')) return [];
  const { shareable, internal } = await filesByAudience(table, { tenant, projectId: run.projectId });
  return analysisOf(run.type).forOutsiders ? shareable : [...shareable, ...internal];
};

type Read = { readonly all: readonly Gathered[]; readonly notes: Pick<Notes, 'adopt'> };

/** Only if the workspace is a source of the section; red flags and their mitigation stay internal. */
export const registerOf =
  ({ table }: Ports, { tenant }: Attempt, { type, projectId, language }: RunRecord, { all, notes }: Read) =>
  async () =>
    analysisOf(type).forOutsiders || !all.some(({ source }) => source === 'FILES')
      ? undefined
      : workspaceRegister(table, { tenant, projectId, language }, notes.adopt);
