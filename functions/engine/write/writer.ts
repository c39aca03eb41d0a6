// The interface of writers: evidence in, blocks out, each at a position; a later block at a position replaces an
// earlier one.
import type { Block } from '#shared/report/blocks.ts';
import type { Chunk } from '../../ports/search-index.ts';
import type { Passage } from '../evidence.ts';
import type { Plan } from '../understand/plan-type.ts';
import type { Citations } from './citations.ts';

export type Writing = {
  readonly plan: Plan;
  /** Best first, never empty. */
  readonly passages: readonly Passage[];
  /** The same question as if it named the workspace's company: an answer to it counts. */
  readonly ofSubject?: { readonly plan: Plan; readonly passages: readonly Passage[] } | undefined;
  /** Passages that speak of competitors. */
  readonly onCompetitors?: readonly Chunk[] | undefined;
  /** The name of the workspace. */
  readonly about?: string | undefined;
  readonly citations: Citations;
  /** Instructions of the product to the model, never text of a document. */
  readonly guidance?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

export type Placed = { readonly index: number; readonly block: Block };
export type Writer = (writing: Writing) => AsyncIterable<Placed>;
