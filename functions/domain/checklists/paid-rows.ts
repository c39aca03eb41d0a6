// Finds rows that a run neither answers nor charges again: the same question over unchanged files, or over the web
// within a day.
import type { RunRequest } from '#shared/model/checklist-words.ts';
import type { Language, Source } from '#shared/model/enums.ts';
import type { Table } from '../../ports/table.ts';
import type { RowRecord } from '../../store/checklists.ts';
import type { FileRecord } from '../../store/files.ts';
import { type RunRecord, runRowKey, runs } from '../../store/runs.ts';
import { plainText } from './answer-row.ts';
import { searchableSince } from './being-read.ts';

export type Paid = RunRequest & {
  readonly id: string;
  readonly sources: readonly Source[];
  readonly language: Language | undefined;
};

const AT_A_TIME = 100;

const requestsOf = async ({ getMany }: Pick<Table, 'getMany'>, tenant: string, ids: readonly string[]) => {
  const starts = Array.from({ length: Math.ceil(ids.length / AT_A_TIME) }, (_, n) => n * AT_A_TIME);
  const pages = await Promise.all(
    starts.map((from) => getMany(ids.slice(from, from + AT_A_TIME).map((id) => runRowKey(tenant, id)))),
  );
  const found = pages.flat().flatMap((item) => (item ? [runs.read(item)] : []));
  return new Map(found.flatMap(({ id, checklist }) => (checklist ? [[id, checklist] as const] : [])));
};

type Files = {
  readonly all: readonly FileRecord[];
  /** Changed files by row. */
  readonly changed: ReadonlyMap<string, unknown>;
  readonly now: number;
};

/** External sources do not report changes, so their answers expire after this time. */
const OUTSIDE_MS = 24 * 60 * 60_000;
const isFresh = ({ sources = [] }: NonNullable<RunRecord['checklist']>, answeredAt: string, now: number): boolean =>
  sources.every((source) => source === 'FILES') || Date.parse(answeredAt) > now - OUTSIDE_MS;

/** Returns the rows with how each was asked. A row without an answer was not charged. */
export const paidRows = async (
  table: Pick<Table, 'getMany'>,
  tenant: string,
  rows: readonly RowRecord[],
  { all, changed, now }: Files,
): Promise<Paid[]> => {
  const searchable = all.filter(({ status, searchableSince: since }) => status === 'Done' || since !== undefined);
  const latest = searchable.map(searchableSince).sort().at(-1) ?? '';
  const unchanged = rows.filter(
    ({ id, answer, answeredAt, runId }) =>
      runId && answeredAt && answeredAt > latest && !changed.has(id) && plainText(answer) !== '',
  );
  const asked = await requestsOf(table, tenant, [...new Set(unchanged.flatMap(({ runId }) => runId ?? []))]);
  return unchanged.flatMap(({ id, runId, answeredAt = '' }) => {
    const run = asked.get(runId ?? '');
    return run && isFresh(run, answeredAt, now) ? [{ id, sources: run.sources ?? [], language: run.language }] : [];
  });
};
