// Draws one page and its text layer.
import { type PDFPageProxy, RenderingCancelledException, TextLayer } from 'pdfjs-dist';

/** The most pixels of a canvas; a larger one costs more memory than its sharpness is worth. */
const MAX_PIXELS = 16_000_000;

export type Drawing = { readonly done: Promise<void>; readonly cancel: () => void };

/** `turned`: the degrees by which the reader has turned the pages, added to the document's own rotation. */
export type Scale = { readonly scale: number; readonly turned: number };

export const viewportOf = (page: PDFPageProxy, { scale, turned }: Scale) =>
  page.getViewport({ scale, rotation: (page.rotate + turned) % 360 });

export const drawPage = (page: PDFPageProxy, canvas: HTMLCanvasElement, at: Scale): Drawing => {
  const shown = viewportOf(page, at);
  const sharpness = Math.min(window.devicePixelRatio || 1, 2, Math.sqrt(MAX_PIXELS / (shown.width * shown.height)));
  const viewport = viewportOf(page, { ...at, scale: at.scale * sharpness });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  const done = task.promise.catch((error: unknown) => {
    if (!(error instanceof RenderingCancelledException)) throw error;
  });
  return { done, cancel: () => task.cancel() };
};

export const layText = (page: PDFPageProxy, container: HTMLElement, at: Scale): Drawing => {
  container.replaceChildren();
  const textContentSource = page.streamTextContent();
  const layer = new TextLayer({ textContentSource, container, viewport: viewportOf(page, at) });
  return { done: layer.render(), cancel: () => layer.cancel() };
};
