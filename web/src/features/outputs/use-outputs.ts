// The outputs shown: query, order, page and filters, kept in the address and applied by the server.
import { useSearchParams } from 'react-router-dom';
import { ANALYSIS_TYPES } from '#shared/model/analysis.ts';
import { RUN_STATUSES } from '#shared/model/enums.ts';
import { useCall } from '#web/lib/api.ts';
import { FROM_FIRST_PART, useParts } from '#web/lib/use-parts.ts';
import { useTable } from '#web/lib/use-table.ts';
import { type AddressValues, withParams } from '#web/lib/with-params.ts';

export const COLUMNS = ['name', 'inputVariable', 'type', 'createdBy', 'createdAt', 'status'] as const;

/** The polling interval while a run is active. */
const REFRESH_MS = 5000;

export const useOutputs = (projectId: string, pageSize?: number) => {
  const table = useTable(COLUMNS, pageSize);
  const parts = useParts();
  const [, setParams] = useSearchParams();
  const type = ANALYSIS_TYPES.find((one) => one === table.param('type'));
  const status = RUN_STATUSES.find((one) => one === table.param('status'));
  const isMine = table.param('mine') === 'true';
  const filter = { type, status, mine: isMine ? ('true' as const) : undefined };
  const reply = useCall(
    'runs.list',
    { query: { projectId, ...table.query, ...filter, cursor: parts.after } },
    {
      refreshInterval: (latest) => (latest?.rows.some((run) => run.status === 'InProgress') ? REFRESH_MS : 0),
    },
  );
  return {
    table,
    parts,
    reply,
    filter: { type, status, isMine },
    isFiltered: type !== undefined || status !== undefined || isMine,
    /** Sets filters and goes to the first page; the search text stays. */
    setFilter: (values: AddressValues) =>
      setParams(withParams({ ...FROM_FIRST_PART, ...values, page: undefined }), { replace: true }),
    clear: () => table.change({ type: undefined, status: undefined, mine: undefined }),
  };
};
export type Outputs = ReturnType<typeof useOutputs>;
