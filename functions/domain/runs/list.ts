// Runs of a workspace: searched, filtered, sorted and cut on the server.
import type { Language } from '#shared/model/enums.ts';
import type { RunType } from '#shared/model/run.ts';
import type { Table } from '../../ports/table.ts';
import { MOST_LOOKED_THROUGH } from '../../store/few.ts';
import { outputsPk, type RunRecord, runs } from '../../store/runs.ts';
import { mapInSlices } from '../in-slices.ts';
import { pageOf, type TableQuery } from '../page-of.ts';
import { typeLabel } from './titles.ts';

type Column = 'name' | 'inputVariable' | 'type' | 'createdBy' | 'createdAt' | 'status' | 'fileType';

type Wanted = TableQuery<Column> & {
  readonly type?: RunType | undefined;
  readonly status?: RunRecord['status'] | undefined;
  /** Only of this person. */
  readonly userId?: string | undefined;
  readonly cursor?: string | undefined;
};
type In = { readonly tenant: string; readonly projectId: string; readonly language: Language };

const fits =
  ({ type, status, userId }: Wanted) =>
  (run: RunRecord): boolean =>
    (type === undefined || run.type === type) &&
    (status === undefined || run.status === status) &&
    (userId === undefined || run.createdBy.id === userId);

/** By time, as the index keeps them. */
const isKeyed = ({ sort = 'createdAt' }: Wanted): boolean => sort === 'createdAt';
const isPlain = ({ search, type, status, userId, cursor }: Wanted): boolean =>
  ![search, type, status, userId, cursor].some(Boolean);

/**
 * Newest first where no order is asked for: that page is read by the index and costs what it shows, a search of it takes
 * parts. Only another order reads every row.
 */
export const listRuns = async (
  table: Pick<Table, 'query' | 'count'>,
  { tenant, projectId, language }: In,
  wanted: Wanted,
) => {
  const order = wanted.sort === undefined ? ('desc' as const) : wanted.order;
  const outputs = { index: 'gsi2', pk: outputsPk(tenant, projectId), descending: order === 'desc' } as const;
  if (isKeyed(wanted) && isPlain(wanted)) {
    const { limit, offset } = wanted;
    const [page, count] = await Promise.all([table.query({ ...outputs, limit: offset + limit }), table.count(outputs)]);
    return { rows: page.items.slice(offset).map(runs.read), count };
  }
  const part = !isKeyed(wanted) ? {} : { limit: MOST_LOOKED_THROUGH, ...(wanted.cursor && { cursor: wanted.cursor }) };
  const { items, cursor } = await table.query({ ...outputs, ...part });
  const all = (await mapInSlices(items, runs.read)).filter(fits(wanted));
  const label = (run: RunRecord) => typeLabel(language, run.type);
  const page = pageOf(
    all,
    { ...wanted, order, sort: wanted.sort ?? 'createdAt' },
    {
      language,
      texts: (run) => [run.name, run.inputVariable, label(run), run.createdBy.name],
      columns: {
        name: ({ name }) => name,
        inputVariable: ({ inputVariable }) => inputVariable,
        type: label,
        createdBy: ({ createdBy }) => createdBy.name,
        createdAt: ({ createdAt }) => createdAt,
        status: ({ status }) => status,
        fileType: ({ fileType }) => fileType,
      },
      first: 'createdAt',
    },
  );
  return { ...page, ...(cursor && { cursor }) };
};
