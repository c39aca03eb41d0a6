// What is left to spend, and what is reserved for work under way.
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/lib/format.ts';
import { Skeleton } from '../ui/skeleton.tsx';

export const Balance = ({ credits }: { credits: { balance: number; reserved: number } | undefined }) => {
  const { t } = useTranslation('credits');
  const figures = [
    { id: 'balance', value: credits?.balance },
    { id: 'reserved', value: credits?.reserved },
  ] as const;
  return (
    <dl className="flex flex-wrap gap-3 px-6 pb-5 max-md:px-4">
      {figures.map(({ id, value }) => (
        <div key={id} className="min-w-40 flex-1 rounded-card border border-line px-4 py-3 sm:max-w-60">
          <dt className="text-fg3 text-meta">{t(id)}</dt>
          <dd className="mt-0.5 font-semibold text-title tabular">
            {value === undefined ? <Skeleton className="my-1.5 h-4 w-16" /> : formatNumber(value)}
          </dd>
          <dd className="text-fg3 text-meta">{t(`${id}Text`)}</dd>
        </div>
      ))}
    </dl>
  );
};
