// The language model: embeddings always, writing and reranking where one is configured.

type Turn = { readonly role: 'user' | 'assistant'; readonly text: string };

export type Prompt = {
  readonly system: string;
  readonly turns: readonly Turn[];
  readonly maxTokens: number;
  readonly temperature?: number;
  readonly signal?: AbortSignal;
};

/** The stream ends with `stop`; one that ends without it, or throws, has failed. */
export type Piece = { readonly text: string } | { readonly stop: 'end' | 'maxTokens' | 'filtered' };

export type Model = {
  readonly name: string;
  /** `offline`: there is no `write`, and the extractive writer is used. */
  readonly kind: 'offline' | 'model';
  readonly dimensions: number;
  /** Unit vectors of `dimensions` numbers, in the order of the texts. */
  embed(texts: readonly string[]): Promise<readonly (readonly number[])[]>;
  write?(prompt: Prompt): AsyncIterable<Piece>;
  /** Relevance of each passage to the query, 0 to 1, in order. */
  rerank?(query: string, passages: readonly string[]): Promise<readonly number[]>;
};

/** The provider is busy; a later retry may succeed. State machines match the name. */
export class ModelBusy extends Error {
  override readonly name = 'ModelBusy';
}
/** The provider refused or aborted; a retry would fail too. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed';
}
