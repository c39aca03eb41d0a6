// Shows progress in the tab's title.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

export const useTabTitle = (running: string | undefined) => {
  const { t } = useTranslation('questions');
  useEffect(() => {
    if (running === undefined) return;
    const before = document.title;
    document.title = t('tabTitle', { query: running.slice(0, 60) });
    return () => {
      document.title = before;
    };
  }, [running, t]);
};
