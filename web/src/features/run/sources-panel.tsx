// A box with the sources of a run, shown once there are any.
import { useTranslation } from 'react-i18next';
import type { RunRow } from '#shared/model/run.ts';
import { Panel } from './panel.tsx';
import { SourceList } from './source-list.tsx';

export const SourcesPanel = ({ sources = [] }: Pick<RunRow, 'sources'>) => {
  const { t } = useTranslation('runs');
  if (sources.length === 0) return null;
  return (
    <Panel title={t('run.sources')}>
      <SourceList sources={sources} />
    </Panel>
  );
};
