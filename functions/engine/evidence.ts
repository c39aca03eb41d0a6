// The types that engine modules exchange: retrieved passages, and cited stretches of them.
import type { Source } from '#shared/model/enums.ts';
import type { Chunk } from '../ports/search-index.ts';

/** What speaks for a passage; each 0 to 1. */
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
  /** Best first; explained by `signals`. */
  readonly score: number;
  readonly signals: Readonly<Partial<Record<SignalName, number>>>;
  /** All parts of its table in order, where the question needs every row. */
  readonly parts?: readonly Chunk[];
};

/** A stretch of a chunk's text that backs a sentence. `quote` is that stretch, byte for byte. */
export type Cited = {
  readonly n: number;
  readonly source: Source;
  readonly chunk: Chunk;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
};
