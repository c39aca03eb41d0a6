// The public API: one method for each row of the contract.
import { Duration } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  EndpointType,
  type IAuthorizer,
  LambdaIntegration,
  LogGroupLogDestination,
  MethodLoggingLevel,
  ResponseTransferMode,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { contract, ROUTE_NAMES } from '#shared/contract/contract.ts';
import type { Route, Service } from '#shared/contract/route.ts';
import type { StageConfig } from '../config/schema.ts';
import { gatewayReplies } from './gateway-replies.ts';
import { accept } from './nag.ts';
import { named, removalOf } from './naming.ts';
import { streams } from './service-access.ts';

const API_STAGE = 'live';
/** A scope that every Cognito access token of a signed-in user has. */
const SIGNED_IN = 'aws.cognito.signin.user.admin';
const BUFFERED_SECONDS = 29;
const STREAM_MINUTES = 10;

/** Without query strings, paths with ids, addresses and headers. */
const ACCESS_LOG = JSON.stringify({
  requestId: '$context.requestId',
  time: '$context.requestTimeEpoch',
  method: '$context.httpMethod',
  route: '$context.resourcePath',
  status: '$context.status',
  user: '$context.authorizer.claims.sub',
  milliseconds: '$context.responseLatency',
  integration: '$context.integrationLatency',
  bytes: '$context.responseLength',
  error: '$context.error.responseType',
});

const ROWS = ROUTE_NAMES.map((name): Route => contract[name]);

/** Data tracing is off, since traces would contain questions. */
const OBSERVED = { loggingLevel: MethodLoggingLevel.ERROR, dataTraceEnabled: false, metricsEnabled: true } as const;

const restApi = (scope: Construct, config: StageConfig, log: ILogGroup): RestApi =>
  new RestApi(scope, 'Api', {
    restApiName: named(config, 'api'),
    description: 'The routes of shared/contract',
    endpointTypes: [EndpointType.REGIONAL],
    // Passes uploads and Word files unchanged.
    binaryMediaTypes: ['*/*'],
    cloudWatchRole: true,
    cloudWatchRoleRemovalPolicy: removalOf(config.keepData),
    deployOptions: {
      stageName: API_STAGE,
      // A limit on the bill, far above normal use. The firewall and the contract rows limit single callers.
      throttlingRateLimit: config.throttle.rate,
      throttlingBurstLimit: config.throttle.burst,
      ...OBSERVED,
      tracingEnabled: true,
      accessLogDestination: new LogGroupLogDestination(log),
      accessLogFormat: AccessLogFormat.custom(ACCESS_LOG),
    },
  });

const integrationOf = (service: Service, fn: IFunction): LambdaIntegration =>
  new LambdaIntegration(fn, {
    scopePermissionToMethod: false,
    ...(streams(service)
      ? { responseTransferMode: ResponseTransferMode.STREAM, timeout: Duration.minutes(STREAM_MINUTES) }
      : { timeout: Duration.seconds(BUFFERED_SECONDS) }),
  });

const WHY_PUBLIC =
  'Signing in is what gives a caller their token; the row is public, throttled, and the kernel checks what it is sent.';
const WHY_ONE_PARSER =
  'The kernel parses every input with the zod schema of the contract row and names the field at fault; a second validator would hide it.';
const WHY_LOG_ROLE =
  'API Gateway writes logs with one role an account, and AWS documents this managed policy as the one it takes.';

const addMethod = (api: RestApi, row: Route, integration: LambdaIntegration, authorizer: IAuthorizer): void => {
  const resource = api.root.resourceForPath(row.path);
  if (row.rule !== 'public') {
    resource.addMethod(row.method, integration, {
      authorizer,
      authorizationType: AuthorizationType.COGNITO,
      authorizationScopes: [SIGNED_IN],
      apiKeyRequired: true,
    });
    return;
  }
  const method = resource.addMethod(row.method, integration, {
    authorizationType: AuthorizationType.NONE,
    apiKeyRequired: true,
  });
  for (const rule of ['AwsSolutions-APIG4', 'AwsSolutions-COG4']) accept(method, rule, WHY_PUBLIC);
};

type Given = {
  readonly config: StageConfig;
  readonly log: ILogGroup;
  readonly pool: IUserPool;
  readonly functions: Readonly<Record<Service, IFunction>>;
};

export const contractApi = (scope: Construct, { config, log, pool, functions }: Given): RestApi => {
  const api = restApi(scope, config, log);
  const authorizer = new CognitoUserPoolsAuthorizer(scope, 'SignedIn', { cognitoUserPools: [pool] });
  const integrations = new Map<Service, LambdaIntegration>();
  for (const row of ROWS) {
    const integration = integrations.get(row.service) ?? integrationOf(row.service, functions[row.service]);
    integrations.set(row.service, integration);
    addMethod(api, row, integration, authorizer);
  }
  gatewayReplies(api);
  accept(api, 'AwsSolutions-APIG2', WHY_ONE_PARSER);
  accept(
    api,
    `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]`,
    WHY_LOG_ROLE,
  );
  return api;
};
