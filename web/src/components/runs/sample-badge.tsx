// A badge for content based on invented sample data.
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/badge.tsx';

export const SampleBadge = () => {
  const { t } = useTranslation('runs');
  return (
    <span title={t('plan.sampleText')}>
      <Badge tone="warn">{t('plan.sample')}</Badge>
    </span>
  );
};
