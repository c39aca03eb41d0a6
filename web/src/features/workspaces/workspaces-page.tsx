// The workspaces that the caller can see, as cards or as a list.
import { Layers, Plus, SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/model/project.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { useCall } from '../../lib/api.ts';
import { useCan } from '../../lib/use-user.ts';
import { matchesQuery } from './matches-query.ts';
import { useOpenWorkspace } from './use-open-workspace.ts';
import { useView } from './use-view.ts';
import { WorkspaceGrid } from './workspace-grid.tsx';
import { WorkspaceList } from './workspace-list.tsx';
import { WorkspaceTools } from './workspace-tools.tsx';
import { WorkspacesLoading } from './workspaces-loading.tsx';

const load = () => import('./create-dialog.tsx');
const CreateDialog = lazy(load);

const Nothing = ({ action }: { action: React.ReactNode }) => {
  const { t } = useTranslation('workspaces');
  return (
    <EmptyState
      icon={<Layers />}
      title={t('empty.title')}
      text={action ? t('empty.text') : t('empty.textGuest')}
      action={action}
    />
  );
};

const NoMatch = ({ onClear }: { onClear: () => void }) => {
  const { t } = useTranslation('workspaces');
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('empty.noMatch')}
      text={t('empty.noMatchText')}
      action={<Button onClick={onClear}>{t('empty.clear')}</Button>}
    />
  );
};

const Workspaces = ({ projects, create }: { projects: readonly Project[]; create: React.ReactNode }) => {
  const { query, setQuery, view, setView } = useView();
  const open = useOpenWorkspace();
  if (projects.length === 0) return <Nothing action={create} />;
  const shown = projects.filter((project) => matchesQuery(project, query));
  const View = view === 'list' ? WorkspaceList : WorkspaceGrid;
  return (
    <>
      <WorkspaceTools query={query} onQuery={setQuery} view={view} onView={setView} count={shown.length} />
      {shown.length === 0 ? <NoMatch onClear={() => setQuery('')} /> : <View projects={shown} onOpen={open} />}
    </>
  );
};

export const WorkspacesPage = () => {
  const { t } = useTranslation('workspaces');
  const [creating, setCreating] = useState<boolean>();
  const { data, error, mutate } = useCall('projects.list', { query: { limit: 100, offset: 0 } });
  const mayCreate = useCan('project.create');
  const create = mayCreate && (
    <Button variant="primary" icon={<Plus />} onPointerEnter={() => void load()} onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={data?.rows.length ? create : null} />
      {data && <Workspaces projects={data.rows} create={create} />}
      {!data && (error ? <ErrorState error={error} onRetry={() => mutate()} /> : <WorkspacesLoading />)}
      <Suspense>{creating !== undefined && <CreateDialog open={creating} onOpenChange={setCreating} />}</Suspense>
    </>
  );
};
