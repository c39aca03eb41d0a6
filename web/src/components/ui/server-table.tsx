// A searched, sorted and paged list from the server in all its states: loading, loaded, empty, no results, failed.
import { SearchX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SWRResponse } from 'swr';
import type { Parts } from '#web/lib/use-parts.ts';
import type { Order, Sorting } from '#web/lib/use-table.ts';
import { Button } from './button.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LookFurther, useGoingOn } from './look-further.tsx';
import { Pagination } from './pagination.tsx';
import { SearchField } from './search-field.tsx';

type List<Row> = { readonly rows: readonly Row[]; readonly count: number; readonly cursor?: string | undefined };
type Table<Id extends string> = {
  readonly search: string;
  readonly sorting: { readonly by: Id | undefined; readonly order: Order };
  readonly page: number;
  readonly pageSize: number;
  readonly setSearch: (text: string) => void;
  readonly sortBy: (id: Id) => void;
  readonly setPage: (page: number) => void;
};

export type ServerTableProps<Row, Id extends string, Reply extends List<Row>> = Pick<
  DataTableProps<Row, Id>,
  'label' | 'columns' | 'rowKey' | 'summary'
> & {
  table: Table<Id>;
  reply: SWRResponse<Reply, unknown>;
  /** Paging for a long list that is searched in parts. */
  parts?: Parts | undefined;
  /** The accessible name of the search field; without it the table has no search. */
  searchLabel?: string | undefined;
  /** Returns the number of rows in words. */
  countText?: ((count: number) => string) | undefined;
  /** Controls beside the search field. */
  tools?: ReactNode;
  empty: ReactNode;
};

const NothingFound = ({ onClear }: { onClear: () => void }) => {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('table.noMatch')}
      text={t('table.noMatchText')}
      action={<Button onClick={onClear}>{t('table.clearSearch')}</Button>}
    />
  );
};

/** Goes back a page when the last row of the last page was removed. */
const useExistingPage = (
  table: Pick<Table<never>, 'page' | 'pageSize' | 'setPage'>,
  data: List<unknown> | undefined,
) => {
  const { page, pageSize, setPage } = table;
  const last = data && Math.max(1, Math.ceil(data.count / pageSize));
  useEffect(() => {
    if (last && page > last) setPage(last);
  }, [last, page, setPage]);
};

export const ServerTable = <Row, Id extends string, Reply extends List<Row>>(
  props: ServerTableProps<Row, Id, Reply>,
) => {
  const { table, reply, parts, searchLabel, countText, tools, empty, ...look } = props;
  const { data, error, isValidating, mutate } = reply;
  const sorting: Sorting<Id> = table.sorting;
  useExistingPage(table, data);
  const isGoingOn = useGoingOn(parts, data);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  const isEmpty = data?.count === 0 && !isGoingOn;
  const isPart = parts?.after !== undefined || data?.cursor !== undefined;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-6 pb-4 max-md:px-4">
        {searchLabel && (!isEmpty || table.search) && (
          <SearchField label={searchLabel} value={table.search} onSearch={table.setSearch} />
        )}
        {tools}
        <span role="status" className="text-fg3 text-note tabular">
          {data && !isEmpty && !isPart && countText?.(data.count)}
        </span>
      </div>
      {isEmpty && !parts?.hasFound && (table.search ? <NothingFound onClear={() => table.setSearch('')} /> : empty)}
      {!isEmpty && (
        <DataTable
          {...look}
          rows={isGoingOn ? undefined : data?.rows}
          sorting={sorting}
          onSort={table.sortBy}
          isBusy={isValidating && !!data}
        />
      )}
      <div className="px-6 pt-3 pb-8 max-md:px-4">
        {data && <Pagination page={table.page} pageSize={table.pageSize} count={data.count} onPage={table.setPage} />}
      </div>
      {parts && data && <LookFurther parts={parts} part={data} />}
    </>
  );
};
