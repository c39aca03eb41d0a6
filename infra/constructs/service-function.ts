// A Lambda function with its own role, which allows only what its grants contain.
import { Duration } from 'aws-cdk-lib';
import { type ManagedPolicy, PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, type Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { countBreaches } from './breaches.ts';
import { allow, type GrantName, type Grants, policyFor } from './grants.ts';
import { logGroup } from './log.ts';
import { accept } from './nag.ts';
import { named } from './naming.ts';

/** Returns the bundled code of a Lambda entry by its path in the project. */
export type CodeOf = (entry: string) => Code;

export type FunctionOptions = {
  readonly config: StageConfig;
  readonly code: CodeOf;
  readonly entry: string;
  readonly description: string;
  readonly uses: readonly GrantName[];
  readonly grants: Grants;
  /** Policies of this function only. */
  readonly policies?: readonly ManagedPolicy[];
  /** Receives events that failed finally. */
  readonly deadLetters: IQueue;
  readonly memoryMb?: number;
  readonly seconds?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly atMost?: number;
};

const DEFAULT_MEMORY_MB = 512;
const DEFAULT_SECONDS = 29;

const WHY_TRACE = 'X-Ray takes trace segments without naming a resource: its actions accept no resource other than *.';

/** Tracing accepts no resource, so one policy for all functions of a stack contains that exception. */
export const traceGrant = (scope: Construct): Grants => {
  const policy = policyFor(scope, 'trace', [allow(['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], ['*'])]);
  accept(policy, 'AwsSolutions-IAM5[Resource::*]', WHY_TRACE);
  return { trace: { policy, env: {} } };
};

const grantOf = (grants: Grants, name: GrantName) => {
  const grant = grants[name];
  if (!grant) throw new Error(`no stack grants ${name}`);
  return grant;
};

const roleOf = (scope: Construct, log: LogGroup, options: FunctionOptions): Role => {
  const own = new PolicyDocument({
    statements: [
      allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [log.logGroupArn]),
      allow(['sqs:SendMessage'], [options.deadLetters.queueArn]),
    ],
  });
  const policies = options.uses.map((name) => grantOf(options.grants, name).policy);
  return new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    description: options.description,
    managedPolicies: [...policies, ...(options.policies ?? [])],
    inlinePolicies: { own },
  });
};

const environmentOf = ({ config, uses, grants, env }: FunctionOptions): Record<string, string> =>
  Object.assign({ STAGE: config.stage }, ...uses.map((name) => grantOf(grants, name).env), env);

export const serviceFunction = (scope: Construct, id: string, options: FunctionOptions): LambdaFunction => {
  const used: FunctionOptions = { ...options, uses: [...new Set([...options.uses, 'trace' as const])] };
  const group = new Construct(scope, id);
  const log = logGroup(group, 'Log', { config: used.config });
  const role = roleOf(group, log, used);
  countBreaches(group, log, used.config);
  const fn = new LambdaFunction(group, 'Function', {
    // Alarms use this name without an export of the stack, which may then change without them.
    functionName: named(used.config, id),
    description: used.description,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    code: used.code(used.entry),
    handler: 'index.handler',
    memorySize: used.memoryMb ?? DEFAULT_MEMORY_MB,
    timeout: Duration.seconds(used.seconds ?? DEFAULT_SECONDS),
    tracing: Tracing.ACTIVE,
    role: role.withoutPolicyUpdates(),
    logGroup: log,
    deadLetterQueue: used.deadLetters,
    ...(used.atMost ? { reservedConcurrentExecutions: used.atMost } : {}),
    environment: environmentOf(used),
  });
  for (const name of used.uses) grantOf(used.grants, name).admit?.(role, id);
  return fn;
};
