// One upload in the tray: its name, progress and actions.
import { RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FileRow } from '#shared/model/file.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { StatusDot } from '#web/components/ui/status-dot.tsx';
import { FileIcon } from '#web/components/viewer/file-icon.tsx';
import { ApiError } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { formatDuration, formatSize } from '#web/lib/format.ts';
import { isMoving as isIndexing, TONES } from '../status.ts';
import type { UploadEntry } from './upload-entry.ts';
import type { UploadItem } from './upload-item.ts';
import { uploads } from './uploads.ts';

const Sending = ({ item }: { item: UploadItem }) => {
  const { t } = useTranslation('files');
  const { sent, speed, size, name } = item;
  const parts = [
    t('tray.amount', { sent: formatSize(sent), size: formatSize(size) }),
    speed > 0 && t('tray.speed', { speed: formatSize(speed) }),
    speed > 0 && sent < size && t('left', { time: formatDuration(Math.max(1, Math.round((size - sent) / speed))) }),
  ];
  return (
    <>
      <ProgressBar label={name} value={size > 0 ? sent / size : 1} className="my-1" />
      {parts.filter(Boolean).join(' · ')}
    </>
  );
};

const Indexing = ({ file }: { file: FileRow }) => {
  const { t } = useTranslation('files');
  const { status, progress, secondsLeft, reason } = file;
  return (
    <>
      {isIndexing(file) && progress !== undefined && (
        <ProgressBar label={file.filename} value={progress} className="my-1" />
      )}
      <StatusDot tone={TONES[status]} pulse={isIndexing(file)}>
        {[
          t(`status.${status}`),
          isIndexing(file) && progress !== undefined && t('percent', { percent: Math.floor(progress * 100) }),
          isIndexing(file) && secondsLeft !== undefined && t('left', { time: formatDuration(secondsLeft) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </StatusDot>
      {status === 'Error' && <span className="block">{t(`reason.${reason ?? 'temporary'}`)}</span>}
    </>
  );
};

const State = ({ item, file }: UploadEntry) => {
  const { t } = useTranslation('files');
  const errorText = useErrorText();
  switch (item.phase) {
    case 'waiting':
      return t('tray.waiting');
    case 'sending':
      return <Sending item={item} />;
    case 'finishing':
      return t('tray.finishing');
    case 'cancelled':
      return t('tray.cancelled');
    case 'undone':
      return t('tray.takenBack');
    case 'interrupted':
      return t('tray.interrupted');
    case 'failed':
      return (
        <span className="text-bad">
          {item.failure instanceof ApiError ? errorText(item.failure) : t('tray.failed')}
        </span>
      );
    case 'sent':
      if (item.isThere) return t('tray.isThere');
      return file ? <Indexing file={file} /> : t('tray.sent');
  }
};

const STOPPABLE: readonly UploadItem['phase'][] = ['waiting', 'sending', 'interrupted'];

export const TrayLine = (entry: UploadEntry) => {
  const { t } = useTranslation('files');
  const { key, name, path, phase } = entry.item;
  return (
    <div className="flex items-start gap-2.5 px-3.5 py-2">
      <FileIcon filename={name} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-note" title={path ? `${path}/${name}` : name}>
          {name}
        </p>
        <div className="text-fg3 text-meta tabular">
          <State {...entry} />
        </div>
      </div>
      {STOPPABLE.includes(phase) && (
        <IconButton size="small" label={t('tray.cancel', { name })} onClick={() => uploads.cancel(key)}>
          <X />
        </IconButton>
      )}
      {phase === 'failed' && (
        <IconButton size="small" label={t('tray.retry', { name })} onClick={() => uploads.retry(key)}>
          <RotateCw />
        </IconButton>
      )}
    </div>
  );
};
