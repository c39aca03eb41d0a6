// Draws one page and lays its text over it.
import { type PDFPageProxy, RenderingCancelledException, TextLayer } from 'pdfjs-dist';

/** A canvas larger than this costs more memory than its sharpness is worth. */
const MOST_PIXELS = 16_000_000;

export type Drawing = { readonly done: Promise<void>; readonly cancel: () => void };

export const drawPage = (page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number): Drawing => {
  const at = page.getViewport({ scale });
  const sharpness = Math.min(window.devicePixelRatio || 1, 2, Math.sqrt(MOST_PIXELS / (at.width * at.height)));
  const viewport = page.getViewport({ scale: scale * sharpness });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  const done = task.promise.catch((error: unknown) => {
    if (!(error instanceof RenderingCancelledException)) throw error;
  });
  return { done, cancel: () => task.cancel() };
};

export const layText = (page: PDFPageProxy, container: HTMLElement, scale: number): Drawing => {
  container.replaceChildren();
  const textContentSource = page.streamTextContent();
  const layer = new TextLayer({ textContentSource, container, viewport: page.getViewport({ scale }) });
  return { done: layer.render(), cancel: () => layer.cancel() };
};
