// A document's extracted text, opened at the cited passage; only visible pieces are rendered.
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api.ts';
import { useFileRow } from '../use-file-row.ts';
import { ViewerProblem } from '../viewer-problem.tsx';
import { ViewerWait } from '../viewer-wait.tsx';
import { columnWidths } from './column-widths.ts';
import type { Target } from './find-segment.ts';
import { groupSegments, type Piece, pieceOf } from './group-segments.ts';
import { PieceView } from './piece-view.tsx';
import { type Segments, useSegments } from './use-segments.ts';

const estimate = (piece: Piece | undefined): number => {
  if (piece?.kind === 'table') return piece.rows.length * 28;
  return piece?.kind === 'text' ? 40 + (piece.segment.text.length / 45) * 26 : 44;
};

const Parts = ({ pieces, onOpen }: { pieces: readonly Piece[]; onOpen: (index: number) => void }) => {
  const parts = pieces.flatMap((piece, at) =>
    piece.kind === 'part' && piece.part.kind === 'sheet' ? [{ at, name: piece.part.sheet }] : [],
  );
  if (parts.length < 2) return null;
  return (
    <nav className="flex gap-1 overflow-x-auto border-line border-b bg-canvas px-3 py-1.5">
      {parts.map(({ at, name }) => (
        <button
          key={at}
          type="button"
          onClick={() => onOpen(at)}
          className="shrink-0 rounded-control px-2 py-1 text-fg2 text-meta hover:bg-hover"
        >
          {name}
        </button>
      ))}
    </nav>
  );
};

/** Scrolls to the cited piece and, once it is rendered, to the cited row. */
const useShowCited = (
  at: number,
  list: Virtualizer<HTMLDivElement, Element>,
  scroller: RefObject<HTMLElement | null>,
) =>
  useEffect(() => {
    if (at < 0) return;
    list.scrollToIndex(at, { align: 'start' });
    const timer = setTimeout(
      () => scroller.current?.querySelector('[data-cited]')?.scrollIntoView({ block: 'center' }),
      120,
    );
    return () => clearTimeout(timer);
  }, [at, list, scroller]);

const Locating = ({ locating, lost }: { locating: boolean; lost: boolean }) => {
  const { t } = useTranslation('viewer');
  if (!locating && !lost) return null;
  return (
    <p role="status" className="border-line border-b px-4 py-1.5 text-fg3 text-meta">
      {locating ? t('locating') : t('notLocated')}
    </p>
  );
};

const Text = ({ read, span, locating, more, quote }: Segments & { quote: string | undefined }) => {
  const scroller = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => groupSegments(read?.segments ?? []), [read]);
  const widths = useMemo(() => columnWidths(pieces), [pieces]);
  const list = useVirtualizer({
    count: pieces.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimate(pieces[index]),
    overscan: 4,
    paddingStart: 8,
    paddingEnd: 48,
  });
  const cited = { span, quote };
  const from = span?.from;
  const at = from === undefined ? -1 : pieceOf(pieces, from);
  useShowCited(at, list, scroller);
  const items = list.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= pieces.length - 8) more();
  }, [last, pieces.length, more]);
  return (
    <>
      <Parts pieces={pieces} onOpen={(index) => list.scrollToIndex(index, { align: 'start' })} />
      <Locating locating={locating} lost={Boolean(quote) && !span} />
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        role="document"
        className="min-h-0 flex-1 scroll-px-5 overflow-auto bg-canvas px-5 -outline-offset-2"
      >
        <div className="relative" style={{ height: list.getTotalSize() }}>
          {items.map(({ index, start, key }) => {
            const piece = pieces[index];
            if (!piece) return null;
            return (
              <div
                key={key}
                ref={list.measureElement}
                data-index={index}
                className="absolute top-0 left-0 min-w-full"
                style={{ transform: `translateY(${start}px)`, ...(piece.kind !== 'table' && { width: '100%' }) }}
              >
                <PieceView piece={piece} widths={widths.get(piece.index) ?? []} cited={cited} />
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
};

const SegmentViewer = ({ fileId, target }: { fileId: string; target: Target }) => {
  const { t } = useTranslation('viewer');
  const segments = useSegments(fileId, target);
  const { read, error, retry } = segments;
  const isUnread = error instanceof ApiError && error.status === 404 && !read;
  const { row, error: rowError } = useFileRow(isUnread ? fileId : undefined);
  const isReadNow = isUnread && row?.status === 'Done';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when its text has come
  useEffect(() => {
    if (isReadNow) retry();
  }, [isReadNow]);
  if (isUnread && rowError) return <ViewerProblem error={rowError} />;
  if (isUnread)
    return <p className="p-8 text-center text-fg3 text-ui">{row?.status === 'Error' ? t('noText') : t('notReady')}</p>;
  if (error && !read) return <ViewerProblem error={error} onRetry={retry} />;
  if (!read) return <ViewerWait />;
  if (read.count === 0) return <p className="p-8 text-center text-fg3 text-ui">{t('noText')}</p>;
  return <Text {...segments} quote={target.quote} />;
};
export default SegmentViewer;
