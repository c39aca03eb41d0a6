// A screen that failed: says so and offers a reload.
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';

export const Crash = () => {
  const { t } = useTranslation('common');
  return (
    <main role="alert" className="grid min-h-full flex-1 place-items-center">
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
    </main>
  );
};
