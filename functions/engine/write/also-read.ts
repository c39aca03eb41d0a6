// Lists passages that were read on pages that are not cited, for a reader who wants to look further.
import type { Reference } from '#shared/report/blocks.ts';
import type { Passage } from '../evidence.ts';
import { type Citations, type Outside, referenceOf } from './citations.ts';
import { citedPages, pageOf } from './close/pages.ts';

const MAX_SHOWN = 8;

export const alsoRead = (
  passages: readonly Passage[],
  cited: Citations,
  retrievedAt: string,
  outside: Outside,
): Reference[] => {
  const chunks = cited.citedChunks();
  const pages = citedPages(cited);
  const first = cited.all().length;
  return passages
    .filter((passage) => {
      const page = pageOf(passage, 0);
      const isNew = !chunks.has(passage.chunk.id) && !pages.has(page);
      pages.add(page);
      return isNew;
    })
    .slice(0, MAX_SHOWN)
    .map(({ source, chunk }, i) => {
      const quote = chunk.text.slice(0, 300);
      return referenceOf({ n: first + i + 1, source, chunk, start: 0, end: quote.length, quote }, retrievedAt, outside);
    });
};
