// The search index as other threads reach it: one thread holds its memory and is its only writer.
import type { SqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import type { Index } from '#functions/ports/index-port.ts';
import type { Calls } from './calls.ts';

export const indexMethods = (index: SqliteIndex) => ({
  put: index.put,
  removeFile: index.removeFile,
  lexical: index.lexical,
  nearest: index.nearest,
  range: index.range,
  count: index.count,
});

/** `calls` is asked at each call: the thread is started when it is first needed. */
export const indexOver = (calls: () => Calls): Index => ({
  put: (tenant, chunks) => calls().call('put', tenant, chunks),
  removeFile: (target) => calls().call('removeFile', target),
  lexical: (query) => calls().call('lexical', query),
  nearest: (query) => calls().call('nearest', query),
  range: (target) => calls().call('range', target),
  count: (scope) => calls().call('count', scope),
});
