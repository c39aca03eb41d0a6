// The same questions put to a plain full-text library (MiniSearch, BM25+) over the same pages, as a yardstick.
import MiniSearch from 'minisearch';
import type { Loaded } from './documents.ts';

export type Place = { readonly document: string; readonly page: number };
type Page = Place & { readonly id: string; readonly text: string };

const pagesOf = ({ filename, segments }: Loaded): Page[] => {
  const texts = new Map<number, string[]>();
  for (const { text, locator } of segments) {
    const page = locator.page ?? 1;
    texts.set(page, [...(texts.get(page) ?? []), text]);
  }
  return [...texts].map(([page, lines]) => ({
    id: `${filename}#${page}`,
    document: filename,
    page,
    text: lines.join('\n'),
  }));
};

/** Pages best first. */
export const plainLibrary = (documents: readonly Loaded[]) => {
  const search = new MiniSearch<Page>({ fields: ['text', 'document'], storeFields: ['document', 'page'] });
  search.addAll(documents.flatMap(pagesOf));
  return (question: string): Place[] =>
    search.search(question).map(({ document, page }) => ({ document: String(document), page: Number(page) }));
};
