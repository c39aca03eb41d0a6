// Makes equal chunks one object, so that their words and tables are parsed only once.
import type { Chunk } from '../../ports/search-index.ts';

const MAX_ENTRIES = 8_000;
const byId = new Map<string, Chunk>();

const isSame = (a: Chunk, b: Chunk): boolean =>
  a.text === b.text && a.projectId === b.projectId && JSON.stringify(a.context) === JSON.stringify(b.context);

/** Compares text and context too, since ids may repeat between tenants by chance. */
export const interned = (chunk: Chunk): Chunk => {
  const known = byId.get(chunk.id);
  if (known && (known === chunk || isSame(known, chunk))) return known;
  const oldest = byId.size >= MAX_ENTRIES ? byId.keys().next().value : undefined;
  if (oldest !== undefined) byId.delete(oldest);
  byId.set(chunk.id, chunk);
  return chunk;
};
