// The platform's totals: five figures.
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useCall } from '#web/lib/api.ts';
import { formatNumber, formatSize } from '#web/lib/format.ts';

const TOTALS = ['organisations', 'members', 'runs', 'credits', 'storageBytes'] as const;

export const Totals = () => {
  const { t } = useTranslation('platform');
  const { data, error, mutate } = useCall('platform.summary', {});
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3 px-6 pb-6 max-md:px-4">
      {TOTALS.map((id) => (
        <div key={id} className="rounded-card border border-line px-4 py-3">
          <dt className="text-fg3 text-meta">{t(`total.${id}`)}</dt>
          <dd className="mt-0.5 font-semibold text-title tabular">
            {data ? (
              (id === 'storageBytes' ? formatSize : formatNumber)(data[id])
            ) : (
              <Skeleton className="my-1.5 h-4 w-16" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
