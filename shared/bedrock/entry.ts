// The properties of a Bedrock model: request parameters, regions and prices.
export const GEOGRAPHIES = ['us', 'eu', 'jp', 'au', 'apac'] as const;
export type Geography = (typeof GEOGRAPHIES)[number];

type Entry = {
  /** Without the prefix of an inference profile. */
  readonly id: string;
  /** Regions that answer by themselves, for calls with the bare id. */
  readonly regions: readonly string[];
  /** Inference profiles that keep a call inside a group of regions. */
  readonly geographies: readonly Geography[];
  /** There is a profile that may send a call to any commercial region. */
  readonly isGlobal: boolean;
};

/** USD for a million tokens by the global profile or in the region; a geography costs a tenth more. */
type Price = { readonly input: number; readonly output: number };

type Effort = 'low' | 'medium' | 'high' | 'xhigh' | 'max';

export type WriterEntry = Entry & {
  readonly use: 'write';
  /** `temperature` and `topP` are taken; where they are not, Bedrock answers with a ValidationException. */
  readonly sampling: boolean;
  /** `always`: it cannot be turned off, and its tokens count as output. `off`: it thinks when asked to. */
  readonly thinking: 'always' | 'adaptive' | 'off';
  /** Levels of `outputConfig.effort`; empty where the field is refused. */
  readonly efforts: readonly Effort[];
  /** A tool may be demanded (`toolChoice` `any` or by name). */
  readonly forcedTools: boolean;
  /** `outputConfig.textFormat` with a JSON schema. */
  readonly structuredOutput: boolean;
  readonly citations: boolean;
  readonly caching: boolean;
  readonly contextTokens: number;
  readonly outputTokens: number;
  readonly price: Price;
};

/** Of the vectors of every stage on AWS, whichever model makes them. */
export const EMBED_DIMENSIONS = 1024;

export type EmbedderEntry = Entry & {
  readonly use: 'embed';
  readonly body: 'titan' | 'cohere-v3' | 'cohere-v4' | 'nova';
  /** Texts in one call. */
  readonly batch: number;
  /** Characters of one text. */
  readonly longest: number;
  readonly price: Price;
};

export type RerankerEntry = Entry & {
  readonly use: 'rerank';
  readonly body: 'cohere' | 'amazon';
  /** Passages in one call. */
  readonly batch: number;
  /** USD for a thousand questions of up to a hundred passages. */
  readonly pricePerThousand: number;
};

export type ModelEntry = WriterEntry | EmbedderEntry | RerankerEntry;
