// The common type of all evidence sources.
import type { Source } from '#shared/model/enums.ts';
import type { SourceOutcome } from '#shared/model/source.ts';
import type { Chunk, Scope } from '../../ports/search-index.ts';
import type { SourceDocument } from '../../ports/sources.ts';
import type { Plan } from '../understand/plan-type.ts';

export type Candidate = {
  readonly source: Source;
  readonly chunk: Chunk;
  /** Reciprocal rank fusion over the lists that contain it. */
  readonly fused: number;
};

export type Gathered = {
  readonly source: Source;
  /** `off`: the source is not connected here; `failed`: it is connected, but did not reply. */
  readonly outcome: 'ok' | 'empty' | 'off' | 'failed';
  readonly candidates: readonly Candidate[];
  /** The embedding model did not reply. */
  readonly byWordsAlone?: boolean | undefined;
  /** The exact outcome of an outside source. */
  readonly detail?: SourceOutcome | 'noCompany' | undefined;
  readonly isSample?: boolean | undefined;
  /** Names that several companies share. */
  readonly unclear?: readonly { readonly name: string; readonly candidates: readonly string[] }[] | undefined;
  /** The documents by the file id of their chunks. */
  readonly documents?: ReadonlyMap<string, SourceDocument> | undefined;
  readonly chunks?: readonly Chunk[] | undefined;
};

export type Gatherer = {
  readonly source: Source;
  gather(plan: Plan, scope: Scope): Promise<Gathered>;
};
