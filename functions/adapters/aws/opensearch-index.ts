// Implements the search index with OpenSearch, managed or serverless: one index per tenant, and the tenant in every
// query too.
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { Hit, Index, Scope } from '../../ports/search-index.ts';
import { checked, chunkOf, Found, type IndexScope, type Row } from './opensearch-index/document.ts';
import { indexName, type SearchEngine } from './opensearch-index/engine.ts';
import { cosineOf } from './opensearch-index/mapping.ts';
import { bySeq, byVector, byWords, counting } from './opensearch-index/queries.ts';
import { fine, sender } from './opensearch-index/request.ts';
import { put, remove } from './opensearch-index/writes.ts';

const Count = z.object({ count: z.number().int() });
const MAX_RANGE = 1000;
/** Stays below OpenSearch's limit of 1,024 clauses. */
const MAX_TERMS = 1000;
/** While the index starts, a read fails at once so that the caller retries; a write waits. */
const READ_TRIES = { es: 4, aoss: 2 } as const;

const nothing = ({ projectIds, fileIds }: Scope): boolean => projectIds.length === 0 || fileIds?.length === 0;

export const openSearchIndex = (engine: SearchEngine): Index => {
  const send = sender(engine);
  const writer = { engine, send };
  const tries = READ_TRIES[engine.service];

  const search = async (scope: Omit<IndexScope, 'index'>, body: object): Promise<readonly Row[]> => {
    const index = indexName(scope.tenant);
    const reply = await send({ method: 'POST', path: `/${index}/_search`, body: JSON.stringify(body) }, tries);
    // The index does not exist: nothing was ever stored.
    if (reply.status === 404) return [];
    const found = Found.parse(fine(reply));
    if (found.timed_out || found._shards.failed > 0) throw new AppError('unavailable');
    return checked(engine, { ...scope, index }, found.hits.hits);
  };
  const hits = (rows: readonly Row[], score: (row: Row) => number): readonly Hit[] =>
    rows.map((row) => ({ chunk: chunkOf(row), score: score(row) }));

  return {
    put: (tenant, chunks) => put(writer, tenant, chunks),
    removeFile: ({ tenant, fileId, fromSeq }) =>
      remove(writer, { tenant, fileIds: [fileId], ...(fromSeq === undefined ? {} : { seq: { from: fromSeq } }) }),
    lexical: async ({ scope, terms, limit }) => {
      if (nothing(scope) || terms.length === 0) return [];
      return hits(await search(scope, byWords(scope, terms.slice(0, MAX_TERMS), limit)), ({ _score }) => _score ?? 0);
    },
    nearest: async ({ scope, vector, limit }) => {
      if (nothing(scope) || !vector.some((value) => value !== 0)) return [];
      const rows = await search(scope, byVector(scope, vector, limit));
      return hits(rows, ({ _score }) => cosineOf(engine.service, _score ?? 0));
    },
    range: async ({ tenant, fileId, from, to }) => {
      const size = Math.min(MAX_RANGE, to - from + 1);
      if (size < 1) return [];
      const filter = { tenant, fileIds: [fileId] };
      return (await search(filter, bySeq({ ...filter, seq: { from, to } }, size))).map(chunkOf);
    },
    count: async (scope) => {
      if (nothing(scope)) return 0;
      const path = `/${indexName(scope.tenant)}/_count`;
      const reply = await send({ method: 'POST', path, body: JSON.stringify(counting(scope)) }, tries);
      return reply.status === 404 ? 0 : Count.parse(fine(reply)).count;
    },
  };
};
