// The types that engine modules exchange: retrieved passages, and the cited parts of them.
import type { Source } from '#shared/model/enums.ts';
import type { Chunk } from '../ports/search-index.ts';

/** The signals in favor of a passage, each 0 to 1. */
export type SignalName =
  | 'fused'
  | 'page'
  | 'passage'
  | 'heading'
  | 'concepts'
  | 'entity'
  | 'period'
  | 'statement'
  | 'basis'
  | 'cell'
  | 'label'
  | 'fact'
  | 'words'
  | 'qualifiers'
  | 'section'
  | 'sectionStart'
  | 'metrics'
  | 'sentence'
  | 'form'
  | 'unit'
  | 'formal'
  | 'rerank';

export type Passage = {
  readonly source: Source;
  readonly chunk: Chunk;
  /** The higher the better; `signals` explain it. */
  readonly score: number;
  readonly signals: Readonly<Partial<Record<SignalName, number>>>;
  /** All parts of its table in order, if the question needs every row. */
  readonly parts?: readonly Chunk[];
};

/** A part of a chunk's text that backs a sentence. `quote` is that part, byte for byte. */
export type Cited = {
  readonly n: number;
  readonly source: Source;
  readonly chunk: Chunk;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
};
