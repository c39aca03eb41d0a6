// Search inside a document: the query, the matches and the current one.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useMemo, useState } from 'react';
import type { Find } from './pdf-page.tsx';
import { useFind } from './use-find.ts';

export const useFindInPages = (pdf: PDFDocumentProxy, showPage: (page: number) => void) => {
  const [words, setWords] = useState('');
  const [wanted, setWanted] = useState(0);
  const found = useFind(pdf, words);
  const count = found.hits.length;
  const at = Math.max(0, Math.min(wanted, count - 1));
  const hit = found.hits[at];
  const find = useMemo((): Find | undefined => (words.trim() ? { words, now: hit } : undefined), [words, hit]);
  useEffect(() => {
    if (hit) showPage(hit.page);
  }, [hit, showPage]);
  const onWords = (next: string) => {
    setWords(next);
    setWanted(0);
  };
  const onStep = (by: 1 | -1) => setWanted((at + by + count) % Math.max(1, count));
  return { find, bar: { words, onWords, found, at, onStep } };
};
