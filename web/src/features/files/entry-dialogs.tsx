// The dialogs of the file list: name, target folder, delete, versions.
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '#web/components/ui/confirm.tsx';
import { type Entry, type FileEntry, filesIn, foldersIn, nameOf } from './entry.ts';
import type { Naming } from './name-dialog.tsx';
import type { EntryActions } from './use-entry-actions.ts';

const NameDialog = lazy(() => import('./name-dialog.tsx'));
const MoveDialog = lazy(() => import('./move-dialog.tsx'));
const VersionsDialog = lazy(() => import('./versions-dialog.tsx'));

export type Question =
  | { readonly about: 'name'; readonly naming: Naming }
  | { readonly about: 'move' | 'delete'; readonly entries: readonly Entry[] }
  | { readonly about: 'versions'; readonly file: FileEntry };

type EntryDialogsProps = {
  projectId: string;
  question: Question | undefined;
  actions: Pick<EntryActions, 'move'>;
  onDelete: (entries: readonly Entry[]) => Promise<void>;
  onOpen: (fileId: string) => void;
  onClose: () => void;
};

const useTitle = (entries: readonly Entry[]): string => {
  const { t } = useTranslation('files');
  const [first] = entries;
  if (first && entries.length === 1) return t('confirm.titleNamed', { name: nameOf(first) });
  const [files, folders] = [filesIn(entries).length, foldersIn(entries).length];
  if (folders === 0) return t('confirm.title', { count: files });
  if (files === 0) return t('confirm.titleFolders', { count: folders });
  return t('confirm.titleMixed', {
    files: t('count.files', { count: files }),
    folders: t('count.folders', { count: folders }),
  });
};

const Deleting = ({
  entries,
  onDelete,
  onClose,
}: Pick<EntryDialogsProps, 'onDelete' | 'onClose'> & { entries: readonly Entry[] }) => {
  const { t } = useTranslation('files');
  const title = useTitle(entries);
  const within = foldersIn(entries).reduce((sum, { files }) => sum + files, 0);
  const text = [within > 0 && t('confirm.within', { count: within }), t('confirm.text')].filter(Boolean).join(' ');
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      confirmLabel={t('delete')}
      onConfirm={() => onDelete(entries)}
    />
  );
};

export const EntryDialogs = ({ projectId, question, actions, onDelete, onOpen, onClose }: EntryDialogsProps) => {
  if (!question) return null;
  if (question.about === 'delete') return <Deleting entries={question.entries} onDelete={onDelete} onClose={onClose} />;
  return (
    <Suspense>
      {question.about === 'name' && <NameDialog naming={question.naming} onClose={onClose} />}
      {question.about === 'versions' && <VersionsDialog file={question.file} onOpen={onOpen} onClose={onClose} />}
      {question.about === 'move' && (
        <MoveDialog
          projectId={projectId}
          entries={question.entries}
          onMove={(folder) => actions.move(question.entries, folder)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
};
