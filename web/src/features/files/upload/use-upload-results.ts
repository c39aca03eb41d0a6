// The uploads of a workspace, each beside its row; and when the last of a batch has ended, fresh lists and one toast.
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileRow } from '#shared/model/file.ts';
import { toast } from '../../../components/ui/toast.tsx';
import { useCall } from '../../../lib/api.ts';
import { isMoving as isIndexing, pollEvery } from '../status.ts';
import { useReloadFiles } from '../use-entries.ts';
import { isMoving, type UploadItem } from './upload-item.ts';
import { useUploads } from './uploads.ts';

/** Of more than these the newest are followed one by one, the others by their number. */
const FOLLOWED = 100;
const RELOAD_MS = 2000;

export type UploadEntry = { readonly item: UploadItem; readonly file: FileRow | undefined };

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

const keysOf = (items: readonly UploadItem[], phase: UploadItem['phase']) =>
  items.filter((item) => item.phase === phase).map(({ key }) => key);

export const useUploadResults = () => {
  const { t } = useTranslation('files');
  const items = useUploads();
  const reload = useReloadFiles();
  const told = useRef<ReadonlySet<string>>(new Set(keysOf(items, 'sent')));
  const moving = items.some(isMoving);
  const sent = keysOf(items, 'sent').length;
  // While thousands arrive the lists are read now and then, not after each.
  useEffect(() => {
    if (sent === 0) return;
    const timer = setTimeout(reload, moving ? RELOAD_MS : 0);
    return () => clearTimeout(timer);
  }, [sent, moving, reload]);
  useEffect(() => {
    if (moving) return;
    const [news, failed] = [keysOf(items, 'sent'), keysOf(items, 'failed')].map((keys) =>
      keys.filter((key) => !told.current.has(key)),
    );
    const added = items.filter(({ key, isThere }) => news?.includes(key) && !isThere).length;
    told.current = new Set([...keysOf(items, 'sent'), ...keysOf(items, 'failed')]);
    if (failed && failed.length > 0) toast({ kind: 'error', text: t('toast.uploadFailed') });
    else if (added > 0) toast({ kind: 'success', text: t('toast.uploaded', { count: added }) });
    else if (news && news.length > 0) toast({ kind: 'success', text: t('toast.allThere', { count: news.length }) });
  }, [items, moving, t]);
};
