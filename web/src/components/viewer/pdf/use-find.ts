// Searches all pages of a document, page by page, so that the first matches come at once.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { findAll } from '../match-quote.ts';

type Hit = { readonly page: number; readonly index: number };
export type Found = { readonly hits: readonly Hit[]; readonly page: number; readonly over: boolean };

const NOTHING: Found = { hits: [], page: 0, over: true };
const MAX_HITS = 1000;
const PAUSE_MS = 250;

const hitsOn = async (pdf: PDFDocumentProxy, page: number, words: string): Promise<Hit[]> => {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  const pieces = items.map((item) => ('str' in item ? item.str : ''));
  return findAll(pieces, words).map((_, index) => ({ page, index }));
};

export const useFind = (pdf: PDFDocumentProxy, words: string): Found => {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    const end = new AbortController();
    const run = async () => {
      let hits: Hit[] = [];
      for (let page = 1; page <= pdf.numPages && hits.length < MAX_HITS && !end.signal.aborted; page++) {
        const here = await hitsOn(pdf, page, words).catch(() => []);
        hits = [...hits, ...here];
        const worthShowing = here.length > 0 || page % 20 === 0;
        if (worthShowing && !end.signal.aborted) setFound({ hits, page, over: false });
      }
      if (!end.signal.aborted) setFound({ hits, page: pdf.numPages, over: true });
    };
    setFound(words.trim() ? { hits: [], page: 0, over: false } : NOTHING);
    const timer = words.trim() ? setTimeout(run, PAUSE_MS) : undefined;
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [pdf, words]);
  return found;
};
