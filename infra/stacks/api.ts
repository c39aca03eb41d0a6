// The API: one function per service, one method per contract row, each function with the grants of its rows.
import { Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Service } from '#shared/contract/route.ts';
import type { StageConfig } from '../config/schema.ts';
import { contractApi } from '../constructs/contract-api.ts';
import { edgeKey } from '../constructs/edge-key.ts';
import type { Grants } from '../constructs/grants.ts';
import { logGroup } from '../constructs/log.ts';
import { accept } from '../constructs/nag.ts';
import { grantsOf, namesModel, streams } from '../constructs/service-access.ts';
import { type CodeOf, serviceFunction } from '../constructs/service-function.ts';
import type { IdentityStack } from './identity.ts';
import { stackProps } from './stack-props.ts';

export type ApiStack = {
  readonly stack: Stack;
  readonly api: RestApi;
  /** The headers that CloudFront sends with each call. */
  readonly edgeHeaders: Readonly<Record<string, string>>;
  readonly functions: readonly LambdaFunction[];
};

type Given = {
  readonly code: CodeOf;
  readonly grants: Grants;
  readonly identity: IdentityStack;
  readonly failures: IQueue;
};

const STREAM_SECONDS = 600;
const WHY_AT_THE_EDGE =
  'The API takes no call without the key of the edge; the firewall, where the stage has one, stands at CloudFront.';

export const apiStack = (
  scope: Construct,
  config: StageConfig,
  { code, grants, identity, failures }: Given,
): ApiStack => {
  const stack = new Stack(scope, 'api', stackProps(config, 'api', 'The API and its services'));
  const service = (name: Service): LambdaFunction =>
    serviceFunction(stack, name, {
      config,
      code,
      entry: `functions/api/${name}/index.ts`,
      description: `The ${name} routes of the API`,
      uses: grantsOf(name),
      grants,
      env: {
        ...identity.env,
        APP_URL: config.domain ? `https://${config.domain.name}` : '',
        ...(namesModel(name) ? { WRITE_MODEL_ID: config.model.write } : {}),
      },
      deadLetters: failures,
      memoryMb: 1024,
      ...(streams(name) ? { seconds: STREAM_SECONDS } : {}),
    });
  const functions = {
    account: service('account'),
    workspaces: service('workspaces'),
    organisation: service('organisation'),
    platform: service('platform'),
    files: service('files'),
    questions: service('questions'),
    runs: service('runs'),
    sources: service('sources'),
    drives: service('drives'),
    checklists: service('checklists'),
    spreadsheets: service('spreadsheets'),
  } satisfies Record<Service, LambdaFunction>;
  const log = logGroup(stack, 'AccessLog', { config });
  const api = contractApi(stack, { config, log, pool: identity.pool, functions });
  accept(api.deploymentStage, 'AwsSolutions-APIG3', WHY_AT_THE_EDGE);
  return { stack, api, edgeHeaders: edgeKey(stack, api, config), functions: Object.values(functions) };
};
