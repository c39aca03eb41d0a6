// What of a row's answer may leave with the list: what answers it, without the passages that only come close.
import type { Block, Cited, Sentence } from '#shared/report/blocks.ts';

const isNear = ({ fit, findings = [] }: Pick<Cited, 'fit' | 'findings'>): boolean =>
  fit === 'near' || findings.some(({ code }) => code === 'offQuestion');

const answering = (sentences: readonly Sentence[]): Sentence[] => sentences.filter((one) => !isNear(one));

export const answeringBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind === 'text') {
      const sentences = answering(block.sentences);
      return sentences.length > 0 ? [{ ...block, sentences }] : [];
    }
    if (block.kind === 'list') {
      const items = block.items.map(answering).filter((item) => item.length > 0);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    if (block.kind === 'table') {
      const rows = block.rows.filter((cells) => !cells.some(isNear));
      return rows.length > 0 ? [{ ...block, rows }] : [];
    }
    // What the product says of itself stays on the screen.
    return block.kind === 'notice' && block.code !== 'partNotFound' ? [] : [block];
  });
