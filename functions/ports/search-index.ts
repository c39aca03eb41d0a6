// The search index: chunks of documents by words (BM25) and by vectors, always inside one tenant.
import type { Locator } from '#shared/model/file.ts';

/** Where a stretch of the chunk's text is in the document. Offsets are UTF-16 positions in `text`. */
export type Span = { readonly start: number; readonly end: number; readonly locator: Locator };

/** A line of a statement that does not add up: where it is in the chunk, its figure in whole units, what clashes. */
export type BrokenLine = {
  readonly start: number;
  readonly end: number;
  readonly shown: string;
  readonly value: number;
  readonly equation: string;
};

/** A row that states another figure than the statement's row of the same label, which is `primary`: a part, or another thing of that name. */
export type OtherRow = { readonly start: number; readonly end: number; readonly primary: string };

/**
 * Rows of one column that add up to a figure of the file: each is a part of that measure. `column` is the place of the
 * cell in its row; `power` and `unit` are the figure's, where the table states no scale.
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

/** What a chunk is about, as far as the document says; is in the context header and is searched with the text. */
export type ChunkContext = {
  readonly company?: string | undefined;
  readonly document: string;
  /** Periods the chunk's figures belong to, normalised: `2021`, `2021Q3`, `2021-12-31`. */
  readonly periods: readonly string[];
  /** The period that the document reports, `2021` or `2022H1`, of tables that call it 당기 or 당반기. */
  readonly reported?: string | undefined;
  readonly section?: string | undefined;
  /** As printed: `(단위 : 백만원)`, `in millions`. */
  readonly unit?: string | undefined;
  /** Where the table states none: what a heading further up or the document states of all amounts. */
  readonly unitOfAmounts?: string | undefined;
  readonly basis?: 'consolidated' | 'separate' | undefined;
  /** Of a separate statement: its document has consolidated ones too. */
  readonly hasConsolidated?: boolean | undefined;
  readonly language: string;
  readonly broken?: readonly BrokenLine[] | undefined;
  readonly others?: readonly OtherRow[] | undefined;
  readonly breakdowns?: readonly Breakdown[] | undefined;
  /** Those that its text or its headings speak of; marked at indexing. */
  readonly names?: readonly NamedThing[] | undefined;
};

export type Chunk = {
  /** `<fileId>#<seq>`: the same file always gives the same ids. */
  readonly id: string;
  readonly projectId: string;
  readonly fileId: string;
  readonly seq: number;
  readonly kind: 'prose' | 'table';
  readonly text: string;
  readonly spans: readonly Span[];
  readonly context: ChunkContext;
};

/** A chunk with what the index needs to find it: its words after analysis and its vector. */
export type IndexedChunk = Chunk & { readonly terms: readonly string[]; readonly vector: readonly number[] };

/** All of them, or batches in the order in which they are made. */
export type ChunkBatches = readonly IndexedChunk[] | AsyncIterable<readonly IndexedChunk[]>;

/** The port sets the tenant filter on every call; nothing outside `projectIds` (and `fileIds`) ever comes back. */
export type Scope = {
  readonly tenant: string;
  readonly projectIds: readonly string[];
  readonly fileIds?: readonly string[] | undefined;
};

export type Hit = { readonly chunk: Chunk; readonly score: number };

export type Index = {
  /** Adds or replaces chunks by id; returns when all of them can be found. */
  put(tenant: string, chunks: ChunkBatches): Promise<void>;
  /** Removes a file's chunks, or those from `fromSeq` on. */
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
  /** Chunks of one file by position, both ends included, for the neighbors of a hit. */
  range(target: {
    readonly tenant: string;
    readonly fileId: string;
    readonly from: number;
    readonly to: number;
  }): Promise<readonly Chunk[]>;
  count(scope: Scope): Promise<number>;
};

/** The engine sleeps (serverless, scaled to zero): try again within 40 s and tell the user that it is waking. The machines match the name. */
export class IndexWaking extends Error {
  override readonly name = 'IndexWaking';
}
