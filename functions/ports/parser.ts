// Parses bytes to text with locators, in an isolated worker: at most 512 MiB and 60 s, and killing it does not harm the
// process.
import type { FileFact } from '#shared/model/fact.ts';
import type { FileReason, Segment } from '#shared/model/file.ts';
import type { Statement } from '#shared/model/statement.ts';
import type { Chunk } from './search-index.ts';

/** A figure or a statement that the document itself tags by machine-readable concept (inline XBRL). */
export type TaggedFact = {
  /** With its prefix: `us-gaap:Revenues`. */
  readonly concept: string;
  /** For a figure: decimal, scaled and signed, `-1234000`. */
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
  /** An instant has only an `end`. ISO dates. */
  readonly period: { readonly start?: string | undefined; readonly end: string } | undefined;
  readonly entity?: string | undefined;
  /** Member by axis: `us-gaap:StatementBusinessSegmentsAxis` to `aapl:AmericasSegmentMember`. */
  readonly dimensions: Readonly<Record<string, string>>;
  /** The segment that shows it and, in a table row, its cell; `undefined` if hidden in the document. */
  readonly place: { readonly segment: number; readonly cell?: number | undefined } | undefined;
};

/** Metadata of a file outside its text. */
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
      /** The type by content, regardless of the name: `pdf`, `docx`, `xlsx`, `image`, … */
      readonly type: string;
      /** Stored for preview only (image, video, audio): no text. */
      readonly previewOnly: boolean;
      readonly pages?: number | undefined;
      /** 1-based pages without text: scans, pictures, blank pages. */
      readonly pagesWithoutText?: readonly number[] | undefined;
      /** Page labels that differ from the page number: `iv`, `F-12`. */
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

/** One of a file's primary statements, parsed whole. */
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
  /** Prepares the parsed text for the index and the figure lookup, within the same limits as parsing. */
  digest(read: Read): Promise<Digest>;
};
