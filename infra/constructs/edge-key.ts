// Proves to the API that a call came through the edge: an API key that only CloudFront sends, overwriting any that the
// caller sent. The gateway refuses a call without it before any function runs.
import { Stack } from 'aws-cdk-lib';
import { ApiKey, type RestApi, UsagePlan } from 'aws-cdk-lib/aws-apigateway';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { asRestApi } from './cdk-types.ts';
import { accept } from './nag.ts';

/** The header in which API Gateway looks for the key. */
const KEY_HEADER = 'x-api-key';
const LENGTH = 48;
const WHY_BY_DEPLOYMENT =
  'The key is replaced by a deployment that raises edgeKey in config/: two are valid at a time, so that nothing is refused meanwhile.';

const secretKey = (scope: Construct, api: RestApi, plan: UsagePlan, version: number): Secret => {
  const secret = new Secret(scope, `EdgeKey${version}`, {
    description: `What CloudFront proves itself with, version ${version}`,
    generateSecretString: { passwordLength: LENGTH, excludePunctuation: true },
  });
  accept(secret, 'AwsSolutions-SMG4', WHY_BY_DEPLOYMENT);
  // CloudFormation resolves the reference: the key is in no template.
  const value = secret.secretValue.unsafeUnwrap();
  plan.addApiKey(new ApiKey(api, `EdgeApiKey${version}`, { value, description: `CloudFront, version ${version}` }));
  // Both stay exported: the stack web still uses the one before while the API is deployed.
  Stack.of(scope).exportValue(secret.secretArn);
  return secret;
};

/** The headers that CloudFront sends to the API. The key before stays valid until the next deployment that raises it. */
export const edgeKey = (scope: Construct, api: RestApi, { edgeKey: version }: StageConfig): Record<string, string> => {
  const plan = new UsagePlan(scope, 'Edge', {
    description: 'Calls that come through CloudFront',
    apiStages: [{ api: asRestApi(api), stage: api.deploymentStage }],
  });
  if (version > 1) secretKey(scope, api, plan, version - 1);
  const current = secretKey(scope, api, plan, version);
  return { [KEY_HEADER]: current.secretValue.unsafeUnwrap() };
};
