// Parses bytes to text with locators, in an isolated worker: at most 512 MiB and 60 s, killed and reported without harm
// to the process.
import type { FileFact } from '#shared/model/fact.ts';
import type { FileReason, Segment } from '#shared/model/file.ts';
import type { Statement } from '#shared/model/statement.ts';
import type { Chunk } from './search-index.ts';

/** A figure or a statement that the document itself tags by machine-readable concept (inline XBRL). */
export type TaggedFact = {
  /** With its prefix: `us-gaap:Revenues`. */
  readonly concept: string;
  /** Of a figure: decimal, scaled and signed, `-1234000`. */
  readonly value: string;
  /** As the document shows it: `1,234`. */
  readonly shown: string;
  readonly numeric: boolean;
  /** `USD`, `shares`, `USD/shares`. */
  readonly unit?: string | undefined;
  /** Power of ten by which the shown figure was multiplied. */
  readonly scale?: number | undefined;
  /** `-6` or `INF`, as filed. */
  readonly decimals?: string | undefined;
  readonly negative: boolean;
  /** An instant has an `end` alone. ISO dates. */
  readonly period: { readonly start?: string | undefined; readonly end: string } | undefined;
  readonly entity?: string | undefined;
  /** Member by axis: `us-gaap:StatementBusinessSegmentsAxis` to `aapl:AmericasSegmentMember`. */
  readonly dimensions: Readonly<Record<string, string>>;
  /** The segment that shows it and, in a table row, its cell. Undefined: hidden in the document. */
  readonly place: { readonly segment: number; readonly cell?: number | undefined } | undefined;
};

/** What a file says about itself outside its text. */
export type About = {
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  /** ISO date, with time where known. */
  readonly created?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
};

export type Parsed =
  | {
      readonly ok: true;
      /** What the bytes are, whatever the name says: `pdf`, `docx`, `xlsx`, `image`, … */
      readonly type: string;
      /** Kept for preview only (image, video, audio): no text. */
      readonly previewOnly: boolean;
      readonly pages?: number | undefined;
      /** 1-based pages that hold no text of their own: scans, pictures, blanks. */
      readonly pagesWithoutText?: readonly number[] | undefined;
      /** What pages are called where that is not their number: `iv`, `F-12`. */
      readonly pageLabels?: readonly string[] | undefined;
      readonly language?: string | undefined;
      readonly about?: About | undefined;
      /** One visual line, paragraph or table row each, in reading order. */
      readonly segments: readonly Segment[];
      readonly facts?: readonly TaggedFact[] | undefined;
    }
  | { readonly ok: false; readonly reason: FileReason };

export type Read = {
  readonly fileId: string;
  readonly projectId: string;
  readonly filename: string;
  readonly segments: readonly Segment[];
  readonly pagesWithoutText?: readonly number[] | undefined;
  readonly language?: string | undefined;
  readonly facts?: readonly TaggedFact[] | undefined;
};

/** A file's figures of one metric. */
type FileFacts = {
  readonly projectId: string;
  readonly fileId: string;
  readonly document: string;
  readonly company: string;
  readonly entity: string;
  readonly metric: string;
  readonly asOf: string;
  readonly facts: FileFact[];
};

/** One of a file's primary statements, read whole. */
type FileStatement = {
  readonly projectId: string;
  readonly fileId: string;
  readonly document: string;
  readonly company: string;
  readonly language: string;
  readonly statement: Statement;
};

export type Digest =
  | {
      readonly ok: true;
      readonly chunks: readonly Chunk[];
      readonly facts: readonly FileFacts[];
      readonly statements: readonly FileStatement[];
    }
  | { readonly ok: false; readonly reason: FileReason };

export type Parser = {
  parse(
    file: { readonly filename: string; readonly bytes: Uint8Array },
    /** Share of the document read so far, 0 to 1. */
    onProgress?: (share: number) => void,
  ): Promise<Parsed>;
  /** What was read, as the index and the questions for figures want it: within the same limits as reading it. */
  digest(read: Read): Promise<Digest>;
};
