// The versions of a file, newest first: each can be opened, an earlier one restored.
import { Eye, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import type { FileRow } from '#shared/model/file.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { readsOf, useAction, useCall } from '#web/lib/api.ts';
import { formatDateTime, formatSize } from '#web/lib/format.ts';
import { useCan } from '#web/lib/use-user.ts';
import type { FileEntry } from './entry.ts';

type VersionsDialogProps = { file: FileEntry; onOpen: (fileId: string) => void; onClose: () => void };

const useRestore = ({ id: fileId, filename: name }: FileEntry) => {
  const { t } = useTranslation('files');
  const { mutate } = useSWRConfig();
  const fail = useFailToast();
  const { trigger } = useAction('files.restoreVersion');
  return async ({ id, version }: FileRow) => {
    try {
      await trigger({ params: { fileId }, body: { version: id } });
      toast({ kind: 'success', text: t('versions.restored', { name, version }) });
    } catch (error) {
      fail(error, t('versions.restoreFailed'));
    }
    await mutate(readsOf('files.list', 'folders.entries', 'files.versions'));
  };
};

const VersionsDialog = ({ file, onOpen, onClose }: VersionsDialogProps) => {
  const { t } = useTranslation('files');
  const restore = useRestore(file);
  const mayWrite = useCan('file.write', file.projectId);
  const { data, error, mutate } = useCall('files.versions', { params: { fileId: file.id } });
  return (
    <Dialog open onOpenChange={onClose} title={t('versions.title')} description={file.filename}>
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!error && !data && <Skeleton className="h-24 w-full" />}
      <ol className="divide-y divide-line">
        {data?.rows.map((row) => {
          const { id, version, uploadedBy, uploadedAt, size, supersededBy } = row;
          return (
            <li key={id} className="flex items-center gap-3 py-2">
              <span className="w-8 shrink-0 font-semibold text-ui tabular">{t('versions.mark', { version })}</span>
              <span className="min-w-0 flex-1">
                <span className="block truncate text-note">{uploadedBy.name}</span>
                <span className="block text-fg3 text-meta tabular">
                  {formatDateTime(uploadedAt)} · {formatSize(size)}
                </span>
              </span>
              <Badge tone={supersededBy ? 'plain' : 'ok'}>
                {supersededBy ? t('versions.superseded') : t('versions.current')}
              </Badge>
              {supersededBy && mayWrite && (
                <IconButton
                  label={t('versions.restoreThis', { version })}
                  onClick={() => {
                    void restore(row);
                    onClose();
                  }}
                >
                  <History />
                </IconButton>
              )}
              <Button
                size="small"
                icon={<Eye />}
                aria-label={t('versions.open', { version })}
                onClick={() => {
                  onOpen(id);
                  onClose();
                }}
              >
                {t('openAction')}
              </Button>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
};
export default VersionsDialog;
