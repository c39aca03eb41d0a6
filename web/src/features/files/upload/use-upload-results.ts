// The uploads of a workspace with their rows; refreshes the lists and shows one toast when a batch has ended.
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.tsx';
import { useCall } from '#web/lib/api.ts';
import { isMoving as isIndexing, pollEvery } from '../status.ts';
import { useReloadFiles } from '../use-entries.ts';
import { endedKeys, endedSince, type UploadEntry } from './upload-entry.ts';
import { isMoving } from './upload-item.ts';
import { useUploads } from './uploads.ts';

/** The number of newest files followed one by one; the others are only counted. */
const FOLLOWED = 100;
const RELOAD_MS = 2000;

export const useUploadEntries = (projectId: string) => {
  const items = useUploads();
  const mine = useMemo(() => items.filter((item) => item.projectId === projectId), [items, projectId]);
  const sent = mine.filter(({ phase }) => phase === 'sent').length;
  const limit = Math.min(FOLLOWED, Math.max(10, Math.ceil(mine.length / 10) * 10));
  const isMany = sent > FOLLOWED;
  const { data } = useCall('files.list', sent > 0 ? { query: { projectId, limit } } : null, {
    refreshInterval: (list) => pollEvery(list),
  });
  const rest = useCall('files.list', isMany ? { query: { projectId, status: 'NotYet', limit: 1 } } : null, {
    refreshInterval: (list) => (list?.count ? 4000 : 0),
  });
  return useMemo(() => {
    const rows = new Map(data?.rows.map((row) => [row.id, row]));
    const entries = mine.map((item): UploadEntry => ({ item, file: item.fileId ? rows.get(item.fileId) : undefined }));
    const shown = entries.filter(({ file }) => file && isIndexing(file)).length;
    return { entries, indexing: isMany ? Math.max(shown, rest.data?.count ?? 0) : shown };
  }, [mine, data, isMany, rest.data]);
};

export const useUploadResults = () => {
  const { t } = useTranslation('files');
  const items = useUploads();
  const reload = useReloadFiles();
  const known = useRef(endedKeys(items));
  const moving = items.some(isMoving);
  const sent = items.filter(({ phase }) => phase === 'sent').length;
  // While thousands of files arrive, the lists reload at intervals, not after each.
  useEffect(() => {
    if (sent === 0) return;
    const timer = setTimeout(reload, moving ? RELOAD_MS : 0);
    return () => clearTimeout(timer);
  }, [sent, moving, reload]);
  useEffect(() => {
    if (moving) return;
    const ended = endedSince(items, known.current);
    known.current = endedKeys(items);
    if (ended.failed > 0) toast({ kind: 'error', text: t('toast.uploadFailed') });
    else if (ended.added > 0) toast({ kind: 'success', text: t('toast.uploaded', { count: ended.added }) });
    else if (ended.sent > 0) toast({ kind: 'success', text: t('toast.allThere', { count: ended.sent }) });
  }, [items, moving, t]);
};
