// The tray at the lower right: uploads in progress, files being indexed, failures; only visible lines are rendered.
import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronDown, ChevronUp, CircleCheck, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { useToastOffset } from '#web/components/ui/use-toast-offset.ts';
import { TrayActions } from './tray-actions.tsx';
import { TrayAudience } from './tray-audience.tsx';
import { TrayLine } from './tray-line.tsx';
import { byUrgency, hasFailed, type UploadEntry } from './upload-entry.ts';
import { isMoving } from './upload-item.ts';
import { uploads } from './uploads.ts';
import { useUploadEntries, useUploadResults } from './use-upload-results.ts';

/** The height in pixels of a line with a progress bar. */
const LINE_HEIGHT = 66;

const Lines = ({ entries }: { entries: readonly UploadEntry[] }) => {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    getItemKey: (index) => entries[index]?.item.key ?? index,
    overscan: 4,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div ref={scroller} tabIndex={0} className="min-h-0 shrink overflow-y-auto py-1 -outline-offset-2">
      <ul className="relative" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start, key }) => {
          const entry = entries[index];
          return (
            entry && (
              <li
                key={key}
                ref={list.measureElement}
                data-index={index}
                aria-setsize={entries.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <TrayLine {...entry} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
};

const useSummary = (entries: readonly UploadEntry[], indexing: number) => {
  const { t } = useTranslation('files');
  const sending = entries.filter(({ item }) => isMoving(item)).length;
  const failed = entries.filter(hasFailed).length;
  const interrupted = entries.filter(({ item }) => item.phase === 'interrupted').length;
  const parts = [
    sending > 0 && t('tray.sending', { count: sending }),
    indexing > 0 && t('tray.indexing', { count: indexing }),
    failed > 0 && t('tray.withFailures', { count: failed }),
    interrupted > 0 && t('tray.withInterrupted', { count: interrupted }),
  ].filter((part) => part !== false);
  const isOver = sending === 0 && indexing === 0;
  const isFine = isOver && failed === 0 && interrupted === 0;
  return { isOver, isFine, sending, text: parts.length > 0 ? parts.join(' · ') : t('tray.finished') };
};

/** The combined progress of all uploads. */
const Together = ({ entries }: { entries: readonly UploadEntry[] }) => {
  const { t } = useTranslation('files');
  const going = entries.filter(({ item }) => isMoving(item) || item.phase === 'sent');
  const size = going.reduce((sum, { item }) => sum + item.size, 0);
  const sent = going.reduce((sum, { item }) => sum + (item.phase === 'sent' ? item.size : item.sent), 0);
  return <ProgressBar label={t('tray.together')} value={size > 0 ? sent / size : 1} className="rounded-none" />;
};

export const Tray = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('files');
  const [folded, setFolded] = useState(false);
  useUploadResults();
  const { entries, indexing } = useUploadEntries(projectId);
  const { isOver, isFine, sending, text } = useSummary(entries, indexing);
  const corner = useToastOffset<HTMLElement>(entries.length > 0);
  if (entries.length === 0) return null;
  return (
    <section
      ref={corner}
      aria-label={t('tray.title')}
      style={{ maxHeight: 'min(26rem, 70%)' }}
      className="absolute right-4 bottom-4 z-20 flex w-[min(22rem,calc(100%-2rem))] flex-col overflow-hidden rounded-card border border-line bg-canvas shadow-dialog"
    >
      <header className="flex items-center gap-2 border-line border-b py-1.5 pr-1.5 pl-3.5">
        {isFine && <CircleCheck aria-hidden="true" className="size-4 text-ok" />}
        <h2 className="min-w-0 flex-1 truncate font-semibold text-note">
          <span role="status">{text}</span>
        </h2>
        <IconButton
          size="small"
          label={folded ? t('tray.unfold') : t('tray.fold')}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          {folded ? <ChevronUp /> : <ChevronDown />}
        </IconButton>
        {isOver && (
          <IconButton size="small" label={t('tray.close')} onClick={uploads.clear}>
            <X />
          </IconButton>
        )}
      </header>
      {sending > 1 && <Together entries={entries} />}
      {!folded && <Lines entries={entries.toSorted(byUrgency)} />}
      {!folded && sending === 0 && <TrayAudience entries={entries} />}
      {!folded && sending === 0 && <TrayActions projectId={projectId} entries={entries} />}
    </section>
  );
};
