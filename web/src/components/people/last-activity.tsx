// When a person was last active: relative time, with the exact time as its tooltip.
import { useTranslation } from 'react-i18next';
import { formatAgo, formatDateTime } from '#web/lib/format.ts';
import { tip } from '../ui/tooltip.tsx';

export const LastActivity = ({ at }: { at: string | undefined }) => {
  const { t } = useTranslation('people');
  if (!at) return <span className="whitespace-nowrap text-fg3">{t('never')}</span>;
  return (
    <time dateTime={at} className="whitespace-nowrap tabular" {...tip(formatDateTime(at))}>
      {formatAgo(at)}
    </time>
  );
};
