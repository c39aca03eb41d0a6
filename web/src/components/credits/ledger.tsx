// The ledger of an organization's credits, newest first.
import { useTranslation } from 'react-i18next';
import type { LedgerEntry } from '#shared/model/organisation.ts';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { cx } from '../ui/class-names.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Subject } from './subject.tsx';

type LedgerProps = {
  data: { readonly rows: readonly LedgerEntry[]; readonly count: number } | undefined;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  isBusy: boolean;
  /** Shows only what was done and the change in credits, for narrow panels. */
  compact?: boolean;
};

const Amount = ({ amount }: { amount: number }) => (
  <span className={cx('tabular', amount > 0 && 'text-ok')}>{formatNumber(amount, { signDisplay: 'exceptZero' })}</span>
);

const useColumns = (compact: boolean): Column<LedgerEntry, never>[] => {
  const { t } = useTranslation('credits');
  const columns: Column<LedgerEntry, never>[] = [
    {
      id: 'kind',
      label: t('column.kind'),
      cell: ({ kind, note, about, name, at }) => (
        <>
          <span className="block text-fg">{t(`kind.${kind}`)}</span>
          {about && <Subject about={about} name={name} isLink={!compact} />}
          {note && <span className="block text-fg3 text-meta">{note}</span>}
          {compact && <span className="block text-fg3 text-meta tabular">{formatDateTime(at)}</span>}
        </>
      ),
    },
    { id: 'at', label: t('column.at'), cell: ({ at }) => <span className="tabular">{formatDateTime(at)}</span> },
    { id: 'by', label: t('column.by'), from: 'lg', cell: ({ by }) => by.name },
    { id: 'amount', label: t('column.amount'), align: 'right', cell: ({ amount }) => <Amount amount={amount} /> },
    { id: 'balance', label: t('column.balance'), align: 'right', cell: ({ balance }) => formatNumber(balance) },
  ];
  return compact ? columns.filter(({ id }) => id !== 'at' && id !== 'by') : columns;
};

export const Ledger = ({ data, page, pageSize, onPage, isBusy, compact = false }: LedgerProps) => {
  const { t } = useTranslation('credits');
  const columns = useColumns(compact);
  return (
    <>
      <DataTable
        label={t('ledger')}
        columns={columns}
        rows={data?.rows}
        rowKey={({ id }) => id}
        summary={({ at, amount, balance }) => (
          <>
            {!compact && <span>{formatDateTime(at)}</span>}
            <Amount amount={amount} />
            <span>{t('left', { balance: formatNumber(balance) })}</span>
          </>
        )}
        isBusy={isBusy}
      />
      <div className="px-6 pt-3 pb-8 max-md:px-4">
        {data && <Pagination page={page} pageSize={pageSize} count={data.count} onPage={onPage} />}
      </div>
    </>
  );
};
