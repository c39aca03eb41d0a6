// The empty state of outputs: none yet, or none that match the filters.
import { FolderOutput, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { NewAnalysis } from './new-analysis.tsx';
import type { Outputs } from './use-outputs.ts';

export const Nothing = ({ isFiltered, clear }: Pick<Outputs, 'isFiltered' | 'clear'>) => {
  const { t } = useTranslation('outputs');
  if (isFiltered)
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('noMatch.title')}
        text={t('noMatch.text')}
        action={<Button onClick={clear}>{t('filter.clear')}</Button>}
      />
    );
  return (
    <EmptyState icon={<FolderOutput />} title={t('empty.title')} text={t('empty.text')} action={<NewAnalysis />} />
  );
};
