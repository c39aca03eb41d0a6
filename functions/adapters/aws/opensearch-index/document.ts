// Converts chunks to OpenSearch documents and back: every returned row is checked against the request.
import * as z from 'zod';
import { Locator } from '#shared/model/file.ts';
import type { Chunk, IndexedChunk, Scope } from '../../../ports/search-index.ts';
import type { SearchEngine } from './engine.ts';

const StoredChunk = z.object({
  id: z.string(),
  projectId: z.string(),
  fileId: z.string(),
  seq: z.number().int(),
  kind: z.enum(['prose', 'table']),
  text: z.string(),
  spans: z.array(z.object({ start: z.number(), end: z.number(), locator: Locator })),
  context: z.object({
    company: z.string().optional(),
    document: z.string(),
    periods: z.array(z.string()),
    reported: z.string().optional(),
    section: z.string().optional(),
    unit: z.string().optional(),
    unitOfAmounts: z.string().optional(),
    basis: z.enum(['consolidated', 'separate']).optional(),
    hasConsolidated: z.boolean().optional(),
    language: z.string(),
    broken: z
      .array(
        z.object({ start: z.number(), end: z.number(), shown: z.string(), value: z.number(), equation: z.string() }),
      )
      .optional(),
    others: z.array(z.object({ start: z.number(), end: z.number(), primary: z.string() })).optional(),
    breakdowns: z
      .array(
        z.object({
          metric: z.string(),
          period: z.string(),
          start: z.number(),
          end: z.number(),
          column: z.number(),
          power: z.number().optional(),
          unit: z.string().optional(),
        }),
      )
      .optional(),
    names: z.array(z.object({ kind: z.string(), name: z.string() })).optional(),
  }),
});
const Row = z.object({
  _id: z.string(),
  _index: z.string(),
  _score: z.number().nullish(),
  _source: z.object({ tenant: z.string(), chunk: StoredChunk }),
});
export type Row = z.infer<typeof Row>;

export const Found = z.object({
  timed_out: z.boolean(),
  _shards: z.object({ failed: z.number() }),
  hits: z.object({ hits: z.array(Row) }),
});

/** A 32-bit float holds seven digits. */
const short = (value: number): number => Number(value.toPrecision(7));

export const termText = (terms: readonly string[]): string => terms.map((term) => term.replace(/\s+/g, '_')).join(' ');

export const documentOf = (tenant: string, { terms, vector, ...chunk }: IndexedChunk) => ({
  tenant,
  projectId: chunk.projectId,
  fileId: chunk.fileId,
  chunkId: chunk.id,
  seq: chunk.seq,
  terms: termText(terms),
  ...(vector.length > 0 ? { vector: vector.map(short) } : {}),
  chunk,
});

export type IndexScope = { readonly tenant: string; readonly index: string } & Partial<
  Pick<Scope, 'projectIds' | 'fileIds'>
>;

const isInScope = ({ tenant, index, projectIds, fileIds }: IndexScope, { _index, _source }: Row): boolean =>
  _index === index &&
  _source.tenant === tenant &&
  (!projectIds || projectIds.includes(_source.chunk.projectId)) &&
  (!fileIds || fileIds.includes(_source.chunk.fileId));

const alarmed: NonNullable<SearchEngine['alarm']> = (what) => {
  process.stderr.write(`${JSON.stringify({ level: 'error', ...what })}\n`);
};

/** Drops and reports rows of another tenant, workspace or file; duplicate chunks count once. */
export const checked = (engine: SearchEngine, scope: IndexScope, rows: readonly Row[]): readonly Row[] => {
  const ours = rows.filter((row) => isInScope(scope, row));
  const foreign = rows.length - ours.length;
  if (foreign > 0) (engine.alarm ?? alarmed)({ event: 'foreignRows', tenant: scope.tenant, rows: foreign });
  const first = new Map<string, Row>();
  for (const row of ours) if (!first.has(row._source.chunk.id)) first.set(row._source.chunk.id, row);
  return [...first.values()];
};

export const chunkOf = ({ _source }: Row): Chunk => _source.chunk;
