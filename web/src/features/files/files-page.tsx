// Files of a workspace: upload, follow, open, delete.
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { SideBySide } from '../../components/viewer/side-by-side.tsx';
import { useSelectedProject } from '../../lib/selected-project.ts';
import { useCan } from '../../lib/use-user.ts';
import { FileList, UploadButton } from './file-list.tsx';
import { SelectionBar } from './selection.tsx';
import { DropTarget } from './upload/drop-target.tsx';
import { type Refusal, sift } from './upload/limits.ts';
import { Refusals } from './upload/refusals.tsx';
import { Tray } from './upload/tray.tsx';
import { uploads } from './upload/uploads.ts';
import { useFileActions, useFileList, useUploadEntries, useUploadResults } from './use-files.ts';
import { useFilesAddress } from './use-files-address.ts';
import { useSelection } from './use-selection.ts';

const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

/** What the screen shows and does for one workspace. */
const useFiles = (projectId: string) => {
  const address = useFilesAddress();
  const { file, goTo, open } = address;
  const selection = useSelection();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const mayWrite = useCan('file.write', projectId);
  const list = useFileList(projectId, address.listPage);
  const { retry, remove } = useFileActions(projectId);

  const send = (files: File[]) => {
    const { accepted, refused } = sift(files);
    setRefusals(refused);
    if (accepted.length === 0) return;
    uploads.add(projectId, accepted);
    goTo(1);
  };
  const removeSelected = async () => {
    const { selected, clear } = selection;
    if (!(await remove([...selected.keys()]))) return false;
    if (file && selected.has(file)) open(undefined);
    clear();
    goTo(1);
    return true;
  };
  const close = () => {
    const row = document.querySelector(`[data-file="${file}"]`);
    open(undefined);
    if (row instanceof HTMLElement) row.focus();
  };
  const forget = () => setRefusals([]);
  return { address, selection, refusals, forget, mayWrite, list, retry, send, removeSelected, close };
};
type FilesState = ReturnType<typeof useFiles>;

const Head = ({ name, files, onChoose }: { name: string; files: FilesState; onChoose: () => void }) => {
  const { t } = useTranslation('files');
  const count = files.list.data?.count ?? 0;
  const forbidden = Object(files.list.error).status === 403;
  const actions = (
    <>
      {count > 0 && <span className="mr-2 text-fg3 text-note tabular">{t('total', { count })}</span>}
      {files.mayWrite && !forbidden && <UploadButton onChoose={onChoose} />}
    </>
  );
  return <PageHeader title={t('title')} description={t('intro', { workspace: name })} actions={actions} />;
};

const Content = ({ files, onChoose }: { files: FilesState; onChoose: () => void }) => {
  const { address, selection, list, mayWrite, retry } = files;
  const rows = list.data?.rows ?? [];
  return (
    <FileList
      list={list}
      page={address.listPage}
      onPage={address.goTo}
      onChoose={onChoose}
      selected={new Set(selection.selected.keys())}
      onSelect={(ids, on) =>
        selection.select(
          rows.filter(({ id }) => ids.includes(id)),
          on,
        )
      }
      opened={address.file}
      onOpen={({ id }) => address.open(id)}
      onRetry={retry}
      mayWrite={mayWrite}
      compact={address.file !== undefined}
    />
  );
};

const Opened = ({ files, projectId }: { files: FilesState; projectId: string }) => {
  const { file, query } = files.address;
  if (!file) return null;
  return (
    <Suspense>
      <Preview
        fileId={file}
        filename={files.list.data?.rows.find(({ id }) => id === file)?.filename}
        query={query}
        projectId={projectId}
        onClose={files.close}
      />
    </Suspense>
  );
};

const Project = ({ projectId, name }: { projectId: string; name: string }) => {
  const files = useFiles(projectId);
  const { address, selection, refusals, mayWrite, send, forget, removeSelected } = files;
  const entries = useUploadEntries(projectId);
  useUploadResults();
  const { selected, clear } = selection;
  const [single] = selected.values();
  return (
    <DropTarget disabled={!mayWrite} onFiles={send}>
      {(choose) => (
        <SideBySide side={address.file && <Opened files={files} projectId={projectId} />}>
          <div className="relative flex h-full min-h-0 flex-col">
            <div className="min-h-0 flex-1 overflow-y-auto">
              <Head name={name} files={files} onChoose={choose} />
              <Refusals refusals={refusals} onDismiss={forget} />
              <Content files={files} onChoose={choose} />
            </div>
            <SelectionBar
              count={selected.size}
              name={selected.size === 1 ? single : undefined}
              onClear={clear}
              onDelete={removeSelected}
            />
            <Tray entries={entries} />
          </div>
        </SideBySide>
      )}
    </DropTarget>
  );
};

export const FilesPage = () => {
  const { selected, projectId } = useSelectedProject();
  // The guard of the route has made sure that a workspace is chosen.
  return projectId ? <Project key={projectId} projectId={projectId} name={selected?.label ?? ''} /> : null;
};
