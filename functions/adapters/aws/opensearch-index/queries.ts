// Builds the bodies of all queries, each with the tenant. Queries are built nowhere else.
import { termText } from './document.ts';

type Filter = {
  readonly tenant: string;
  readonly projectIds?: readonly string[] | undefined;
  readonly fileIds?: readonly string[] | undefined;
  readonly chunkIds?: readonly string[] | undefined;
  readonly seq?: { readonly from: number; readonly to?: number | undefined } | undefined;
};

export const filterOf = ({ tenant, projectIds, fileIds, chunkIds, seq }: Filter): readonly object[] => [
  { term: { tenant } },
  ...(projectIds ? [{ terms: { projectId: projectIds } }] : []),
  ...(fileIds ? [{ terms: { fileId: fileIds } }] : []),
  ...(chunkIds ? [{ terms: { chunkId: chunkIds } }] : []),
  ...(seq ? [{ range: { seq: { gte: seq.from, ...(seq.to === undefined ? {} : { lte: seq.to }) } } }] : []),
];

const SOURCE = ['tenant', 'chunk'];

export const byWords = (filter: Filter, terms: readonly string[], size: number) => ({
  size,
  _source: SOURCE,
  query: {
    bool: {
      must: [{ match: { terms: { query: termText(terms), operator: 'or' } } }],
      filter: filterOf(filter),
    },
  },
});

export const byVector = (filter: Filter, vector: readonly number[], size: number) => ({
  size,
  _source: SOURCE,
  query: { knn: { vector: { vector, k: size, filter: { bool: { filter: filterOf(filter) } } } } },
});

export const bySeq = (filter: Filter, size: number) => ({
  size,
  _source: SOURCE,
  sort: [{ seq: 'asc' }],
  query: { bool: { filter: filterOf(filter) } },
});

export const idsOnly = (filter: Filter, size: number) => ({
  size,
  _source: false,
  query: { bool: { filter: filterOf(filter) } },
});

export const counting = (filter: Filter) => ({ query: { bool: { filter: filterOf(filter) } } });
