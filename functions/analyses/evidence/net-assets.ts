// Reads a balance sheet that ends in net assets: what is owed is deducted, and no total of equity is named.
import type { Statement } from '#shared/model/statement.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { readAgain } from './read-again.ts';

const NET_ASSETS = /^\s*net assets\s*$/i;

/** Elsewhere net assets may be the difference of a part, so the words count in a balance sheet without another end. */
export const balanceToNetAssets = (chunks: readonly Chunk[]): Statement | undefined =>
  chunks.some(({ kind, text }) => kind === 'table' && /^\s*net assets\t/im.test(text))
    ? readAgain('balance', chunks, (cell) => (NET_ASSETS.test(cell) ? `Total ${cell.trim()}` : cell))
    : undefined;
