// The screen of an unknown address: inside the app's frame, with links out.
import { FileQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button, buttonClass } from '../components/ui/button.tsx';
import { paths } from '../lib/paths.ts';

/** The key of the router's first history entry: there is no earlier page of this app to go back to. */
const FIRST = 'default';

export const NotFound = () => {
  const { t } = useTranslation('common');
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center px-6 pt-[18vh] pb-16 text-center">
      <span className="mb-4 flex size-11 items-center justify-center rounded-card border border-line bg-sunken text-fg3">
        <FileQuestion aria-hidden="true" className="size-5" />
      </span>
      <h1 className="font-semibold text-section">{t('error.notFound')}</h1>
      <p className="mt-1 text-fg2 text-ui">{t('error.notFoundText')}</p>
      <code
        className="wrap-anywhere mt-3 line-clamp-2 rounded-chip bg-sunken px-2 py-0.5 text-fg3 text-meta"
        title={pathname}
      >
        {pathname}
      </code>
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        <Link to={paths.home} className={buttonClass('primary')}>
          {t('error.goHome')}
        </Link>
        {key !== FIRST && <Button onClick={() => navigate(-1)}>{t('error.goBack')}</Button>}
      </div>
    </div>
  );
};
