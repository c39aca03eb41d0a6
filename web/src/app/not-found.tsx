// An address that leads nowhere: inside the frame of the app, from where every way is open.
import { FileQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { paths } from '../lib/paths.ts';

export const NotFound = () => {
  const { t } = useTranslation('common');
  return (
    <div className="grid flex-1 place-items-center">
      <h1 className="sr-only">{t('error.notFound')}</h1>
      <EmptyState
        icon={<FileQuestion />}
        title={t('error.notFound')}
        text={t('error.notFoundText')}
        action={
          <Link to={paths.home} className={buttonClass('primary')}>
            {t('error.goHome')}
          </Link>
        }
      />
    </div>
  );
};
