// What the real Bedrock refuses, by the id in the path and the fields of the body. Written from its documentation and
// from error messages that users report, independently of shared/bedrock, with which it is compared.

type Refusal = { readonly status: number; readonly type: string };
type Body = Readonly<Record<string, unknown>>;

const INVALID: Refusal = { status: 400, type: 'ValidationException' };
const GONE: Refusal = { status: 404, type: 'ResourceNotFoundException' };

const PROFILE = /^(us|eu|jp|au|apac|global)[.]/;
const CLAUDE = /^anthropic[.]claude-(?:fable-5-1|opus-5-5|sonnet-5-5|haiku-5-5|sonnet-4-6)$/;
const NO_SAMPLING = /claude-(?:fable|(?:opus|sonnet|haiku)-5)/;
const MOST_TOKENS: readonly (readonly [RegExp, number])[] = [
  [/claude-sonnet-4-6|nova-2-lite/, 64_000],
  [/claude/, 128_000],
];
/** Models with an inference profile, and the regions from which it can be called. */
const PROFILES: Readonly<Record<string, RegExp>> = {
  global: /./,
  jp: /^ap-northeast-[13]$/,
  us: /^(us|ca)-/,
  eu: /^eu-/,
  au: /^ap-southeast-[24]$/,
  apac: /^ap-/,
};
const RERANKS_IN = /^(us-west-2|us-east-1|ca-central-1|eu-central-1|ap-northeast-1)$/;

const record = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});
const onlyHas = (body: Body, ...names: readonly string[]) => Object.keys(body).every((name) => names.includes(name));

const converseRefusal = (id: string, profile: string | undefined, body: Body): Refusal | undefined => {
  if (!CLAUDE.test(id) && id !== 'amazon.nova-2-lite-v1:0') return GONE;
  // "Invocation of model ID … with on-demand throughput isn't supported."
  if (!profile || profile === 'apac') return INVALID;
  const inference = record(body.inferenceConfig);
  const sampled = ['temperature', 'topP'].some((name) => name in inference);
  if (sampled && NO_SAMPLING.test(id)) return INVALID;
  const most = MOST_TOKENS.find(([which]) => which.test(id))?.[1] ?? 0;
  if (Number(inference.maxTokens) > most) return INVALID;
  const choice = record(record(body.toolConfig).toolChoice);
  if (NO_SAMPLING.test(id) && ('any' in choice || 'tool' in choice)) return INVALID;
  const effort = record(body.outputConfig).effort;
  if (effort !== undefined && (id.startsWith('amazon.') || (effort === 'xhigh' && /4-6/.test(id)))) return INVALID;
  const thinking = record(record(body.additionalModelRequestFields).thinking);
  return 'budget_tokens' in thinking && NO_SAMPLING.test(id) ? INVALID : undefined;
};

const texts = (value: unknown, most: number, longest: number) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= most &&
  value.every((text) => typeof text === 'string' && text.length > 0 && text.length <= longest);

const titanTakes = (body: Body) =>
  onlyHas(body, 'inputText', 'dimensions', 'normalize', 'embeddingTypes') && texts([body.inputText], 1, 50_000);

const cohereTakes = (body: Body, longest: number, more: readonly string[]) =>
  onlyHas(body, 'texts', 'input_type', 'embedding_types', ...more) &&
  typeof body.input_type === 'string' &&
  texts(body.texts, 96, longest);

const novaTakes = (body: Body) => {
  const params = record(body.singleEmbeddingParams);
  return (
    onlyHas(body, 'schemaVersion', 'taskType', 'singleEmbeddingParams') &&
    body.taskType === 'SINGLE_EMBEDDING' &&
    typeof params.embeddingPurpose === 'string' &&
    [256, 384, 1024, 3072].includes(Number(params.embeddingDimension)) &&
    typeof record(params.text).truncationMode === 'string' &&
    texts([record(params.text).value], 1, 8192)
  );
};

const INVOKED: Readonly<Record<string, (body: Body) => boolean>> = {
  'amazon.titan-embed-text-v2:0': titanTakes,
  'cohere.embed-multilingual-v3': (body) => cohereTakes(body, 2048, ['truncate']),
  'cohere.embed-v4:0': (body) => cohereTakes(body, 500_000, ['output_dimension', 'max_tokens']),
  'amazon.nova-2-multimodal-embeddings-v1:0': novaTakes,
  'cohere.rerank-v3-5:0': (body) =>
    onlyHas(body, 'api_version', 'query', 'documents', 'top_n') && body.api_version === 2,
  'amazon.rerank-v1:0': (body) => onlyHas(body, 'query', 'documents', 'top_n'),
};

type Call = { readonly path: string; readonly region: string; readonly body: Body };

export const refusalOf = ({ path, region, body }: Call): Refusal | undefined => {
  const named = decodeURIComponent(path.split('/')[2] ?? '');
  const profile = PROFILE.exec(named)?.[1];
  if (profile && !PROFILES[profile]?.test(region)) return INVALID;
  const id = named.replace(PROFILE, '');
  if (path.endsWith('/converse-stream')) return converseRefusal(id, profile, body);
  const takes = INVOKED[id];
  if (!takes) return GONE;
  if (id.includes('rerank') && !RERANKS_IN.test(region)) return GONE;
  return takes(body) ? undefined : INVALID;
};
