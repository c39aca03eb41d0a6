// The search index: chunks of documents by words (BM25) and vectors, always inside one tenant.
import type { Locator } from '#shared/model/file.ts';

/** The locator of a range of the chunk's text. Offsets are UTF-16 positions in `text`. */
export type Span = { readonly start: number; readonly end: number; readonly locator: Locator };

/**
 * A statement line that does not add up: its position in the chunk, its figure in whole units, and the broken identity.
 */
export type BrokenLine = {
  readonly start: number;
  readonly end: number;
  readonly shown: string;
  readonly value: number;
  readonly equation: string;
};

/**
 * A row that states another figure than `primary`, the statement's row of the same label: a part, or another thing of
 * that name.
 */
export type OtherRow = { readonly start: number; readonly end: number; readonly primary: string };

/**
 * Rows of one column that add up to a figure of the file: each is a part of that measure. `column` is the position of
 * the cell in its row; `power` and `unit` are the figure's, if the table states no scale.
 */
export type Breakdown = {
  readonly metric: string;
  readonly period: string;
  readonly start: number;
  readonly end: number;
  readonly column: number;
  readonly power?: number | undefined;
  readonly unit?: string | undefined;
};

/** Something that a document distinguishes from others of its kind by a name: a site, a product, a plan, a person. */
export type NamedThing = { readonly kind: string; readonly name: string };

/** The subject of a chunk as the document states it; part of the context header and searched with the text. */
export type ChunkContext = {
  readonly company?: string | undefined;
  readonly document: string;
  /** Periods the chunk's figures belong to, normalised: `2021`, `2021Q3`, `2021-12-31`. */
  readonly periods: readonly string[];
  /** The reported period, `2021` or `2022H1`, of tables that call it 당기 or 당반기. */
  readonly reported?: string | undefined;
  readonly section?: string | undefined;
  /** As printed: `(단위 : 백만원)`, `in millions`. */
  readonly unit?: string | undefined;
  /** Used if the table states no unit: the unit that a heading above or the document states for all amounts. */
  readonly unitOfAmounts?: string | undefined;
  readonly basis?: 'consolidated' | 'separate' | undefined;
  /** Set for a separate statement whose document also has consolidated ones. */
  readonly hasConsolidated?: boolean | undefined;
  readonly language: string;
  readonly broken?: readonly BrokenLine[] | undefined;
  readonly others?: readonly OtherRow[] | undefined;
  readonly breakdowns?: readonly Breakdown[] | undefined;
  /** Named things that its text or headings mention; marked at indexing. */
  readonly names?: readonly NamedThing[] | undefined;
};

export type Chunk = {
  /** `<fileId>#<seq>`: indexing the same file again gives the same ids. */
  readonly id: string;
  readonly projectId: string;
  readonly fileId: string;
  readonly seq: number;
  readonly kind: 'prose' | 'table';
  readonly text: string;
  readonly spans: readonly Span[];
  readonly context: ChunkContext;
};

/** A chunk with its analyzed words and its vector. */
export type IndexedChunk = Chunk & { readonly terms: readonly string[]; readonly vector: readonly number[] };

/** All chunks, or batches in the order they are created. */
export type ChunkBatches = readonly IndexedChunk[] | AsyncIterable<readonly IndexedChunk[]>;

/** The port sets the tenant filter on every call and returns nothing outside `projectIds` (and `fileIds`). */
export type Scope = {
  readonly tenant: string;
  readonly projectIds: readonly string[];
  readonly fileIds?: readonly string[] | undefined;
};

export type Hit = { readonly chunk: Chunk; readonly score: number };

export type Index = {
  /** Adds or replaces chunks by id; returns once all of them can be found. */
  put(tenant: string, chunks: ChunkBatches): Promise<void>;
  /** Removes a file's chunks, all or from `fromSeq` on. */
  removeFile(target: { readonly tenant: string; readonly fileId: string; readonly fromSeq?: number }): Promise<void>;
  /** Best first by BM25 over `terms`. */
  lexical(query: {
    readonly scope: Scope;
    readonly terms: readonly string[];
    readonly limit: number;
  }): Promise<readonly Hit[]>;
  /** Best first by cosine. */
  nearest(query: {
    readonly scope: Scope;
    readonly vector: readonly number[];
    readonly limit: number;
  }): Promise<readonly Hit[]>;
  /** Chunks of one file by position, inclusive, for the neighbors of a hit. */
  range(target: {
    readonly tenant: string;
    readonly fileId: string;
    readonly from: number;
    readonly to: number;
  }): Promise<readonly Chunk[]>;
  count(scope: Scope): Promise<number>;
};

/**
 * The index is starting (serverless, scaled to zero): retry within 40 s and tell the user. State machines match the
 * name.
 */
export class IndexWaking extends Error {
  override readonly name = 'IndexWaking';
}
