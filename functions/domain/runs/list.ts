// Runs of a workspace: searched, filtered, sorted and cut on the server.
import type { Language } from '#shared/model/enums.ts';
import type { RunType } from '#shared/model/run.ts';
import type { Table } from '../../ports/table.ts';
import { projectPk } from '../../store/projects.ts';
import { RUN_PREFIX, type RunRecord, runs } from '../../store/runs.ts';
import { pageOf, type TableQuery } from '../page-of.ts';
import { typeLabel } from './titles.ts';

type Column = 'name' | 'inputVariable' | 'type' | 'createdBy' | 'createdAt' | 'status' | 'fileType';

type Wanted = TableQuery<Column> & {
  readonly type?: RunType | undefined;
  readonly status?: RunRecord['status'] | undefined;
  /** Only of this person. */
  readonly userId?: string | undefined;
};
type In = { readonly tenant: string; readonly projectId: string; readonly language: Language };

const fits =
  ({ type, status, userId }: Wanted) =>
  (run: RunRecord): boolean =>
    // A checklist has a page of its own.
    run.checklist === undefined &&
    (type === undefined || run.type === type) &&
    (status === undefined || run.status === status) &&
    (userId === undefined || run.createdBy.id === userId);

/** Newest first where no order is asked for: the ids sort by time. */
export const listRuns = async (table: Pick<Table, 'query'>, { tenant, projectId, language }: In, wanted: Wanted) => {
  const { items } = await table.query({ pk: projectPk(tenant, projectId), prefix: RUN_PREFIX, descending: true });
  const all = items.map(runs.read).filter(fits(wanted));
  const order = wanted.sort === undefined ? ('desc' as const) : wanted.order;
  const label = (run: RunRecord) => typeLabel(language, run.type);
  return pageOf(
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
};
