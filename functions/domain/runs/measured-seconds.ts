// Measures how long a section takes in this workspace: the median of the latest successful runs, of the same analysis
// if there are any.
import { analysisOf } from '#shared/analyses/registry.ts';
import type { Table } from '../../ports/table.ts';
import { OUTPUT_INDEXES, outputsPk } from '../../store/output-orders.ts';
import { type RunRecord, runs } from '../../store/runs.ts';

type At = { readonly tenant: string; readonly projectId: string };

const MAX_RUNS = 40;

type Measured = Pick<RunRecord, 'type' | 'attempt' | 'begunAt' | 'endedAt' | 'status'> & {
  readonly sections: readonly Pick<RunRecord['sections'][number], 'written'>[];
};

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Seconds per section of the attempt that wrote all sections; later ones rewrite or print only some. */
const paceOf = ({ type, attempt, begunAt, endedAt, sections, status }: Measured): number | undefined => {
  const written = sections.filter(({ written: times }) => times > 0).length;
  const isWhole = type !== 'Checklist' && attempt === (analysisOf(type).choosesStructure ? 2 : 1);
  if (status !== 'Completed' || !isWhole || !endedAt || written === 0) return undefined;
  return (Date.parse(endedAt) - Date.parse(begunAt)) / 1000 / written;
};

export const paceIn = (all: readonly Measured[], type: RunRecord['type']): number | undefined => {
  const measured = all.flatMap((run) => {
    const pace = paceOf(run);
    return pace === undefined ? [] : [{ type: run.type, pace }];
  });
  const own = measured.filter((one) => one.type === type);
  return median((own.length > 0 ? own : measured).map(({ pace }) => pace));
};

/** `undefined` if no run has ended successfully yet. */
export const secondsPerSection = async (
  table: Pick<Table, 'query'>,
  { tenant, projectId }: At,
  type: RunRecord['type'],
): Promise<number | undefined> => {
  const query = {
    index: OUTPUT_INDEXES.createdAt,
    pk: outputsPk(tenant, projectId),
    descending: true,
    limit: MAX_RUNS,
  };
  const { items } = await table.query(query);
  return paceIn(items.map(runs.read), type);
};
