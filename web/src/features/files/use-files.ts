// The page of files on screen and what may be done with them.
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import type { FileRow } from '#shared/model/file.ts';
import { toast } from '../../components/ui/toast.tsx';
import { call, readsOf, useCall } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { pollEvery } from './status.ts';
import type { UploadItem } from './upload/upload-item.ts';
import { useUploads } from './upload/uploads.ts';

export const PAGE_SIZE = 10;

export const useFileList = (projectId: string | undefined, page: number) =>
  useCall('files.list', projectId ? { query: { projectId, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE } } : null, {
    refreshInterval: (data) => pollEvery(data?.rows),
  });

const useReloadFiles = () => {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate(readsOf('files.list', 'projects.list')), [mutate]);
};

/** The uploads of this workspace, each beside its row: the newest rows hold them all. */
export const useUploadEntries = (projectId: string | undefined) => {
  const items = useUploads();
  const mine = useMemo(() => items.filter((item) => item.projectId === projectId), [items, projectId]);
  const sent = mine.filter(({ phase }) => phase === 'sent').length;
  const limit = Math.min(100, Math.max(PAGE_SIZE, Math.ceil(mine.length / PAGE_SIZE) * PAGE_SIZE));
  const { data } = useCall('files.list', projectId && sent > 0 ? { query: { projectId, limit, offset: 0 } } : null, {
    refreshInterval: (list) => pollEvery(list?.rows),
  });
  return mine.map((item: UploadItem) => ({ item, file: data?.rows.find(({ id }) => id === item.fileId) }));
};

/** When the last of a batch has been sent: the lists anew and one toast. */
export const useUploadResults = () => {
  const { t } = useTranslation('files');
  const items = useUploads();
  const reload = useReloadFiles();
  const told = useRef<ReadonlySet<string>>(
    new Set(items.filter(({ phase }) => phase === 'sent').map(({ key }) => key)),
  );
  const moving = items.some(({ phase }) => phase === 'waiting' || phase === 'sending' || phase === 'finishing');
  const sent = items.filter(({ phase }) => phase === 'sent').length;
  useEffect(() => {
    if (sent > 0) void reload();
  }, [sent, reload]);
  useEffect(() => {
    if (moving) return;
    const news = items.filter(({ phase, key }) => phase === 'sent' && !told.current.has(key));
    const failed = items.filter(({ phase, key }) => phase === 'failed' && !told.current.has(key));
    told.current = new Set(items.filter(({ phase }) => phase === 'sent' || phase === 'failed').map(({ key }) => key));
    if (failed.length > 0) toast({ kind: 'error', text: t('toast.uploadFailed') });
    else if (news.length > 0) toast({ kind: 'success', text: t('toast.uploaded', { count: news.length }) });
  }, [items, moving, t]);
};

export const useFileActions = (projectId: string) => {
  const { t } = useTranslation('files');
  const errorText = useErrorText();
  const reload = useReloadFiles();
  const fail = (error: unknown, text: string) => {
    const { status } = Object(error);
    toast({ kind: 'error', text: status === 403 ? errorText(error) : text });
  };
  const retry = async ({ id, filename }: FileRow) => {
    try {
      await call('files.index', { body: { projectId, files_path: [{ id, filename }] } });
      toast({ kind: 'success', text: t('toast.indexing') });
      await reload();
    } catch (error) {
      fail(error, t('toast.indexFailed'));
    }
  };
  /** Says whether it worked. */
  const remove = async (ids: readonly string[]): Promise<boolean> => {
    try {
      await call('files.deleteMany', { params: { projectId }, body: { ids: [...ids] } });
      toast({ kind: 'success', text: ids.length === 1 ? t('toast.deletedOne') : t('toast.deleted') });
      await reload();
      return true;
    } catch (error) {
      fail(error, t('toast.deleteFailed'));
      return false;
    }
  };
  return { retry, remove };
};
