// The labels that a document gives its pages: iv, 12, A-3; page numbers where it gives none.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useState } from 'react';

export const usePageLabels = (pdf: PDFDocumentProxy): ((page: number) => string) => {
  const [labels, setLabels] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    pdf.getPageLabels().then(
      (found) => wanted && setLabels(found ?? []),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [pdf]);
  return useCallback((page: number) => labels[page - 1]?.trim() || String(page), [labels]);
};
