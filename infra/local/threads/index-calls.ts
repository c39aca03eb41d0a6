// The search index for other threads: one thread holds its memory and is its only writer.
import type { SqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import { batchesOf } from '#functions/adapters/node/chunk-batches.ts';
import type { Index } from '#functions/ports/search-index.ts';
import type { Calls } from './calls.ts';

export const indexMethods = (index: SqliteIndex) => ({
  put: index.put,
  removeFile: index.removeFile,
  lexical: index.lexical,
  nearest: index.nearest,
  range: index.range,
  count: index.count,
});

/** `calls` is evaluated at each call, since the thread starts on first use. */
export const indexOver = (calls: () => Pick<Calls, 'call'>): Index => ({
  // A generator cannot leave its thread, so its chunks are sent in batches.
  put: async (tenant, chunks) => {
    for await (const batch of batchesOf(chunks)) await calls().call('put', tenant, batch);
  },
  removeFile: (target) => calls().call('removeFile', target),
  lexical: (query) => calls().call('lexical', query),
  nearest: (query) => calls().call('nearest', query),
  range: (target) => calls().call('range', target),
  count: (scope) => calls().call('count', scope),
});
