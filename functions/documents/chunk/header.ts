// Formats a chunk's context as words, which are searched and embedded together with its text.
import type { Chunk, ChunkContext } from '../../ports/search-index.ts';

const headerOf = ({ company, document, periods, section, unit, basis }: ChunkContext): string =>
  [company, document.replace(/\.[a-z0-9]{1,5}$/i, ''), section, periods.join(' '), basis, unit]
    .filter((part) => part !== undefined && part !== '')
    .join('\n');

export const searchableText = (chunk: Chunk): string => `${headerOf(chunk.context)}\n${chunk.text}`;
