// Actions on files and folders: index again, move, change audience, delete; each reports its outcome.
import { useTranslation } from 'react-i18next';
import { withParticles } from '#shared/language/grammar/particle.ts';
import { UPLOAD } from '#shared/model/upload.ts';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { call } from '#web/lib/api.ts';
import { type Entry, type FileEntry, filesIn, foldersIn, nameOf, placeOf } from './entry.ts';
import { useReloadFiles } from './use-entries.ts';

/** The most folders that one call deletes. */
const MAX_FOLDERS = 40;
const AT_ONCE = 4;

const batches = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

const moveOne = (entry: Entry, folderId: string | null) =>
  entry.entity === 'folder'
    ? call('folders.update', { params: { id: entry.id }, body: { parentId: folderId } })
    : call('files.update', { params: { fileId: entry.id }, body: { folderId } });

/** Returns the entries that could not be moved, and the first error. */
const moveAll = async (entries: readonly Entry[], folderId: string | null) => {
  const failures: unknown[] = [];
  for (const batch of batches(entries, AT_ONCE)) {
    const ended = await Promise.allSettled(batch.map((entry) => moveOne(entry, folderId)));
    for (const one of ended) if (one.status === 'rejected') failures.push(one.reason);
  }
  return failures;
};

const removeAll = async (projectId: string, entries: readonly Entry[]) => {
  const [files, folders] = [filesIn(entries), foldersIn(entries)];
  // Folders go last: deleting one deletes its files, and a selected file would then be missing.
  for (const batch of batches(files, UPLOAD.maxFiles))
    await call('folders.deleteMixed', { params: { projectId }, body: { attachmentIds: batch.map(({ id }) => id) } });
  for (const batch of batches(folders, MAX_FOLDERS))
    await call('folders.deleteMixed', { params: { projectId }, body: { folderIds: batch.map(({ id }) => id) } });
};

/** The text of the toast after deleting: one or several files, one or several folders, or both. */
const deletedText = (entries: readonly Entry[]) => {
  const isOne = entries.length === 1;
  if (filesIn(entries).length === 0) return isOne ? 'toast.folderDeleted' : 'toast.foldersDeleted';
  return isOne ? 'toast.deletedOne' : 'toast.deleted';
};

type Folder = { readonly id: string; readonly name: string };

export const useEntryActions = (projectId: string) => {
  const { t } = useTranslation('files');
  const fail = useFailToast();
  const reload = useReloadFiles();
  const retry = async ({ id }: FileEntry) => {
    try {
      await call('files.retry', { params: { fileId: id } });
      toast({ kind: 'success', text: t('toast.indexing') });
    } catch (error) {
      fail(error, t('toast.indexFailed'));
    }
    await reload();
  };
  /** If `folder` is undefined, moves to the top. */
  const move = async (entries: readonly Entry[], folder: Folder | undefined) => {
    const moving = entries.filter((entry) => placeOf(entry) !== folder?.id && entry.id !== folder?.id);
    const [first] = moving;
    if (!first) return;
    const failures = await moveAll(moving, folder?.id ?? null);
    await reload();
    const to = folder?.name ?? t('title');
    const many = { count: moving.length - failures.length, folder: to };
    if (failures.length > 0) fail(failures[0], t('toast.moveFailed', { count: failures.length }));
    else if (moving.length === 1)
      toast({ kind: 'success', text: withParticles(t('toast.movedOne', { name: nameOf(first), folder: to })) });
    else toast({ kind: 'success', text: withParticles(t('toast.moved', many)) });
  };
  /** Returns whether the deletion succeeded. */
  const remove = async (entries: readonly Entry[]): Promise<boolean> => {
    try {
      await removeAll(projectId, entries);
      toast({ kind: 'success', text: t(deletedText(entries)) });
      return true;
    } catch (error) {
      fail(error, t('toast.deleteFailed'));
      return false;
    } finally {
      await reload();
    }
  };
  const changeAudience = async (entry: Entry) => {
    const audience = entry.audience === 'shareable' ? 'internal' : 'shareable';
    try {
      if (entry.entity === 'folder') await call('folders.update', { params: { id: entry.id }, body: { audience } });
      else await call('files.update', { params: { fileId: entry.id }, body: { audience } });
      toast({ kind: 'success', text: t(`audience.done.${audience}`, { name: nameOf(entry) }) });
    } catch (error) {
      fail(error, t('audience.failed'));
    }
    await reload();
  };
  return { retry, move, remove, changeAudience };
};
export type EntryActions = ReturnType<typeof useEntryActions>;
