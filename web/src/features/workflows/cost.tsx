// The cost and duration of an analysis, and the organization's credits left afterwards.
import { Clock, Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#web/lib/api.ts';
import { formatEstimate, formatNumber } from '#web/lib/format.ts';

/** `undefined` until it is known; an unknown balance does not keep anybody from starting. */
export const useBalance = (): number | undefined =>
  useCall('organisation.balance', {}, { dedupingInterval: 0 }).data?.balance;

type CostProps = { credits: number; seconds: number; left?: number | undefined; children?: ReactNode };

export const Cost = ({ credits, seconds, left, children }: CostProps) => {
  const { t } = useTranslation('runs');
  return (
    <div className="mt-4 flex flex-col gap-2 border-line border-t pt-4">
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-note">
        <div className="flex items-center gap-2">
          <Coins aria-hidden="true" className="size-4 text-fg3" />
          <dt className="sr-only">{t('plan.cost')}</dt>
          <dd className="font-semibold tabular">{t('gallery.credits', { count: credits })}</dd>
        </div>
        <div className="flex items-center gap-2">
          <Clock aria-hidden="true" className="size-4 text-fg3" />
          <dt className="sr-only">{t('plan.time')}</dt>
          <dd className="tabular">{t('gallery.takes', { time: formatEstimate(seconds) })}</dd>
        </div>
      </dl>
      {left !== undefined && left >= 0 && (
        <p className="text-fg3 text-meta tabular">{t('plan.after', { balance: formatNumber(left) })}</p>
      )}
      {children}
    </div>
  );
};
