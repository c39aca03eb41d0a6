// Defines the mapping of a tenant's index. Terms arrive analyzed, so OpenSearch only splits them at spaces.
import type { SearchEngine } from './engine.ts';

/** Both methods rank unit vectors exactly; the two services support different ones. */
const METHOD = {
  es: { name: 'hnsw', engine: 'lucene', space_type: 'cosinesimil', parameters: { m: 16, ef_construction: 128 } },
  aoss: { name: 'hnsw', engine: 'faiss', space_type: 'innerproduct', parameters: { m: 16, ef_construction: 128 } },
} as const;

/** One shard, so that term weights cover the whole tenant; it holds far more than 100,000 chunks. */
const SETTINGS = {
  es: { number_of_shards: 1, knn: true },
  aoss: { knn: true },
} as const;

export const indexDefinition = (service: SearchEngine['service'], dimension: number) => ({
  // BM25 with k1 1.2 and b 0.75 is the default of both services; serverless may refuse the setting.
  settings: { index: SETTINGS[service] },
  mappings: {
    dynamic: false,
    properties: {
      tenant: { type: 'keyword' },
      projectId: { type: 'keyword' },
      fileId: { type: 'keyword' },
      chunkId: { type: 'keyword' },
      seq: { type: 'integer' },
      terms: { type: 'text', analyzer: 'whitespace' },
      chunk: { type: 'object', enabled: false },
      ...(dimension > 0 ? { vector: { type: 'knn_vector', dimension, method: METHOD[service] } } : {}),
    },
  },
});

/** Converts the service's score back to the cosine. */
export const cosineOf = (service: SearchEngine['service'], score: number): number => {
  if (service === 'es') return 2 * score - 1;
  return score >= 1 ? score - 1 : 1 - 1 / score;
};
