// The screen of an error: offers a reload; a screen whose code could not load opens once the network is back.
import { CircleAlert, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';

const Offline = () => {
  const { t } = useTranslation('common');
  useEffect(() => {
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return <EmptyState icon={<WifiOff />} title={t('error.title')} text={t('error.opensLater')} />;
};

const Failed = () => {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      icon={<CircleAlert />}
      title={t('error.crashed')}
      text={t('error.crashedText')}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {t('error.reload')}
        </Button>
      }
    />
  );
};

export const Crash = () => (
  <main role="alert" className="grid min-h-full flex-1 place-items-center">
    {navigator.onLine ? <Failed /> : <Offline />}
  </main>
);
