// The page of a line; in documents without pages, its passage.
import type { Locator } from '#shared/model/file.ts';
import type { Passage } from '../../evidence.ts';
import type { Citations } from '../citations.ts';

const NO_PAGE = '';
const pageKey = (fileId: string, locator: Locator = {}): string => {
  const page = locator.page ?? locator.slide;
  return page === undefined ? NO_PAGE : `${fileId} ${page}`;
};

/** The page of a stretch; in documents without pages, its passage. */
export const pageOf = ({ chunk }: Passage, start: number): string =>
  pageKey(chunk.fileId, (chunk.spans.find((span) => span.end > start) ?? chunk.spans[0])?.locator) || chunk.id;

/** The pages that are cited, and the passages of documents without pages. */
export const citedPages = (citations: Citations): Set<string> =>
  new Set([...citations.all().map(({ fileId = '', locator }) => pageKey(fileId, locator)), ...citations.citedChunks()]);
