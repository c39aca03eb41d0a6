// Lists the Bedrock models that a stage may use. Recorded on 2026-11-22 from the model cards and the pricing page of
// Amazon Bedrock and the model overview and migration guides of Anthropic. `npm run preflight` calls those of a stage.
import type { EmbedderEntry, ModelEntry, RerankerEntry, WriterEntry } from './entry.ts';

const ALL_EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'] as const;
const EVERYWHERE = { regions: [], geographies: ['us', 'eu', 'jp', 'au'], isGlobal: true } as const;

/** Claude 5.5 and later: no sampling parameters, no forced tools, thinking by effort. */
const CLAUDE_5 = {
  use: 'write',
  ...EVERYWHERE,
  sampling: false,
  efforts: ALL_EFFORTS,
  forcedTools: false,
  structuredOutput: true,
  citations: true,
  caching: true,
  contextTokens: 1_000_000,
  outputTokens: 128_000,
} as const;

const WRITERS: readonly WriterEntry[] = [
  {
    id: 'anthropic.claude-fable-5-1',
    ...CLAUDE_5,
    geographies: [],
    thinking: 'always',
    price: { input: 10, output: 50 },
  },
  { id: 'anthropic.claude-opus-5-5', ...CLAUDE_5, thinking: 'always', price: { input: 4, output: 20 } },
  { id: 'anthropic.claude-sonnet-5-5', ...CLAUDE_5, thinking: 'adaptive', price: { input: 2, output: 10 } },
  { id: 'anthropic.claude-haiku-5-5', ...CLAUDE_5, thinking: 'adaptive', price: { input: 0.1, output: 0.5 } },
  {
    id: 'anthropic.claude-sonnet-4-6',
    ...CLAUDE_5,
    sampling: true,
    thinking: 'off',
    efforts: ['low', 'medium', 'high', 'max'],
    forcedTools: true,
    outputTokens: 64_000,
    price: { input: 3, output: 15 },
  },
  {
    id: 'amazon.nova-2-lite-v1:0',
    use: 'write',
    regions: [],
    geographies: ['us', 'eu', 'jp'],
    isGlobal: true,
    sampling: true,
    thinking: 'off',
    efforts: [],
    forcedTools: true,
    structuredOutput: false,
    citations: false,
    caching: true,
    contextTokens: 1_000_000,
    outputTokens: 64_000,
    price: { input: 0.3, output: 2.5 },
  },
];

const EMBEDDERS: readonly EmbedderEntry[] = [
  {
    id: 'amazon.titan-embed-text-v2:0',
    use: 'embed',
    regions: [
      'us-east-1',
      'us-east-2',
      'us-west-2',
      'ap-northeast-1',
      'ap-northeast-2',
      'ap-northeast-3',
      'ap-south-1',
      'ap-southeast-2',
      'ca-central-1',
      'eu-central-1',
      'eu-west-1',
      'eu-west-2',
      'eu-west-3',
      'sa-east-1',
    ],
    geographies: [],
    isGlobal: false,
    body: 'titan',
    batch: 1,
    longest: 40_000,
    price: { input: 0.02, output: 0 },
  },
  {
    id: 'cohere.embed-multilingual-v3',
    use: 'embed',
    regions: [
      'us-east-1',
      'us-west-2',
      'ap-northeast-1',
      'ap-south-1',
      'ap-southeast-1',
      'ap-southeast-2',
      'ca-central-1',
      'eu-central-1',
      'eu-west-1',
      'eu-west-2',
      'eu-west-3',
      'sa-east-1',
    ],
    geographies: [],
    isGlobal: false,
    body: 'cohere-v3',
    batch: 96,
    longest: 2048,
    price: { input: 0.1, output: 0 },
  },
  {
    id: 'cohere.embed-v4:0',
    use: 'embed',
    regions: ['us-east-1', 'eu-west-1', 'ap-northeast-1'],
    geographies: ['us', 'eu'],
    isGlobal: true,
    body: 'cohere-v4',
    batch: 96,
    longest: 40_000,
    price: { input: 0.12, output: 0 },
  },
  {
    id: 'amazon.nova-2-multimodal-embeddings-v1:0',
    use: 'embed',
    regions: ['us-east-1'],
    geographies: [],
    isGlobal: false,
    body: 'nova',
    batch: 1,
    longest: 8192,
    price: { input: 0.135, output: 0 },
  },
];

/** Not available in Seoul, where the product's own ranker orders passages. */
const RERANKERS: readonly RerankerEntry[] = [
  {
    id: 'cohere.rerank-v3-5:0',
    use: 'rerank',
    regions: ['us-east-1', 'us-west-2', 'ap-northeast-1', 'ca-central-1', 'eu-central-1'],
    geographies: [],
    isGlobal: false,
    body: 'cohere',
    batch: 1000,
    pricePerThousand: 2,
  },
  {
    id: 'amazon.rerank-v1:0',
    use: 'rerank',
    regions: ['us-west-2', 'ap-northeast-1', 'ca-central-1', 'eu-central-1'],
    geographies: [],
    isGlobal: false,
    body: 'amazon',
    batch: 1000,
    pricePerThousand: 1,
  },
];

export const MODELS: readonly ModelEntry[] = [...WRITERS, ...EMBEDDERS, ...RERANKERS];
