// The column heads: pressing name, size or time sorts by it.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { type FileTableProps, ROOM } from './table-props.ts';
import type { SortBy } from './use-files-address.ts';

const HEAD = 'h-9 px-3 text-left font-medium text-fg3 text-meta whitespace-nowrap';
const ARIA = { asc: 'ascending', desc: 'descending' } as const;

type SortedHeadProps = Pick<FileTableProps, 'sorting' | 'onSort'> & {
  by: SortBy;
  label: string;
  className?: string;
};

const SortedHead = ({ by, label, sorting, onSort, className }: SortedHeadProps) => {
  const order = sorting.by === by ? sorting.order : undefined;
  const Icon = order === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={order && ARIA[order]} className={cx(HEAD, className)}>
      <button
        type="button"
        onClick={() => onSort(by)}
        className={cx(
          'group -mx-1 inline-flex min-h-6 max-w-full items-center gap-1 rounded-chip px-1 hover:text-fg',
          className?.includes('text-right') && 'flex-row-reverse',
        )}
      >
        <span className="truncate">{label}</span>
        <Icon
          aria-hidden="true"
          className={cx(
            'size-3.5 shrink-0',
            !order && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
          )}
        />
      </button>
    </th>
  );
};

type PlainHeadProps = { label: string; className?: string };

/** The head of a column that is filtered above, not sorted. */
const PlainHead = ({ label, className }: PlainHeadProps) => (
  <th scope="col" className={cx(HEAD, className)}>
    <span className="truncate">{label}</span>
  </th>
);

export const TableHead = (props: FileTableProps) => {
  const { t } = useTranslation('files');
  const { rows, selection, mayWrite, compact } = props;
  const chosen = rows.filter(({ id }) => selection.selected.has(id)).length;
  const all = rows.length > 0 && chosen === rows.length;
  return (
    <thead className="max-md:hidden">
      <tr className="border-line-strong border-b">
        {mayWrite && (
          <th scope="col" className="w-12 pl-6 text-left leading-none">
            <Checkbox
              aria-label={t('selectPage')}
              checked={all}
              indeterminate={chosen > 0 && !all}
              onChange={({ target }) => selection.select(rows, target.checked)}
            />
          </th>
        )}
        <SortedHead {...props} by="name" label={t('column.name')} className={mayWrite ? '' : 'pl-6'} />
        <th scope="col" className="w-10">
          <span className="sr-only">{t('column.audience')}</span>
        </th>
        <PlainHead label={t('column.type')} className={cx(ROOM.kind, compact && 'hidden', 'w-28')} />
        <SortedHead
          {...props}
          by="size"
          label={t('column.size')}
          className={cx('w-28 pr-8 text-right', compact && 'hidden')}
        />
        <PlainHead label={t('column.status')} className="w-56" />
        <PlainHead label={t('column.by')} className={cx(ROOM.by, compact && 'hidden', 'w-32')} />
        <SortedHead
          {...props}
          by="uploadedAt"
          label={t('column.at')}
          className={cx(ROOM.at, compact && 'hidden', 'w-36')}
        />
        <th scope="col" className="w-14">
          <span className="sr-only">{t('column.actions')}</span>
        </th>
      </tr>
    </thead>
  );
};
