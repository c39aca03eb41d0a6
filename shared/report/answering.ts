// Reduces an answer to what an exported list contains: what answers it, without passages that only come close.
import type { Block, Cited } from './blocks.ts';
import { filterSentences } from './visit.ts';

type Judged = Pick<Cited, 'fit' | 'findings' | 'check'>;

const isNear = ({ fit, findings = [] }: Judged): boolean =>
  fit === 'near' || findings.some(({ code }) => code === 'offQuestion');

const isUnsure = ({ check }: Judged): boolean => check !== undefined && check !== 'verified';

/** Removes sentences and lines that are left out. */
const blocksWithout = (blocks: readonly Block[], isLeftOut: (one: Judged) => boolean): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind === 'text' || block.kind === 'list') return filterSentences(block, (one) => !isLeftOut(one));
    if (block.kind === 'table') {
      const rows = block.rows.filter((cells) => !cells.some(isLeftOut));
      return rows.length > 0 ? [{ ...block, rows }] : [];
    }
    // Remarks of the product on its own work stay on the screen.
    return block.kind === 'notice' && block.code !== 'partNotFound' ? [] : [block];
  });

export const answeringBlocks = (blocks: readonly Block[]): Block[] => blocksWithout(blocks, isNear);

/** The blocks that may be read without their references. */
export const verifiedBlocks = (blocks: readonly Block[]): Block[] => blocksWithout(blocks, isUnsure);
