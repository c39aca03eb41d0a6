// Visits the sentences of a block (of texts, lists and timelines), or all that it cites: reads, maps or filters them.
import type { Block, Sentence } from './blocks.ts';

export const sentencesOf = (block: Block): readonly Sentence[] => {
  if (block.kind === 'text') return block.sentences;
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'timeline' ? block.entries.flatMap(({ sentences }) => sentences) : [];
};

/** Maps each sentence of a block; other kinds are returned unchanged. */
export const mapSentences = (block: Block, map: (sentence: Sentence) => Sentence): Block => {
  if (block.kind === 'text') return { ...block, sentences: block.sentences.map(map) };
  if (block.kind === 'list') return { ...block, items: block.items.map((item) => item.map(map)) };
  if (block.kind !== 'timeline') return block;
  return { ...block, entries: block.entries.map((entry) => ({ ...entry, sentences: entry.sentences.map(map) })) };
};

/** Maps each text with references of a block: its sentences, and the cells of its table or matrix. */
export const mapCited = (block: Block, map: (text: string, refs: readonly number[]) => string): Block => {
  const mapped = <T extends { readonly text?: string | undefined; readonly refs?: readonly number[] | undefined }>(
    one: T,
  ): T => (one.text === undefined ? one : { ...one, text: map(one.text, one.refs ?? []) });
  if (block.kind === 'table') return { ...block, rows: block.rows.map((row) => row.map(mapped)) };
  if (block.kind !== 'matrix') return mapSentences(block, mapped);
  return { ...block, rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(mapped) })) };
};

/**
 * Keeps the sentences of a text or list that pass, and no block if none is left; other kinds are returned unchanged.
 */
export const filterSentences = (block: Block, passes: (sentence: Sentence) => boolean): Block[] => {
  if (block.kind === 'text') {
    const sentences = block.sentences.filter(passes);
    return sentences.length > 0 ? [{ ...block, sentences }] : [];
  }
  if (block.kind !== 'list') return [block];
  const items = block.items.map((item) => item.filter(passes)).filter((item) => item.length > 0);
  return items.length > 0 ? [{ ...block, items }] : [];
};
