// A PDF as a column of pages of which only the visible ones exist, opened at the cited passage.
import { useVirtualizer } from '@tanstack/react-virtual';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Address } from '../signed-address.ts';
import type { Target } from '../text/find-segment.ts';
import { ViewerProblem } from '../viewer-problem.tsx';
import { type Find, type PageSize, PdfPage } from './pdf-page.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { useFind } from './use-find.ts';
import { usePdf } from './use-pdf.ts';
import './pdf.css';

const GAP = 12;
/** What stays visible above a passage. */
const LEAD = 96;
const ZOOMS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

const useWidth = (element: React.RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setWidth(node.clientWidth));
    observer.observe(node);
    setWidth(node.clientWidth);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

type PagesProps = { pdf: PDFDocumentProxy; size: PageSize; target: Target };

const Pages = ({ pdf, size, target }: PagesProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller);
  const [zoom, setZoom] = useState<number>();
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const sizeOf = useCallback((number: number) => sizes.get(number) ?? size, [sizes, size]);
  const scale = zoom ?? Math.min(2, Math.max(0.3, (width - 2 * GAP) / size.width));
  const pages = useVirtualizer({
    count: width > 0 ? pdf.numPages : 0,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => sizeOf(index + 1).height * scale + GAP,
    overscan: 1,
    paddingStart: GAP,
  });
  const { measure } = pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights follow from scale and sizes
  useLayoutEffect(() => measure(), [measure, scale, sizes]);

  const onSize = useCallback((number: number, found: PageSize) => {
    setSizes((known) => {
      const old = known.get(number);
      return old?.width === found.width && old.height === found.height ? known : new Map(known).set(number, found);
    });
  }, []);

  const show = useCallback(
    (number: number, share?: number) => {
      let top = 0;
      for (let before = 1; before < number; before++) top += sizeOf(before).height * scale + GAP;
      const inside = share === undefined ? 0 : GAP + share * sizeOf(number).height * scale - LEAD;
      scroller.current?.scrollTo({ top: Math.max(0, top + inside) });
    },
    [sizeOf, scale],
  );
  const latest = useRef(show);
  latest.current = show;
  const onMark = useCallback((number: number, share: number) => latest.current(number, share), []);

  const page = Math.min(target.page ?? 1, pdf.numPages);
  const ready = width > 0;
  useLayoutEffect(() => {
    if (ready && target.page) latest.current(page, target.box?.[1]);
  }, [ready, page, target]);

  const [words, setWords] = useState('');
  const found = useFind(pdf, words);
  const [at, setAt] = useState(0);
  const hit = found.hits[Math.min(at, found.hits.length - 1)];
  const find = useMemo((): Find | undefined => (words.trim() ? { words, now: hit } : undefined), [words, hit]);
  useEffect(() => {
    if (hit) latest.current(hit.page);
  }, [hit]);

  const middle = (pages.scrollOffset ?? 0) + (scroller.current?.clientHeight ?? 0) / 3;
  const current = (pages.getVirtualItemForOffset(middle)?.index ?? page - 1) + 1;
  const step = (by: 1 | -1) => setAt((old) => (old + by + found.hits.length) % Math.max(1, found.hits.length));
  const zoomBy = (by: 1 | -1) =>
    setZoom(
      by > 0 ? (ZOOMS.find((one) => one > scale + 0.01) ?? 4) : (ZOOMS.findLast((one) => one < scale - 0.01) ?? 0.25),
    );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PdfToolbar
        page={current}
        count={pdf.numPages}
        onPage={show}
        scale={scale}
        fits={zoom === undefined}
        onZoom={zoomBy}
        onFit={() => setZoom(undefined)}
        find={{
          words,
          onWords: (next) => {
            setWords(next);
            setAt(0);
          },
          found,
          at: Math.min(at, Math.max(0, found.hits.length - 1)),
          onStep: step,
        }}
      />
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        role="document"
        className="min-h-0 flex-1 overflow-auto bg-active -outline-offset-2"
      >
        {/* No transition: the height must count at once for what is scrolled to. */}
        <div
          className="relative transition-none"
          style={{ height: pages.getTotalSize(), minWidth: size.width * scale + 2 * GAP }}
        >
          {pages.getVirtualItems().map(({ index, start }) => (
            <div key={index} className="absolute inset-x-0" style={{ transform: `translateY(${start}px)` }}>
              <PdfPage
                pdf={pdf}
                number={index + 1}
                size={sizeOf(index + 1)}
                scale={scale}
                target={target.page === index + 1 ? target : undefined}
                find={find}
                onSize={onSize}
                onMark={onMark}
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
};

const PdfViewer = ({ address, target }: { address: Address; target: Target }) => {
  const { t } = useTranslation('viewer');
  const opened = usePdf(address, target.page ?? 1);
  if (opened.state === 'failed') return <ViewerProblem error={opened.error} onRetry={opened.retry} />;
  if (opened.state === 'open') return <Pages pdf={opened.pdf} size={opened.size} target={target} />;
  return (
    <div role="status" aria-label={t('loading')} className="flex-1 bg-active p-3">
      <Skeleton className="mx-auto aspect-[1/1.41] w-full" />
    </div>
  );
};
export default PdfViewer;
