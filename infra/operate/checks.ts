// The preconditions of a deployment, one check each: the finding, and what to do about it.
import type { Stack } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { DescribeDomainHealthCommand, type OpenSearchClient } from '@aws-sdk/client-opensearch';
import { GetAccountCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import type { Model } from '#functions/ports/model.ts';
import type { StageConfig } from '../config/schema.ts';
import { named } from '../constructs/naming.ts';

/** `todo` is absent if all is well. */
export type Finding = { readonly about: string; readonly found: string; readonly todo?: string };

/** Formats a finding for the preflight. */
export const lineOf = ({ about, found, todo }: Finding): string =>
  todo ? `STOP  ${about}: ${found}\n      ${todo}\n` : `ok    ${about}: ${found}\n`;

/** Five streaming answers with their clients take ten; a small team takes a hundred. */
const MIN_CONCURRENCY = 100;

const MODEL_ADVICE: Readonly<Record<string, string>> = {
  AccessDeniedException:
    'Open the model once in the Bedrock console and ask for access (Anthropic asks for the use case form), or allow bedrock:InvokeModel to whoever deploys.',
  ResourceNotFoundException:
    'The model has reached its end of life or is closed to new accounts: name another of shared/bedrock/models.ts in config/.',
  ValidationException:
    'Bedrock refused the request: compare the entry in shared/bedrock/models.ts with the model card.',
  ThrottlingException: 'The quota of the account is used up: ask for more under Service Quotas, Amazon Bedrock.',
};

const modelFinding = async (about: string, call: () => Promise<unknown>): Promise<Finding> => {
  try {
    await call();
    return { about, found: 'answers' };
  } catch (error) {
    const name = error instanceof Error ? error.message : 'unknown';
    return { about, found: name, todo: MODEL_ADVICE[name] ?? 'Call it once with the AWS CLI to see what it says.' };
  }
};

const written = async (model: Model): Promise<void> => {
  const prompt = {
    system: 'Answer with one word.',
    turns: [{ role: 'user', text: 'Say yes.' }] as const,
    maxTokens: 50,
  };
  for await (const _piece of model.write?.(prompt) ?? []);
};

/** Calls each model of the stage once, as the functions do. */
export const modelChecks = async (model: Model, { model: ids }: StageConfig): Promise<readonly Finding[]> => [
  await modelFinding(`model ${ids.write}`, () => written(model)),
  await modelFinding(`model ${ids.embed}`, () => model.embed(['yes'])),
  ...(ids.rerank ? [await modelFinding(`model ${ids.rerank}`, async () => model.rerank?.('yes', ['yes', 'no']))] : []),
];

export const concurrencyCheck = async (client: Pick<LambdaClient, 'send'>): Promise<Finding> => {
  const { AccountLimit } = await client.send(new GetAccountSettingsCommand({}));
  const most = AccountLimit?.ConcurrentExecutions ?? 0;
  const finding = { about: 'Lambda functions at once', found: String(most) };
  if (most >= MIN_CONCURRENCY) return finding;
  const todo = `Ask for 1,000: aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000`;
  return { ...finding, todo };
};

export const mailCheck = async (client: Pick<SESv2Client, 'send'>, { mailFrom }: StageConfig): Promise<Finding> => {
  const about = 'email';
  if (!mailFrom) return { about, found: 'not sent: super admins read it at /admin/emails' };
  const { ProductionAccessEnabled, SendingEnabled } = await client.send(new GetAccountCommand({}));
  if (ProductionAccessEnabled && SendingEnabled) return { about, found: `sent from ${mailFrom}` };
  return {
    about,
    found: 'SES is in its sandbox',
    todo: 'Ask for production access in the SES console; until then only proven addresses get email.',
  };
};

const stackFinding = ({ StackName = '', StackStatus: status }: Stack, region: string): Finding => {
  const which = `--stack-name ${StackName} --region ${region}`;
  const found: string = status ?? 'unknown';
  const finding = { about: `stack ${StackName}`, found };
  if (found.endsWith('_IN_PROGRESS')) return { ...finding, todo: 'A deployment is under way: wait for its end.' };
  if (/^(ROLLBACK_(COMPLETE|FAILED)|CREATE_FAILED|DELETE_FAILED)$/.test(found))
    return {
      ...finding,
      todo: `It was never made whole. Remove it and deploy again: aws cloudformation update-termination-protection --no-enable-termination-protection ${which} && aws cloudformation delete-stack ${which}`,
    };
  if (found === 'UPDATE_ROLLBACK_FAILED')
    return { ...finding, todo: `aws cloudformation continue-update-rollback ${which}` };
  return finding;
};

/** The order of deployment, without the edge, which is in another region. */
const ORDER = ['data', 'identity', 'search', 'workflows', 'api', 'web', 'watch'];

const isToolkit = ({ StackName }: Stack): boolean => StackName === 'CDKToolkit';

/** Checks the CDK toolkit of a region and the state of its stacks. */
export const regionChecks = (stacks: readonly Stack[], region: string): readonly Finding[] => {
  const todo = `npx cdk bootstrap aws://<account>/${region}`;
  return [
    ...(stacks.some(isToolkit) ? [] : [{ about: `CDK in ${region}`, found: 'not prepared', todo }]),
    ...stacks.filter((stack) => !isToolkit(stack)).map((stack) => stackFinding(stack, region)),
  ];
};

/** Checks the state of all stacks, and finds those that were removed while later ones exist. */
export const stackChecks = (stacks: readonly Stack[], config: StageConfig): readonly Finding[] => {
  const names = new Set(stacks.map(({ StackName }) => StackName));
  const last = ORDER.findLastIndex((name) => names.has(named(config, name)));
  const missing = ORDER.slice(0, Math.max(0, last)).filter((name) => !names.has(named(config, name)));
  return [
    ...regionChecks(stacks, config.region),
    ...missing.map((name) => ({
      about: `stack ${named(config, name)}`,
      found: 'gone, though later ones are there',
      todo: `It was removed by hand. npm run deploy -- --all makes it anew; if that fails on an export in use, remove the later stacks first (${ORDER.slice(ORDER.indexOf(name) + 1).join(', ')}).`,
    })),
  ];
};

export const searchCheck = async (
  client: Pick<OpenSearchClient, 'send'>,
  DomainName: string | undefined,
): Promise<readonly Finding[]> => {
  if (!DomainName) return [];
  const { ClusterHealth = 'unknown', DataNodeCount = '0' } = await client.send(
    new DescribeDomainHealthCommand({ DomainName }),
  );
  const finding = { about: `search domain ${DomainName}`, found: `${ClusterHealth}, ${DataNodeCount} data nodes` };
  return [
    ClusterHealth === 'Green'
      ? finding
      : { ...finding, todo: 'Wait until it is green before you deploy: shards are missing a copy.' },
  ];
};
