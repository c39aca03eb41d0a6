// What the organization may use, and how much of it is used.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotaUse } from '#shared/model/quota.ts';
import { formatNumber } from '../../lib/format.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';

/** From here on an owner should look at it. */
const NEAR = 0.9;

export const QuotaList = ({ quotas }: { quotas: readonly QuotaUse[] }) => {
  const { t } = useTranslation('credits');
  const id = useId();
  return (
    <section aria-labelledby={id} className="px-6 pb-6 max-md:px-4">
      <h2 id={id} className="font-semibold text-section">
        {t('quotas.title')}
      </h2>
      <p className="mt-1 text-fg3 text-note">{t('quotas.text')}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        {quotas.map(({ quota, limit, used }) => (
          <div key={quota}>
            <dt className="text-fg3 text-meta">{t(`quotas.name.${quota}`)}</dt>
            <dd className="tabular">
              {used === undefined ? formatNumber(limit) : `${formatNumber(used)} / ${formatNumber(limit)}`}
            </dd>
            {used !== undefined && (
              <dd className="mt-1 max-w-60">
                <ProgressBar
                  label={t(`quotas.name.${quota}`)}
                  value={Math.min(1, used / limit)}
                  tone={used >= limit * NEAR ? 'bad' : 'accent'}
                />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
};
