// The baseline: asks the same questions of a plain full-text library (MiniSearch, BM25+) over the same pages.
import MiniSearch from 'minisearch';
import type { Loaded } from './documents.ts';

export type Place = { readonly document: string; readonly page: number; readonly text: string };
type Page = Place & { readonly id: string };

/** A document without pages is cut into pieces of about a page. */
const ROWS_OF_A_PAGE = 40;

const pagesOf = ({ filename, segments }: Loaded): Page[] => {
  const texts = new Map<number, string[]>();
  for (const [n, { text, locator }] of segments.entries()) {
    const page = locator.page ?? 1 + Math.floor(n / ROWS_OF_A_PAGE);
    texts.set(page, [...(texts.get(page) ?? []), text]);
  }
  return [...texts].map(([page, lines]) => ({
    id: `${filename}#${page}`,
    document: filename,
    page,
    text: lines.join('\n'),
  }));
};

/** Returns a function that finds pages, best first. */
export const plainLibrary = (documents: readonly Loaded[]) => {
  const search = new MiniSearch<Page>({ fields: ['text', 'document'], storeFields: ['document', 'page', 'text'] });
  search.addAll(documents.flatMap(pagesOf));
  return (question: string): Place[] =>
    search
      .search(question)
      .map(({ document, page, text }) => ({ document: String(document), page: Number(page), text: String(text) }));
};
