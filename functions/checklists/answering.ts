// What of a row's answer may leave with the list: what answers it, without the passages that only come close.
import type { Block, Cited } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';

const isNear = ({ fit, findings = [] }: Pick<Cited, 'fit' | 'findings'>): boolean =>
  fit === 'near' || findings.some(({ code }) => code === 'offQuestion');

export const answeringBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind === 'text' || block.kind === 'list') return filterSentences(block, (one) => !isNear(one));
    if (block.kind === 'table') {
      const rows = block.rows.filter((cells) => !cells.some(isNear));
      return rows.length > 0 ? [{ ...block, rows }] : [];
    }
    // What the product says of itself stays on the screen.
    return block.kind === 'notice' && block.code !== 'partNotFound' ? [] : [block];
  });
