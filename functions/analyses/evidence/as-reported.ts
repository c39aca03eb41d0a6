// What was selected for an answer, as a report prints it: without the numbers that documents give their headings.
import type { Block } from '#shared/report/blocks.ts';

/** A report numbers its own headings: of "3. 주요 고객" the name is left. */
const ENUMERATOR =
  /^(?:[([]?(?:\d{1,2}(?:[-.]\d{1,2})*|[IVX]{1,4}|[가나다라마바사아자차카타파하]|[A-Za-z])[.)\]]|[①-⑳■□●○▶◆]|第\d{1,2}[章節項]?)\s+(?=\S)/u;
const unnumbered = (block: Block): Block => {
  if (block.kind === 'heading') return { ...block, text: block.text.replace(ENUMERATOR, '') };
  if (block.kind !== 'table' || !block.caption) return block;
  return { ...block, caption: block.caption.replace(ENUMERATOR, '') };
};

/** Rows of a statement, found by a word, under no name of what they list: they answer no question in words. */
const isLoose = (block: Block): boolean => block.kind === 'table' && block.columns[0]?.label === '';

export const asReported = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block) => !isLoose(block)).map(unnumbered);
