// Recognizes tables of contents, whose numbers are pages, not amounts.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import pageColumns from '#shared/language/lexicon/page-columns.json' with { type: 'json' };
import type { Chunk } from '../../ports/search-index.ts';

const wordsIn = compile(pageColumns);

const headsPages = (cell: string): boolean => {
  const heading = cell.trim().replace(/[.:]$/, '');
  const [found] = wordsIn(heading);
  return found?.start === 0 && found.end === heading.length;
};

const KNOWN = new WeakMap<Chunk, boolean>();
/** Whether one of its lines is the head of a page column only. */
export const isPageIndex = (chunk: Chunk): boolean => {
  const known = KNOWN.get(chunk);
  if (known !== undefined) return known;
  const made = chunk.text.split('\n').some((line) => {
    const cells = line.split('\t').filter((cell) => cell.trim() !== '');
    return line.includes('\t') && cells.length === 1 && headsPages(cells[0] ?? '');
  });
  KNOWN.set(chunk, made);
  return made;
};
