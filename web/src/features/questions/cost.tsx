// The cost of a question and the remaining credits, below the field; reloaded when an answer starts or ends.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PRICES } from '#shared/model/prices.ts';
import { useCall } from '#web/lib/api.ts';
import { formatNumber } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useCan } from '#web/lib/use-user.ts';

/** Tells an owner to ask the service for more credits, and everybody else to ask the owner. */
const NoCredits = () => {
  const { t } = useTranslation('questions');
  const mayRequest = useCan('credits.read');
  return (
    <span className="text-meta text-warn">
      {t('noCredits')} {mayRequest ? <Link to={paths.credits}>{t('requestCredits')}</Link> : t('creditsOfOwner')}
    </span>
  );
};

export const Cost = ({ running }: { running: boolean }) => {
  const { t } = useTranslation('questions');
  // No deduplication: a short answer can end within SWR's interval, and the balance would be stale.
  const { data, mutate } = useCall('organisation.balance', {}, { dedupingInterval: 0 });
  const before = useRef(running);
  useEffect(() => {
    if (before.current === running) return;
    before.current = running;
    void mutate();
  }, [running, mutate]);
  const price = PRICES.question;
  if (!data) return null;
  if (data.balance < price) return <NoCredits />;
  return (
    <span className="whitespace-nowrap text-fg3 text-meta tabular">
      {t('cost', { count: price, balance: formatNumber(data.balance) })}
    </span>
  );
};
