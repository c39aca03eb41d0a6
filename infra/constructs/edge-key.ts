// Proves to the API that a call came through the edge: an API key that only CloudFront sends. It overwrites the
// caller's header, and the gateway refuses a call without it before any function runs.
import { Stack } from 'aws-cdk-lib';
import { ApiKey, type RestApi, UsagePlan } from 'aws-cdk-lib/aws-apigateway';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { asRestApi } from './cdk-types.ts';
import { accept } from './nag.ts';

/** API Gateway reads the key from this header. */
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
  // CloudFormation resolves the reference, so no template contains the key.
  const value = secret.secretValue.unsafeUnwrap();
  plan.addApiKey(new ApiKey(api, `EdgeApiKey${version}`, { value, description: `CloudFront, version ${version}` }));
  // Keeps both exports: the stack `web` uses the previous key while the API is deployed.
  Stack.of(scope).exportValue(secret.secretArn);
  return secret;
};

/** The headers that CloudFront sends to the API. The previous key stays valid until the version is raised again. */
export const edgeKey = (scope: Construct, api: RestApi, { edgeKey: version }: StageConfig): Record<string, string> => {
  const plan = new UsagePlan(scope, 'Edge', {
    description: 'Calls that come through CloudFront',
    apiStages: [{ api: asRestApi(api), stage: api.deploymentStage }],
  });
  if (version > 1) secretKey(scope, api, plan, version - 1);
  const current = secretKey(scope, api, plan, version);
  return { [KEY_HEADER]: current.secretValue.unsafeUnwrap() };
};
