// The open document of a viewer: opened when its file changes, closed when the viewer unmounts.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useState } from 'react';
import type { Address } from '../signed-address.ts';
import type { PageSize } from './pdf-page.tsx';

export type PdfState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'open'; readonly pdf: PDFDocumentProxy; readonly size: PageSize };

/** `first` is the page shown first; the other pages are assumed to have its size until theirs is known. */
export const usePdf = (address: Address, first: number): PdfState & { retry: () => void } => {
  const [state, setState] = useState<PdfState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page matters only at the opening; an attempt opens again
  useEffect(() => {
    const end = new AbortController();
    const fail = (error: unknown) => end.signal.aborted || setState({ state: 'failed', error });
    const start = async () => {
      const { openPdf } = await import('./open-pdf.ts');
      const { document: pdf } = await openPdf(address, end.signal, fail);
      const page = await pdf.getPage(Math.min(Math.max(1, first), pdf.numPages));
      const { width, height } = page.getViewport({ scale: 1 });
      if (!end.signal.aborted) setState({ state: 'open', pdf, size: { width, height } });
    };
    setState({ state: 'loading' });
    start().catch(fail);
    return () => end.abort();
  }, [address, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
};
