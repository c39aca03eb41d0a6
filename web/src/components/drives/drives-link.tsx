// Links a workspace's files to the cloud drives that it follows.
import { Cloud } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '../ui/button.tsx';

export const DrivesLink = () => {
  const { t } = useTranslation('drives');
  return (
    <Link to={paths.drives} className={buttonClass('ghost')}>
      <Cloud aria-hidden="true" />
      {t('open')}
    </Link>
  );
};
