// Reads the drawing operations of a PDF page up to a limit, which pdf.js does not offer.
import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Operations } from './replay.ts';

/** A page with more is a map or a construction drawing. Set by hand: a dense table has 20,000. */
const MAX_OPERATIONS = 200_000;

type Chunk = { readonly length: number; readonly fnArray: unknown[]; readonly argsArray: unknown[] };
type Reading = { readonly operatorList: Operations };

/**
 * `undefined` for a page with too many. pdf.js collects all operations before it returns any, so that those of one large
 * drawing would not fit into memory: this page of it collects no more than the limit.
 */
export const operationsOf = async (page: PDFPageProxy): Promise<Operations | undefined> => {
  const collect: unknown = Reflect.get(page, '_renderPageChunk');
  let count = 0;
  Object.assign(page, {
    _renderPageChunk: (chunk: Chunk, reading: Reading) => {
      count += chunk.length;
      const isOver = count > MAX_OPERATIONS;
      if (typeof collect === 'function') collect.call(page, isOver ? { ...chunk, length: 0 } : chunk, reading);
    },
  });
  const operations = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  return count > MAX_OPERATIONS ? undefined : operations;
};
