// A file's index status: dot and word, progress and time left, or the reason of a failure and what to do.
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FileRow } from '#shared/model/file.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { StatusDot } from '#web/components/ui/status-dot.tsx';
import { formatDuration } from '#web/lib/format.ts';
import { isMoving, mayRetry, TONES } from './status.ts';

const Progress = ({ file }: { file: FileRow }) => {
  const { t } = useTranslation('files');
  const { progress, secondsLeft, filename } = file;
  if (progress === undefined) return null;
  const left = secondsLeft === undefined ? undefined : t('left', { time: formatDuration(secondsLeft) });
  return (
    <span className="mt-1 flex items-center gap-2 whitespace-nowrap text-fg3 text-meta tabular">
      <span className="w-16 shrink-0">
        <ProgressBar label={filename} value={progress} />
      </span>
      {[t('percent', { percent: Math.floor(progress * 100) }), left].filter(Boolean).join(' · ')}
    </span>
  );
};

export const StatusCell = ({ file, onRetry }: { file: FileRow; onRetry: (() => void) | undefined }) => {
  const { t } = useTranslation('files');
  const { status, reason, filename } = file;
  return (
    <span className="flex min-w-0 flex-col items-start md:py-1.5">
      <StatusDot tone={TONES[status]} pulse={status === 'InProgress' || status === 'Segmented'}>
        {t(`status.${status}`)}
      </StatusDot>
      {isMoving(file) && <Progress file={file} />}
      {status === 'Error' && (
        <span className="mt-0.5 whitespace-normal text-fg2 text-meta">
          <span className="block">{t(`reason.${reason ?? 'temporary'}`)}</span>
          {onRetry && mayRetry(file) && (
            <Button
              variant="ghost"
              size="small"
              icon={<RotateCw />}
              aria-label={t('retryIndex', { name: filename })}
              onClick={onRetry}
              className="-ml-2 mt-0.5 text-accent-fg"
            >
              {t('retry')}
            </Button>
          )}
        </span>
      )}
    </span>
  );
};
