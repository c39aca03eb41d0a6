// The organization's credits for its owner: balance and usage.
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Balance } from '#web/components/credits/balance.tsx';
import { Ledger } from '#web/components/credits/ledger.tsx';
import { QuotaList } from '#web/components/credits/quota-list.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { useCall } from '#web/lib/api.ts';
import { useTable } from '#web/lib/use-table.ts';
import { RequestCredits } from './request-credits.tsx';

export const CreditsPage = () => {
  const { t } = useTranslation(['credits', 'errors']);
  const table = useTable([]);
  const { limit, offset } = table.query;
  const { data: quotas } = useCall('organisation.quotas', {});
  const { data, error, mutate, isValidating } = useCall('organisation.credits', { query: { limit, offset } });
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={data && <RequestCredits balance={data.balance} />}
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : (
        <>
          <Balance credits={data} />
          {quotas && <QuotaList quotas={quotas} />}
          {data && data.balance <= 0 && (
            <Notice tone="warn" className="mx-6 mb-4 max-md:mx-4">
              {t('errors:noCredits')} {t('request.text')}
            </Notice>
          )}
          {data?.count === 0 ? (
            <EmptyState icon={<Coins />} title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <Ledger
              data={data}
              page={table.page}
              pageSize={table.pageSize}
              onPage={table.setPage}
              isBusy={isValidating && data !== undefined}
            />
          )}
        </>
      )}
    </>
  );
};
