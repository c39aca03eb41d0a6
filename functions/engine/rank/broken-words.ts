// Finds the words that the lines of a narrow column break: スプリントレビ over ュー, in a table that is read line by line.
import type { Chunk } from '../../ports/search-index.ts';
import { terms } from '../terms.ts';

/** Japanese text, which has no spaces between words; a cell with figures ends a word. */
const IN_CJK = /^[^\d\s]*[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]\D*$/u;

/** The terms of each column read downwards. */
export const brokenTerms = ({ kind, text }: Pick<Chunk, 'kind' | 'text'>): readonly string[] => {
  if (kind !== 'table') return [];
  const rows = text.split('\n').map((line) => line.split('\t').map((cell) => cell.trim()));
  const width = Math.max(...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, at) =>
    rows.map(({ [at]: cell = '' }) => (IN_CJK.test(cell) ? cell : ' ')).join(''),
  ).flatMap(terms);
};
