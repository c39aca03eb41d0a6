// Checks the account, the region and the deployed stacks for what a stage needs.
import { ACMClient } from '@aws-sdk/client-acm';
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { OpenSearchClient } from '@aws-sdk/client-opensearch';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { STSClient } from '@aws-sdk/client-sts';
import { WAFV2Client } from '@aws-sdk/client-wafv2';
import { bedrockModel } from '#functions/adapters/aws/bedrock-model.ts';
import type { StageConfig } from '../config/schema.ts';
import { named } from '../constructs/naming.ts';
import { callerCheck } from './caller-check.ts';
import {
  concurrencyCheck,
  type Finding,
  mailCheck,
  modelChecks,
  regionChecks,
  searchCheck,
  stackChecks,
} from './checks.ts';
import { certificateCheck, EDGE_REGION, firewallCheck } from './edge-checks.ts';
import { cloudFormation, outputOf, stacksOf } from './stage.ts';

const modelOf = ({ region, model }: StageConfig) =>
  bedrockModel({
    client: new BedrockRuntimeClient({ region, maxAttempts: 1 }),
    writeModelId: model.write,
    embedModelId: model.embed,
    rerankModelId: model.rerank,
    retryPolicy: { tries: 2 },
  });

/** A check that cannot run counts as failed. */
const tried = async (about: string, check: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> => {
  try {
    return await check();
  } catch (error) {
    const found = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
    return [{ about, found, todo: 'Allow it to whoever deploys, or check the connection.' }];
  }
};

/** Checks the region of CloudFront's certificate and firewall; a stage without either needs nothing there. */
const edgeFindings = async (config: StageConfig): Promise<readonly Finding[]> => {
  const region = EDGE_REGION;
  const firewall = async () => {
    const stacks = await stacksOf(cloudFormation({ region }), config);
    const isMade = stacks.some(({ StackName }) => StackName === named(config, 'edge'));
    const own = config.region === region ? [] : regionChecks(stacks, region);
    return [...own, ...(await firewallCheck(new WAFV2Client({ region }), isMade))];
  };
  return [
    ...(await tried('certificate', () => certificateCheck(new ACMClient({ region }), config))),
    ...(config.firewall ? await tried('firewall at CloudFront', firewall) : []),
  ];
};

export const findingsOf = async (config: StageConfig): Promise<readonly Finding[]> => {
  const { region } = config;
  const caller = await callerCheck(new STSClient({ region }), config);
  if (caller.todo) return [caller];
  const stacks = await tried('stacks', async () => {
    const all = await stacksOf(cloudFormation(config), config);
    const search = await searchCheck(new OpenSearchClient({ region }), outputOf(all, 'SearchDomain'));
    return [...stackChecks(all, config), ...search];
  });
  return [
    caller,
    ...stacks,
    ...(await edgeFindings(config)),
    ...(await tried('functions', async () => [await concurrencyCheck(new LambdaClient({ region }))])),
    ...(await tried('email', async () => [await mailCheck(new SESv2Client({ region }), config)])),
    ...(await modelChecks(modelOf(config), config)),
  ];
};
