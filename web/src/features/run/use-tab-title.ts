// Shows progress in the tab's title.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunRow } from '#shared/model/run.ts';
import { formatPercent } from '#web/lib/format.ts';

export const useTabTitle = (run: RunRow | undefined) => {
  const { t } = useTranslation(['runs', 'common']);
  const name = run?.name.slice(0, 60);
  const percent = run?.status === 'InProgress' ? formatPercent(run.progress) : undefined;
  useEffect(() => {
    if (!name) return;
    document.title = percent ? t('run.tabTitle', { percent, name }) : name;
    return () => {
      document.title = t('common:title');
    };
  }, [name, percent, t]);
};
