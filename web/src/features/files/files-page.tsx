// Files of a workspace: upload, follow, open, delete.
import { FileText, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { FileRow } from '#shared/model/file.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { LOCATOR_NAMES } from '../../components/viewer/locator-query.ts';
import { SideBySide } from '../../components/viewer/side-by-side.tsx';
import { useSelectedProject } from '../../lib/selected-project.ts';
import { useCan } from '../../lib/use-user.ts';
import { FileTable, FileTableSkeleton } from './file-table.tsx';
import { SelectionBar } from './selection.tsx';
import { DropTarget } from './upload/drop-target.tsx';
import { type Refusal, sift } from './upload/limits.ts';
import { Refusals } from './upload/refusals.tsx';
import { Tray } from './upload/tray.tsx';
import { uploads } from './upload/uploads.ts';
import { PAGE_SIZE, useFileActions, useFileList, useUploadEntries, useUploadResults } from './use-files.ts';

const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

/** Page, open file and place live in the address, so that Back, reload and a link lead to the same view. */
const useAddress = () => {
  const [query, setQuery] = useSearchParams();
  const listPage = Math.max(1, Math.floor(Number(query.get('list'))) || 1);
  const change = (values: Readonly<Record<string, string | undefined>>, replace = false) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(values))
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace },
    );
  const withoutPlace = Object.fromEntries(LOCATOR_NAMES.map((name) => [name, undefined]));
  return {
    query,
    listPage,
    file: query.get('file') ?? undefined,
    goTo: (page: number) => change({ list: page > 1 ? String(page) : undefined }),
    open: (id: string | undefined) => change({ ...withoutPlace, file: id }, id === undefined),
  };
};

const useSelection = () => {
  const [selected, setSelected] = useState<ReadonlyMap<string, string>>(new Map());
  const select = (files: readonly FileRow[], on: boolean) =>
    setSelected((old) => {
      const next = new Map(old);
      for (const { id, filename } of files)
        if (on) next.set(id, filename);
        else next.delete(id);
      return next;
    });
  return { selected, select, clear: () => setSelected(new Map()) };
};

const Project = ({ projectId, name }: { projectId: string; name: string }) => {
  const { t } = useTranslation('files');
  const { query, listPage, file, goTo, open } = useAddress();
  const { selected, select, clear } = useSelection();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const mayWrite = useCan('file.write', projectId);
  const { data, error, isLoading, mutate } = useFileList(projectId, listPage);
  const { retry, remove } = useFileActions(projectId);
  const entries = useUploadEntries(projectId);
  useUploadResults();

  const rows = data?.rows ?? [];
  const send = (files: File[]) => {
    const { accepted, refused } = sift(files);
    setRefusals(refused);
    if (accepted.length === 0) return;
    uploads.add(projectId, accepted);
    goTo(1);
  };
  const removeSelected = async () => {
    const done = await remove([...selected.keys()]);
    if (!done) return false;
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
  const preview = file && (
    <Suspense>
      <Preview
        fileId={file}
        filename={rows.find(({ id }) => id === file)?.filename}
        query={query}
        projectId={projectId}
        onClose={close}
      />
    </Suspense>
  );
  const content = (choose: () => void) => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
    if (isLoading && !data) return <FileTableSkeleton />;
    if (data?.count === 0)
      return (
        <EmptyState
          icon={<FileText />}
          title={t('empty.title')}
          text={mayWrite ? t('empty.text') : t('empty.guest')}
          action={
            mayWrite && (
              <Button variant="primary" icon={<Upload />} onClick={choose}>
                {t('upload')}
              </Button>
            )
          }
        />
      );
    return (
      <>
        <FileTable
          rows={rows}
          selected={new Set(selected.keys())}
          onSelect={(ids, on) =>
            select(
              rows.filter(({ id }) => ids.includes(id)),
              on,
            )
          }
          opened={file}
          onOpen={({ id }) => open(id)}
          onRetry={retry}
          mayWrite={mayWrite}
          compact={file !== undefined}
        />
        <div className="px-6 pt-3 pb-20 max-md:px-4">
          <Pagination page={listPage} pageSize={PAGE_SIZE} count={data?.count ?? 0} onPage={goTo} />
        </div>
      </>
    );
  };
  return (
    <DropTarget disabled={!mayWrite} onFiles={send}>
      {(choose) => (
        <SideBySide side={preview}>
          <div className="relative flex h-full min-h-0 flex-col">
            <div className="min-h-0 flex-1 overflow-y-auto">
              <PageHeader
                title={t('title')}
                description={t('intro', { workspace: name })}
                actions={
                  <>
                    {data && data.count > 0 && (
                      <span className="mr-2 text-fg3 text-note tabular">{t('total', { count: data.count })}</span>
                    )}
                    {mayWrite && (
                      <Button variant="primary" icon={<Upload />} onClick={choose}>
                        {t('upload')}
                      </Button>
                    )}
                  </>
                }
              />
              <Refusals refusals={refusals} onDismiss={() => setRefusals([])} />
              {content(choose)}
            </div>
            <SelectionBar
              count={selected.size}
              name={selected.size === 1 ? [...selected.values()][0] : undefined}
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
