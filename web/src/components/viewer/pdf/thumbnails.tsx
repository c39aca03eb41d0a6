// Thumbnails of a PDF's pages in a column: the current one is marked, a press opens another.
import { useVirtualizer } from '@tanstack/react-virtual';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/components/ui/class-names.ts';
import { drawPage, viewportOf } from './draw-page.ts';
import type { PageSize } from './pdf-page.tsx';

const WIDTH = 84;
const LABEL_HEIGHT = 32;

type ThumbnailsProps = {
  pdf: PDFDocumentProxy;
  size: PageSize;
  turned: number;
  current: number;
  labelOf: (page: number) => string;
  onPage: (page: number) => void;
};

const Picture = ({ pdf, number, turned }: Pick<ThumbnailsProps, 'pdf' | 'turned'> & { number: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let cancel = () => {};
    let wanted = true;
    pdf.getPage(number).then(
      (page) => {
        if (!wanted || !canvas.current) return;
        const drawing = drawPage(page, canvas.current, {
          scale: WIDTH / viewportOf(page, { scale: 1, turned }).width,
          turned,
        });
        drawing.done.catch(() => undefined);
        cancel = drawing.cancel;
      },
      () => undefined,
    );
    return () => {
      wanted = false;
      cancel();
    };
  }, [pdf, number, turned]);
  return <canvas ref={canvas} style={{ width: WIDTH }} className="mx-auto bg-[#fff] shadow-rest" />;
};

export const Thumbnails = ({ pdf, size, turned, current, labelOf, onPage }: ThumbnailsProps) => {
  const { t } = useTranslation('viewer');
  const scroller = useRef<HTMLElement>(null);
  const list = useVirtualizer({
    count: pdf.numPages,
    getScrollElement: () => scroller.current,
    estimateSize: () => (size.height / size.width) * WIDTH + LABEL_HEIGHT,
    overscan: 2,
  });
  const { scrollToIndex, measure } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights follow from how the pages are turned
  useEffect(() => measure(), [measure, turned]);
  useEffect(() => scrollToIndex(current - 1, { align: 'auto' }), [current, scrollToIndex]);
  return (
    <nav
      ref={scroller}
      aria-label={t('pages')}
      className="w-28 shrink-0 overflow-y-auto border-line border-r bg-sunken py-2"
    >
      <div className="relative" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start }) => (
          <button
            key={index}
            type="button"
            aria-label={t('openPage', { page: index + 1 })}
            aria-current={index + 1 === current ? 'page' : undefined}
            onClick={() => onPage(index + 1)}
            style={{ transform: `translateY(${start}px)` }}
            className={cx(
              'absolute inset-x-1.5 top-0 rounded-control p-1.5 text-center text-chip text-fg3 tabular hover:bg-hover',
              'aria-[current=page]:bg-active aria-[current=page]:font-semibold aria-[current=page]:text-fg',
            )}
          >
            <Picture pdf={pdf} number={index + 1} turned={turned} />
            {labelOf(index + 1)}
          </button>
        ))}
      </div>
    </nav>
  );
};
