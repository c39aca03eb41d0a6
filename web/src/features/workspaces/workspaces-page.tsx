// The workspaces that the caller can see, in their folders, as cards or as a list.
import { FolderOpen, FolderPlus, Layers, Plus, SearchX } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { selectWorkspace, useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { useCan } from '#web/lib/use-user.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { FolderTiles } from './folder-tiles.tsx';
import { Overview } from './overview.tsx';
import { SampleStart } from './sample-start.tsx';
import { useMove } from './use-move.ts';
import { useOpenWorkspace } from './use-open-workspace.ts';
import { beginWith, folderOf, shownIn, type Tree, useFolderAddress, useTree } from './use-tree.ts';
import { useView } from './use-view.ts';
import { WorkspaceGrid } from './workspace-grid.tsx';
import { WorkspaceList } from './workspace-list.tsx';
import { WorkspaceTools } from './workspace-tools.tsx';
import { WorkspacesLoading } from './workspaces-loading.tsx';

const load = async () => ({ default: (await import('./workspace-dialog.tsx')).CreateDialog });
const CreateDialog = lazy(load);
const FolderDialog = lazy(() => import('./folder-dialog.tsx'));

const Nothing = ({ action }: { action: ReactNode }) => {
  const { t } = useTranslation('workspaces');
  return (
    <EmptyState
      icon={<Layers />}
      title={t('empty.title')}
      text={action ? t('empty.text') : t('empty.textGuest')}
      action={
        action && (
          <>
            {action}
            <SampleStart />
          </>
        )
      }
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

const Workspaces = ({ tree, create }: { tree: Tree; create: ReactNode }) => {
  const { t } = useTranslation('workspaces');
  const { query, setQuery, view, setView } = useView();
  const { folderId, openFolder } = useFolderAddress();
  const open = useOpenWorkspace();
  const move = useMove();
  if (tree.projects.length === 0 && tree.folders.length === 0) return <Nothing action={create} />;
  const folder = query ? undefined : tree.folders.find(({ id }) => id === folderId);
  const shown = shownIn(tree, { folder, query });
  const View = view === 'list' ? WorkspaceList : WorkspaceGrid;
  const drop = (id: string, to: Parameters<typeof move>[1]) => {
    const workspace = tree.projects.find((one) => one.id === id);
    if (workspace && folderOf(tree, workspace)?.id !== to?.id) void move(workspace, to);
  };
  const none = folder ? (
    <EmptyState icon={<FolderOpen />} title={t('folder.empty')} text={t('folder.emptyText')} />
  ) : (
    query && <NoMatch onClear={() => setQuery('')} />
  );
  return (
    <>
      <WorkspaceTools query={query} onQuery={setQuery} view={view} onView={setView} count={shown.length} />
      {folder && (
        <Breadcrumbs folder={folder} onTop={() => openFolder(undefined)} onDrop={(id) => drop(id, undefined)} />
      )}
      {!folder && !query && (
        <FolderTiles
          folders={tree.folders}
          countOf={({ id }) => tree.projects.filter((workspace) => workspace.folderId === id).length}
          onOpen={({ id }) => openFolder(id)}
          onDrop={drop}
        />
      )}
      {shown.length === 0 ? (
        none
      ) : (
        <View
          workspaces={shown}
          onOpen={open}
          folderName={(workspace) => (query ? folderOf(tree, workspace)?.name : undefined)}
        />
      )}
    </>
  );
};

/** Chooses a workspace for users who have none selected, so that home shows its content at once. */
const useFirstWorkspace = (tree: Tree | undefined) => {
  const { selected } = useSelectedWorkspace();
  const first = selected ? undefined : beginWith(tree?.projects ?? []);
  useEffect(() => {
    if (first) selectWorkspace({ label: first.name, value: first.id });
  }, [first]);
};

/** The chosen workspace, as last known until the list has loaded, so that its content need not wait for the list. */
const useSelected = (tree: Tree | undefined) => {
  const { selected, projectId } = useSelectedWorkspace();
  if (tree) return tree.projects.find(({ id }) => id === projectId);
  return projectId && selected?.label ? { id: projectId, name: selected.label } : undefined;
};

export const WorkspacesPage = () => {
  const { t } = useTranslation('workspaces');
  const [creating, setCreating] = useState<'workspace' | 'folder'>();
  const { data, error, mutate } = useTree();
  const { folderId } = useFolderAddress();
  const mayCreate = useCan('project.create');
  const mayFolder = useCan('folder.write');
  useFirstWorkspace(data);
  const selected = useSelected(data);
  const close = () => setCreating(undefined);
  const create = mayCreate && (
    <Button
      variant="primary"
      icon={<Plus />}
      onPointerEnter={() => void load()}
      onClick={() => setCreating('workspace')}
    >
      {t('create')}
    </Button>
  );
  const createFolder = mayFolder && (
    <Button icon={<FolderPlus />} onClick={() => setCreating('folder')}>
      {t('folder.new')}
    </Button>
  );
  const isFilled = data && data.projects.length + data.folders.length > 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          isFilled && (
            <>
              {createFolder}
              {create}
            </>
          )
        }
      />
      {selected && <Overview key={selected.id} workspace={selected} />}
      {data && <Workspaces tree={data} create={create} />}
      {!data && (error ? <ErrorState error={error} onRetry={() => mutate()} /> : <WorkspacesLoading />)}
      <Suspense>
        {creating === 'workspace' && (
          <CreateDialog folderId={data?.folders.find(({ id }) => id === folderId)?.id} onClose={close} />
        )}
        {creating === 'folder' && <FolderDialog onClose={close} />}
      </Suspense>
    </>
  );
};
