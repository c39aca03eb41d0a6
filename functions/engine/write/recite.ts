// Renumbers the citations of finished blocks, so that a dropped block leaves no reference behind.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Cited } from '../evidence.ts';
import { type Citations, citations } from './citations.ts';
import type { Writing } from './writer.ts';

type Recite = (refs: readonly number[]) => number[];

const sentencesWith = (recite: Recite, sentences: readonly Sentence[]): Sentence[] =>
  sentences.map((one) => ({ ...one, refs: recite(one.refs) }));

const blockWith = (recite: Recite, block: Block): Block => {
  switch (block.kind) {
    case 'text':
      return { ...block, sentences: sentencesWith(recite, block.sentences) };
    case 'list':
      return { ...block, items: block.items.map((item) => sentencesWith(recite, item)) };
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) => row.map((cell) => (cell.refs ? { ...cell, refs: recite(cell.refs) } : cell))),
      };
    case 'quote':
      return { ...block, refs: recite(block.refs) };
    default:
      return block;
  }
};

const reciteWith = (draft: ReturnType<typeof citations>, final: Citations): Recite => {
  const byNumber = new Map(draft.cited().map((one) => [one.n, one]));
  return (refs) =>
    refs.flatMap((n) => {
      const one = byNumber.get(n);
      return one ? [final.cite(one, one.start, one.end).n] : [];
    });
};

export const recited = function* (
  writing: Writing,
  write: (writing: Writing, cited: () => readonly Cited[]) => readonly Block[],
): Generator<Block> {
  const draft = citations('');
  const blocks = write({ ...writing, citations: draft }, draft.cited);
  const recite = reciteWith(draft, writing.citations);
  for (const block of blocks) yield blockWith(recite, block);
};
