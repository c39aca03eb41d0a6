// One page of a PDF: the drawing, its selectable text, the frame around a cited passage and search highlights.
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { cx } from '#web/components/ui/class-names.ts';
import type { Target } from '../text/find-segment.ts';
import { drawPage, layText, viewportOf } from './draw-page.ts';
import { markFound, markQuote } from './highlights.ts';
import { PassageFrame } from './passage-frame.tsx';

export type Find = {
  readonly words: string;
  readonly now: { readonly page: number; readonly index: number } | undefined;
};
export type PageSize = { readonly width: number; readonly height: number };
/**
 * Receives the position of the mark of a passage or match, as a share of the page's height, each time the page is laid
 * out.
 */
type OnMark = (what: object, number: number, top: number) => void;
export type PdfPageProps = {
  pdf: PDFDocumentProxy;
  number: number;
  size: PageSize;
  scale: number;
  /** The degrees by which the reader has turned the pages. */
  turned: number;
  /** The cited passage, if it is on this page. */
  target: Target | undefined;
  find: Find | undefined;
  /** Receives the size of the upright page. */
  onSize: (number: number, size: PageSize) => void;
  onCited: OnMark;
  onFound: OnMark;
};

const usePage = ({ pdf, number, onSize }: PdfPageProps): PDFPageProxy | undefined => {
  const [page, setPage] = useState<PDFPageProxy>();
  useEffect(() => {
    let wanted = true;
    pdf.getPage(number).then(
      (found) => {
        if (!wanted) return;
        const { width, height } = viewportOf(found, { scale: 1, turned: 0 });
        onSize(number, { width, height });
        setPage(found);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [pdf, number, onSize]);
  return page;
};

const topOf = (range: Range | undefined, layer: HTMLElement): number | undefined => {
  if (!range) return undefined;
  const { top, height } = layer.getBoundingClientRect();
  return height > 0 ? (range.getBoundingClientRect().top - top) / height : undefined;
};

const useLayers = (props: PdfPageProps, page: PDFPageProxy | undefined) => {
  const { scale, turned } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [laid, setLaid] = useState(0);
  useEffect(() => {
    if (!page || !canvas.current || !text.current) return;
    let wanted = true;
    const drawing = drawPage(page, canvas.current, { scale, turned });
    drawing.done.catch(() => undefined);
    const laying = layText(page, text.current, { scale, turned });
    laying.done.then(
      () => wanted && setLaid((count) => count + 1),
      () => undefined,
    );
    return () => {
      wanted = false;
      drawing.cancel();
      laying.cancel();
    };
  }, [page, scale, turned]);
  return { canvas, text, laid };
};

export const PdfPage = (props: PdfPageProps) => {
  const { number, size, scale, turned, target, find, onCited, onFound } = props;
  const page = usePage(props);
  const { canvas, text, laid } = useLayers(props, page);
  const here = find?.now?.page === number ? find.now : undefined;

  useEffect(() => {
    if (!laid || !target?.quote || !text.current) return;
    const { undo, range } = markQuote(text.current, target.quote);
    const top = topOf(range, text.current);
    if (top !== undefined && !target.box) onCited(target, number, top);
    return undo;
  }, [laid, target, number, onCited, text]);

  useEffect(() => {
    if (!laid || !find?.words || !text.current) return;
    const { undo, range } = markFound(text.current, find.words, here?.index);
    const top = topOf(range, text.current);
    if (here && top !== undefined) onFound(here, number, top);
    return undo;
  }, [laid, find?.words, here, number, onFound, text]);

  return (
    <div
      data-page={number}
      className="relative mx-auto bg-[#fff] shadow-rest outline-1 outline-line"
      style={{ width: size.width * scale, height: size.height * scale, ['--page-scale' as string]: scale }}
    >
      <canvas ref={canvas} className={cx('absolute inset-0 size-full', !page && 'invisible')} />
      <div ref={text} className="pdf-text" />
      {target?.box && <PassageFrame box={target.box} turned={turned} />}
    </div>
  );
};
