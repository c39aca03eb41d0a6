// External sources of answers and analyses, and the organization's keys for them.
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useCan } from '#web/lib/use-user.ts';
import { SourceRow } from './source-row.tsx';
import { useSources } from './use-sources.ts';

export const SourcesPage = () => {
  const { t } = useTranslation('sources');
  const { data, error, mutate } = useSources();
  const mayWrite = useCan('role.write');
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <div className="mx-6 mb-6 max-md:mx-4">
        {!mayWrite && (
          <Notice tone="info" className="mb-4">
            {t('ownerOnly')}
          </Notice>
        )}
        {error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton className="h-96 w-full" />}
        {data && (
          <ul aria-label={t('list')} className="grid items-start gap-2 xl:grid-cols-2">
            {data.rows.map((setting) => (
              <SourceRow key={setting.source} setting={setting} mayWrite={mayWrite} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
};
