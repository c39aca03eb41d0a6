// The tray at the lower right: what is being sent, what is being indexed, what failed.
import { ChevronDown, ChevronUp, CircleCheck, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileRow } from '#shared/model/file.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { StatusDot } from '../../../components/ui/status-dot.tsx';
import { useTakenBelow } from '../../../components/ui/use-taken-below.ts';
import { FileIcon } from '../../../components/viewer/file-icon.tsx';
import { ApiError } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatDuration, formatSize } from '../../../lib/format.ts';
import { isMoving as isIndexing, TONES } from '../status.ts';
import { isMoving, type UploadItem } from './upload-item.ts';
import { uploads } from './uploads.ts';

type Entry = { readonly item: UploadItem; readonly file: FileRow | undefined };

const Sending = ({ item }: { item: UploadItem }) => {
  const { t } = useTranslation('files');
  const { sent, speed, file } = item;
  const parts = [
    t('tray.amount', { sent: formatSize(sent), size: formatSize(file.size) }),
    speed > 0 && t('tray.speed', { speed: formatSize(speed) }),
    speed > 0 &&
      sent < file.size &&
      t('left', { time: formatDuration(Math.max(1, Math.round((file.size - sent) / speed))) }),
  ];
  return (
    <>
      <ProgressBar label={file.name} value={file.size > 0 ? sent / file.size : 1} className="my-1" />
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

const State = ({ item, file }: Entry) => {
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
    case 'failed':
      return (
        <span className="text-bad">
          {item.failure instanceof ApiError ? errorText(item.failure) : t('tray.failed')}
        </span>
      );
    case 'sent':
      return file ? <Indexing file={file} /> : t('tray.sent');
  }
};

const Line = (entry: Entry) => {
  const { t } = useTranslation('files');
  const { item } = entry;
  const { name } = item.file;
  return (
    <li className="flex items-start gap-2.5 px-3.5 py-2">
      <FileIcon filename={name} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-note" title={name}>
          {name}
        </p>
        <div className="text-fg3 text-meta tabular">
          <State {...entry} />
        </div>
      </div>
      {(item.phase === 'waiting' || item.phase === 'sending') && (
        <IconButton size="small" label={t('tray.cancel', { name })} onClick={() => uploads.cancel(item.key)}>
          <X />
        </IconButton>
      )}
      {item.phase === 'failed' && (
        <IconButton size="small" label={t('tray.retry', { name })} onClick={() => uploads.retry(item.key)}>
          <RotateCw />
        </IconButton>
      )}
    </li>
  );
};

const useSummary = (entries: readonly Entry[]) => {
  const { t } = useTranslation('files');
  const sending = entries.filter(({ item }) => isMoving(item)).length;
  const indexing = entries.filter(({ item, file }) => item.phase === 'sent' && (!file || isIndexing(file))).length;
  const failed = entries.filter(({ item, file }) => item.phase === 'failed' || file?.status === 'Error').length;
  const parts = [
    sending > 0 && t('tray.sending', { count: sending }),
    indexing > 0 && t('tray.indexing', { count: indexing }),
    failed > 0 && t('tray.withFailures', { count: failed }),
  ].filter((part) => part !== false);
  const over = sending === 0 && indexing === 0;
  return { over, failed, text: parts.length > 0 ? parts.join(' · ') : t('tray.finished') };
};

export const Tray = ({ entries }: { entries: readonly Entry[] }) => {
  const { t } = useTranslation('files');
  const [folded, setFolded] = useState(false);
  const { over, failed, text } = useSummary(entries);
  const corner = useTakenBelow<HTMLElement>(entries.length > 0);
  if (entries.length === 0) return null;
  return (
    <section
      ref={corner}
      aria-label={t('tray.title')}
      className="absolute right-4 bottom-4 z-20 flex max-h-[min(24rem,60%)] w-[min(22rem,calc(100%-2rem))] flex-col rounded-card bg-canvas shadow-dialog border border-line"
    >
      <header className="flex items-center gap-2 border-line border-b py-1.5 pr-1.5 pl-3.5">
        {over && failed === 0 && <CircleCheck aria-hidden="true" className="size-4 text-ok" />}
        <h2 role="status" className="min-w-0 flex-1 truncate font-semibold text-note">
          {text}
        </h2>
        <IconButton
          size="small"
          label={folded ? t('tray.unfold') : t('tray.fold')}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          {folded ? <ChevronUp /> : <ChevronDown />}
        </IconButton>
        {over && (
          <IconButton size="small" label={t('tray.close')} onClick={uploads.clear}>
            <X />
          </IconButton>
        )}
      </header>
      {!folded && (
        <ul className="min-h-0 flex-1 overflow-y-auto py-1">
          {entries.map((entry) => (
            <Line key={entry.item.key} {...entry} />
          ))}
        </ul>
      )}
    </section>
  );
};
