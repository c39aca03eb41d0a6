// Files of a workspace: upload, watch indexing, organize in folders, find, open, delete.
import { FolderPlus, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DrivesLink } from '#web/components/drives/drives-link.tsx';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Refusals } from '#web/components/uploads/refusals.tsx';
import { SideBySide } from '#web/components/viewer/side-by-side.tsx';
import { paths } from '#web/lib/paths.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { type Entry, nameOf, placeOf, wayTo } from './entry.ts';
import { EntryDialogs } from './entry-dialogs.tsx';
import { FileList, UploadButton, UploadFolderButton } from './file-list.tsx';
import { Filters } from './filters.tsx';
import { SelectionBar } from './selection.tsx';
import { type Choosing, DropTarget } from './upload/drop-target.tsx';
import { Tray } from './upload/tray.tsx';
import { useFolders } from './use-entries.ts';
import { type Screen, useScreen } from './use-screen.ts';

const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

type PartProps = { screen: Screen; projectId: string; choose: Choosing };

const Head = ({ screen, projectId, choose, name }: PartProps & { name: string }) => {
  const { t } = useTranslation('files');
  const { entries, address, mayWrite, ask } = screen;
  const isForbidden = Object(entries.error).status === 403;
  const makeFolder = () => ask({ about: 'name', naming: { is: 'new', projectId, parentId: address.folder } });
  const actions = mayWrite && !isForbidden && (
    <>
      <div className="flex flex-wrap items-center gap-2 max-sm:order-1 max-sm:-mx-3 max-sm:gap-0">
        {address.view === 'folders' && (
          <Button variant="ghost" icon={<FolderPlus />} onClick={makeFolder}>
            {t('folder.new')}
          </Button>
        )}
        <Link to={paths.bin} className={buttonClass('ghost')}>
          <Trash2 aria-hidden="true" />
          {t('bin.title')}
        </Link>
        <DrivesLink />
      </div>
      <UploadFolderButton onChoose={choose.folder} />
      <UploadButton onChoose={choose.files} />
    </>
  );
  return <PageHeader title={t('title')} description={t('intro', { workspace: name })} actions={actions} />;
};

/** Returns the folder path of a search result, unless it is in the folder on screen. */
const useWayOf = ({ address }: Screen, projectId: string) => {
  const { t } = useTranslation('files');
  const isElsewhere = address.view === 'all' || address.search !== '';
  const { folders } = useFolders(isElsewhere ? projectId : null);
  return (entry: Entry): string | undefined => {
    if (!isElsewhere || folders.length === 0) return undefined;
    const way = wayTo(folders, placeOf(entry)).map(({ name }) => name);
    return way.length > 0 ? way.join(' / ') : t('folder.top');
  };
};

const Content = ({ screen, projectId, choose }: PartProps) => {
  const { address, selection, entries, mayWrite, commandsWith } = screen;
  const wayOf = useWayOf(screen, projectId);
  const commands = commandsWith(choose);
  return (
    <>
      {!entries.error && <Filters projectId={projectId} address={address} rows={entries.rows} />}
      {address.view === 'folders' &&
        (entries.path.length > 0 || entries.rows?.some((row) => row.entity === 'folder')) && (
          <Breadcrumbs path={entries.path} onOpen={address.openFolder} dropOn={commands.dropOn} />
        )}
      <FileList
        entries={entries}
        address={address}
        choose={choose}
        selection={selection}
        sorting={address.sorting}
        onSort={address.sortBy}
        opened={address.file}
        commands={commands}
        wayOf={wayOf}
        mayWrite={mayWrite}
        compact={address.file !== undefined}
      />
    </>
  );
};

const Opened = ({ screen, projectId }: Omit<PartProps, 'choose'>) => {
  const { file, query, open } = screen.address;
  if (!file) return null;
  const row = screen.entries.rows?.find(({ id }) => id === file);
  return (
    <Suspense>
      <Preview
        fileId={file}
        filename={row && nameOf(row)}
        query={query}
        projectId={projectId}
        onOpen={open}
        onClose={screen.close}
      />
    </Suspense>
  );
};

const Workspace = ({ projectId, name }: { projectId: string; name: string }) => {
  const screen = useScreen(projectId);
  const { address, selection, entries, actions, mayWrite, question, ask, sending, remove } = screen;
  const chosen = [...selection.selected.values()];
  return (
    <DropTarget disabled={!mayWrite} folder={entries.path.at(-1)?.name} onFiles={sending.send}>
      {(choose) => (
        <SideBySide side={address.file && <Opened screen={screen} projectId={projectId} />}>
          <div className="relative flex h-full min-h-0 flex-col">
            <div className="min-h-0 flex-1 overflow-y-auto">
              <Head screen={screen} projectId={projectId} choose={choose} name={name} />
              <Refusals refusals={sending.refusals} onDismiss={sending.forget} />
              <Content screen={screen} projectId={projectId} choose={choose} />
            </div>
            <SelectionBar
              count={chosen.length}
              onClear={selection.clear}
              onMove={() => ask({ about: 'move', entries: chosen })}
              onDelete={() => ask({ about: 'delete', entries: chosen })}
            />
            <Tray projectId={projectId} />
            <EntryDialogs
              projectId={projectId}
              question={question}
              actions={actions}
              onDelete={remove}
              onOpen={address.open}
              onClose={() => ask(undefined)}
            />
          </div>
        </SideBySide>
      )}
    </DropTarget>
  );
};

export const FilesPage = () => {
  const { selected, projectId } = useSelectedWorkspace();
  // The route guard ensures that a workspace is chosen.
  return projectId ? <Workspace key={projectId} projectId={projectId} name={selected?.label ?? ''} /> : null;
};
