// Defines the properties of a Bedrock model: request parameters, regions and prices.
export const GEOGRAPHIES = ['us', 'eu', 'jp', 'au', 'apac'] as const;
export type Geography = (typeof GEOGRAPHIES)[number];

type Entry = {
  /** Without the prefix of an inference profile. */
  readonly id: string;
  /** Regions that serve the model themselves, for calls with the bare id. */
  readonly regions: readonly string[];
  /** Inference profiles that keep a call inside a group of regions. */
  readonly geographies: readonly Geography[];
  /** True if a profile may send a call to any commercial region. */
  readonly isGlobal: boolean;
};

/** USD per million tokens with the global profile or in the region; a geography costs a tenth more. */
type Price = { readonly input: number; readonly output: number };

type Effort = 'low' | 'medium' | 'high' | 'xhigh' | 'max';

export type WriterEntry = Entry & {
  readonly use: 'write';
  /** Accepts `temperature` and `topP`; otherwise Bedrock returns a ValidationException. */
  readonly sampling: boolean;
  /**
   * `always`: thinking cannot be turned off, and its tokens count as output. `off`: the model thinks only on request.
   */
  readonly thinking: 'always' | 'adaptive' | 'off';
  /** Levels of `outputConfig.effort`; empty if the field is refused. */
  readonly efforts: readonly Effort[];
  /** Supports forced tools (`toolChoice` `any` or by name). */
  readonly forcedTools: boolean;
  /** Supports `outputConfig.textFormat` with a JSON schema. */
  readonly structuredOutput: boolean;
  readonly citations: boolean;
  readonly caching: boolean;
  readonly contextTokens: number;
  readonly outputTokens: number;
  readonly price: Price;
};

/** The dimensions of vectors on every AWS stage, whichever model embeds. */
export const EMBED_DIMENSIONS = 1024;

export type EmbedderEntry = Entry & {
  readonly use: 'embed';
  readonly body: 'titan' | 'cohere-v3' | 'cohere-v4' | 'nova';
  /** Texts per call. */
  readonly batch: number;
  /** Characters per text. */
  readonly longest: number;
  readonly price: Price;
};

export type RerankerEntry = Entry & {
  readonly use: 'rerank';
  readonly body: 'cohere' | 'amazon';
  /** Passages per call. */
  readonly batch: number;
  /** USD per thousand questions of up to a hundred passages. */
  readonly pricePerThousand: number;
};

export type ModelEntry = WriterEntry | EmbedderEntry | RerankerEntry;
