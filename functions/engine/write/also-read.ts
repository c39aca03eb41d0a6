// Passages that were read and are not cited: a reader may look further there.
import type { Reference } from '#shared/report/blocks.ts';
import type { Passage } from '../evidence.ts';
import { type Citations, type Outside, referenceOf } from './citations.ts';

const MOST = 8;

export const alsoRead = (
  passages: readonly Passage[],
  cited: Citations,
  retrievedAt: string,
  outside: Outside,
): Reference[] => {
  const chunks = cited.citedChunks();
  const first = cited.all().length;
  return passages
    .filter(({ chunk }) => !chunks.has(chunk.id))
    .slice(0, MOST)
    .map(({ source, chunk }, i) => {
      const quote = chunk.text.slice(0, 300);
      return referenceOf({ n: first + i + 1, source, chunk, start: 0, end: quote.length, quote }, retrievedAt, outside);
    });
};
