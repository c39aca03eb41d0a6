// A table whose rows come sorted from the server; on a phone each row shows its first cell, a second line and its
// actions.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sorting } from '#web/lib/use-table.ts';
import { cx } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';

export type Column<Row, Id extends string> = {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The name by which the server sorts this column. */
  readonly sort?: Id | undefined;
  readonly align?: 'right' | undefined;
  /** The smallest breakpoint at which the column is shown; the first column is always shown. */
  readonly from?: 'md' | 'lg' | 'xl' | undefined;
  /** A column of buttons: only screen readers get its header, and it stays visible on phones. */
  readonly isActions?: boolean | undefined;
  readonly className?: string | undefined;
};

export type DataTableProps<Row, Id extends string> = {
  readonly label: string;
  readonly columns: readonly Column<Row, Id>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** The second line of a row on a phone. */
  readonly summary?: ((row: Row) => ReactNode) | undefined;
  readonly sorting?: Sorting<Id> | undefined;
  readonly onSort?: ((id: Id) => void) | undefined;
  /** Whether rows of an earlier request are shown while newer ones load. */
  readonly isBusy?: boolean | undefined;
  /** Whether the table directly follows another with the same columns; only screen readers get its header. */
  readonly isContinued?: boolean | undefined;
};

const FROM = { md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const;
const LINES = [1, 2, 3, 4, 5] as const;
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

type AnyColumn = Pick<Column<never, never>, 'align' | 'from' | 'isActions' | 'className'>;
const placeOf = ({ align, from, isActions, className }: AnyColumn, at: number, last: number) =>
  cx(
    at === 0 ? 'pr-3 pl-6 max-md:pl-4' : 'px-3',
    at === last && 'pr-6 max-md:pr-4',
    align === 'right' && 'text-right tabular',
    at > 0 && !isActions && (from ? FROM[from] : FROM.md),
    isActions && 'w-px whitespace-nowrap text-right',
    className,
  );

const SortIcon = ({ order }: { order: 'asc' | 'desc' | undefined }) => {
  const Icon = order ? (order === 'asc' ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <Icon
      aria-hidden="true"
      className={cx('size-3.5 shrink-0', !order && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100')}
    />
  );
};

type HeadProps<Row, Id extends string> = Pick<
  DataTableProps<Row, Id>,
  'columns' | 'sorting' | 'onSort' | 'isContinued'
>;

const Head = <Row, Id extends string>({ columns, sorting, onSort, isContinued }: HeadProps<Row, Id>) => (
  <thead className={cx('border-line-strong border-b max-md:sr-only', isContinued && 'sr-only')}>
    <tr>
      {columns.map((column, at) => {
        const { id, label, sort, isActions } = column;
        const order = sort && sorting?.by === sort ? sorting.order : undefined;
        return (
          <th
            key={id}
            scope="col"
            aria-sort={order && ARIA_SORT[order]}
            className={cx('h-9 text-left font-medium text-fg3 text-meta', placeOf(column, at, columns.length - 1))}
          >
            {sort && onSort ? (
              <button
                type="button"
                onClick={() => onSort(sort)}
                className={cx(
                  'group -mx-1 inline-flex min-h-6 items-center gap-1 whitespace-nowrap rounded-chip px-1 hover:text-fg',
                  column.align === 'right' && 'flex-row-reverse',
                )}
              >
                {label}
                <SortIcon order={order} />
              </button>
            ) : (
              <span className={isActions ? 'sr-only' : 'whitespace-nowrap'}>{label}</span>
            )}
          </th>
        );
      })}
    </tr>
  </thead>
);

const Loading = <Row, Id extends string>({ columns }: { columns: readonly Column<Row, Id>[] }) => (
  <tbody>
    {LINES.map((line) => (
      <tr key={line} className="border-line border-b">
        {columns.map((column, at) => (
          <td key={column.id} className={cx('h-12', placeOf(column, at, columns.length - 1))}>
            <Skeleton className={cx('h-3.5', at === 0 ? 'w-2/3' : column.isActions ? 'w-5' : 'w-1/2')} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

export const DataTable = <Row, Id extends string>(props: DataTableProps<Row, Id>) => {
  const { label, columns, rows, rowKey, summary, sorting, onSort, isBusy, isContinued } = props;
  return (
    <table
      aria-label={label}
      aria-busy={isBusy || !rows || undefined}
      className="w-full table-auto border-line border-t"
    >
      <Head columns={columns} sorting={sorting} onSort={onSort} isContinued={isContinued} />
      {!rows && <Loading columns={columns} />}
      {rows && (
        <tbody className={cx('transition-opacity duration-180', isBusy && 'opacity-60')}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-line border-b hover:bg-sunken">
              {columns.map((column, at) => (
                <td
                  key={column.id}
                  className={cx('h-12 py-1.5 text-fg2 text-note', placeOf(column, at, columns.length - 1))}
                >
                  {column.cell(row)}
                  {at === 0 && summary && (
                    <div className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-fg3 text-meta md:hidden">
                      {summary(row)}
                    </div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
};
