// Outputs as a grid of small pages.
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LookFurther, useGoingOn } from '#web/components/ui/look-further.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { SearchField } from '#web/components/ui/search-field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { Nothing } from './nothing.tsx';
import { OutputFilters } from './output-filters.tsx';
import { OutputsHead } from './outputs-page.tsx';
import { PreviewCard } from './preview-card.tsx';
import { type Outputs, useOutputs } from './use-outputs.ts';

const PAGE = 12;
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-4 px-6 max-md:px-4';

const ORDERS = {
  newest: { sort: undefined, order: undefined },
  oldest: { sort: 'createdAt', order: undefined },
  name: { sort: 'name', order: undefined },
} as const;
type Order = keyof typeof ORDERS;

const Sort = ({ table: { sorting }, setFilter }: Pick<Outputs, 'table' | 'setFilter'>) => {
  const { t } = useTranslation('outputs');
  const now: Order = sorting.by === 'createdAt' ? 'oldest' : sorting.by === 'name' ? 'name' : 'newest';
  return (
    <Select
      aria-label={t('filter.sort')}
      className="w-36"
      value={now}
      options={[
        { value: 'newest', label: t('filter.newest') },
        { value: 'oldest', label: t('filter.oldest') },
        { value: 'name', label: t('filter.name') },
      ]}
      onChange={({ target }) => {
        const order = (['newest', 'oldest', 'name'] as const).find((one) => one === target.value);
        if (order) setFilter(ORDERS[order]);
      }}
    />
  );
};

const Loading = () => (
  <div className={GRID}>
    {[1, 2, 3, 4, 5, 6].map((n) => (
      <Skeleton key={n} className="h-72 w-full" />
    ))}
  </div>
);

const Rows = ({ outputs }: { outputs: Outputs }) => {
  const { t } = useTranslation('common');
  const { reply, table, parts } = outputs;
  const isGoingOn = useGoingOn(parts, reply.data);
  const { data, error, mutate } = reply;
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data || isGoingOn) return <Loading />;
  if (data.count === 0 && parts.hasFound) return <LookFurther parts={parts} part={data} />;
  if (data.count === 0 && table.search)
    return <EmptyState icon={null} title={t('table.noMatch')} text={t('table.noMatchText')} />;
  if (data.count === 0) return <Nothing {...outputs} />;
  return (
    <>
      <ul className={GRID}>
        {data.rows.map((run) => (
          <li key={run.id}>
            <PreviewCard run={run} />
          </li>
        ))}
      </ul>
      <div className="px-6 pt-4 pb-8 max-md:px-4">
        <Pagination page={table.page} pageSize={table.pageSize} count={data.count} onPage={table.setPage} />
      </div>
      <LookFurther parts={parts} part={data} />
    </>
  );
};

const Grid = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('outputs');
  const outputs = useOutputs(projectId, PAGE);
  const { table } = outputs;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-6 pb-4 max-md:px-4">
        <SearchField label={t('search')} value={table.search} onSearch={table.setSearch} />
        <Sort {...outputs} />
        <OutputFilters {...outputs} />
      </div>
      <Rows outputs={outputs} />
    </>
  );
};

export const PreviewsPage = () => {
  const { projectId } = useSelectedWorkspace();
  return (
    <>
      <OutputsHead view="grid" />
      {projectId && <Grid key={projectId} projectId={projectId} />}
    </>
  );
};
