// What the organization may use, and how much of it is used.
import { useTranslation } from 'react-i18next';
import type { QuotaUse } from '#shared/model/quota.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Fold } from '../ui/fold.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';

/** From this share on the quota is highlighted for the owner. */
const NEAR = 0.9;

const Line = ({ quota, limit, used }: QuotaUse) => {
  const { t } = useTranslation('credits');
  const name = t(`quotas.name.${quota}`);
  return (
    <div>
      <dt className="text-fg3 text-meta">{name}</dt>
      <dd className="tabular">
        {used === undefined ? formatNumber(limit) : `${formatNumber(used)} / ${formatNumber(limit)}`}
      </dd>
      {used !== undefined && (
        <dd className="mt-1 max-w-60">
          <ProgressBar label={name} value={Math.min(1, used / limit)} tone={used >= limit * NEAR ? 'bad' : 'accent'} />
        </dd>
      )}
    </div>
  );
};

export const QuotaList = ({ quotas }: { quotas: readonly QuotaUse[] }) => {
  const { t } = useTranslation('credits');
  return (
    <div className="px-6 pb-6 max-md:px-4">
      <Fold title={t('quotas.title')} names={quotas.map(({ quota }) => t(`quotas.name.${quota}`))} open>
        <p className="text-fg3 text-note">{t('quotas.text')}</p>
        <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
          {quotas.map((one) => (
            <Line key={one.quota} {...one} />
          ))}
        </dl>
      </Fold>
    </div>
  );
};
