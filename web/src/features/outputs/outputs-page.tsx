// Outputs as a list: searched, sorted, filtered and paged by the server.
import { useTranslation } from 'react-i18next';
import type { RunRow } from '#shared/model/run.ts';
import { RunStatus } from '#web/components/runs/run-status.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { ServerTable } from '#web/components/ui/server-table.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { NewAnalysis } from './new-analysis.tsx';
import { Nothing } from './nothing.tsx';
import { useOutputColumns } from './output-columns.tsx';
import { OutputFilters, ViewSwitch } from './output-filters.tsx';
import { useOutputs } from './use-outputs.ts';

export const OutputsHead = ({ view }: { view: 'list' | 'grid' }) => {
  const { t } = useTranslation('outputs');
  const actions = (
    <>
      <ViewSwitch view={view} />
      <NewAnalysis />
    </>
  );
  return <PageHeader title={t('title')} description={t('text')} actions={actions} />;
};

const Summary = ({ run }: { run: RunRow }) => (
  <>
    <RunStatus run={run} />
    <span>{formatDateTime(run.createdAt)}</span>
    <span>{run.createdBy.name}</span>
  </>
);

const List = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('outputs');
  const outputs = useOutputs(projectId);
  return (
    <ServerTable
      label={t('list')}
      columns={useOutputColumns()}
      rowKey={({ id }) => id}
      summary={(run) => <Summary run={run} />}
      table={outputs.table}
      parts={outputs.parts}
      reply={outputs.reply}
      searchLabel={t('search')}
      countText={(count) => t('count', { count })}
      tools={<OutputFilters {...outputs} />}
      empty={<Nothing {...outputs} />}
    />
  );
};

export const OutputsPage = () => {
  const { projectId } = useSelectedWorkspace();
  return (
    <>
      <OutputsHead view="list" />
      {projectId && <List key={projectId} projectId={projectId} />}
    </>
  );
};
