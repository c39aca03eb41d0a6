// A PDF as a column of pages, opened at the cited passage; only visible pages are rendered.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { Address } from '../signed-address.ts';
import type { Target } from '../text/find-segment.ts';
import { ViewerProblem } from '../viewer-problem.tsx';
import { GAP } from './page-column.ts';
import { turnedBox } from './passage-frame.tsx';
import { type PageSize, PdfPage } from './pdf-page.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useFindInPages } from './use-find-in-pages.ts';
import { usePageLabels } from './use-page-labels.ts';
import { usePages } from './use-pages.ts';
import { usePdf } from './use-pdf.ts';
import './pdf.css';

type ShowPage = (number: number, share?: number) => void;

/** Scrolls to a target only once, even if it is reported again: afterwards the reader does the scrolling. */
const useOnce = (showPage: ShowPage) => {
  const shown = useRef<object>(undefined);
  return useCallback(
    (what: object, ...place: Parameters<ShowPage>) => {
      if (shown.current === what) return;
      shown.current = what;
      showPage(...place);
    },
    [showPage],
  );
};

type PagesProps = { pdf: PDFDocumentProxy; size: PageSize; target: Target };

const Pages = ({ pdf, size, target }: PagesProps) => {
  const pages = usePages(pdf.numPages, size);
  const { scroller, column, ready, scale, turned, first, sizeOf, showPage } = pages;
  const labelOf = usePageLabels(pdf);
  const [small, showSmall] = useState(false);
  const { find, bar } = useFindInPages(pdf, showPage);
  const [arrive, onCited, onFound] = [useOnce(showPage), useOnce(showPage), useOnce(showPage)];
  useLayoutEffect(() => {
    const top = target.box && turnedBox(target.box, turned)[1];
    if (ready && target.page) arrive(target, Math.min(target.page, pdf.numPages), top);
  }, [ready, target, pdf, turned, arrive]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PdfToolbar
        page={pages.current}
        count={pdf.numPages}
        label={labelOf(pages.current)}
        onPage={showPage}
        pagesShown={small}
        onPages={() => showSmall(!small)}
        onTurn={pages.turn}
        scale={scale}
        fits={pages.fits}
        onZoom={pages.zoomBy}
        onFit={pages.fit}
        find={bar}
      />
      <div className="flex min-h-0 flex-1">
        {small && (
          <Thumbnails
            pdf={pdf}
            size={first}
            turned={turned}
            current={pages.current}
            labelOf={labelOf}
            onPage={showPage}
          />
        )}
        <div
          ref={scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          role="document"
          className="min-h-0 min-w-0 flex-1 overflow-auto bg-active -outline-offset-2"
        >
          <div className="relative" style={{ height: pages.height, minWidth: first.width * scale + 2 * GAP }}>
            {column.getVirtualItems().map(({ index, start }) => (
              <div key={index} className="absolute inset-x-0" style={{ transform: `translateY(${start}px)` }}>
                <PdfPage
                  pdf={pdf}
                  number={index + 1}
                  size={sizeOf(index + 1)}
                  scale={scale}
                  turned={turned}
                  target={target.page === index + 1 ? target : undefined}
                  find={find}
                  onSize={pages.onSize}
                  onCited={onCited}
                  onFound={onFound}
                />
              </div>
            ))}
          </div>
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
      <Skeleton className="mx-auto h-96 w-full" />
    </div>
  );
};
export default PdfViewer;
