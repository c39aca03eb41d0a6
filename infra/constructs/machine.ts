// A Step Functions machine from the definition that the local stage runs too. Its log records events without their
// data.
import { Aws } from 'aws-cdk-lib';
import { type ManagedPolicy, PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { DefinitionBody, LogLevel, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { allow, policyFor } from './grants.ts';
import { logGroup } from './log.ts';
import { accept } from './nag.ts';
import { named } from './naming.ts';

const DELIVERY = [
  'logs:CreateLogDelivery',
  'logs:GetLogDelivery',
  'logs:UpdateLogDelivery',
  'logs:DeleteLogDelivery',
  'logs:ListLogDeliveries',
  'logs:PutResourcePolicy',
  'logs:DescribeResourcePolicies',
  'logs:DescribeLogGroups',
];
const TRACE = ['xray:PutTraceSegments', 'xray:PutTelemetryRecords', 'xray:GetSamplingRules', 'xray:GetSamplingTargets'];
const WHY = 'Log delivery and X-Ray are set up for the account and accept no resource other than *.';

/** One policy for the logs and traces of all machines. */
export const machineTelemetry = (scope: Construct): ManagedPolicy => {
  const policy = policyFor(scope, 'log and trace machines', [allow([...DELIVERY, ...TRACE], ['*'])]);
  accept(policy, 'AwsSolutions-IAM5[Resource::*]', WHY);
  return policy;
};

type Options = {
  readonly config: StageConfig;
  readonly name: string;
  readonly definition: object;
  /** By placeholder in the definition. */
  readonly functions: Readonly<Record<string, IFunction>>;
  readonly telemetry: ManagedPolicy;
};

const roleOf = (scope: Construct, { functions, telemetry, name }: Options): Role => {
  const arns = Object.values(functions).map((fn) => fn.functionArn);
  return new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('states.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
    description: `Runs the machine ${name}`,
    managedPolicies: [telemetry],
    inlinePolicies: { steps: new PolicyDocument({ statements: [allow(['lambda:InvokeFunction'], arns)] }) },
  });
};

export const machine = (scope: Construct, options: Options): StateMachine => {
  const { config, name, definition, functions } = options;
  const group = new Construct(scope, `machine-${name}`);
  // A resource policy covers names with this prefix; an account has only ten policies.
  const logs = logGroup(group, 'Log', { config, name: `/aws/vendedlogs/states/${named(config, name)}` });
  return new StateMachine(group, 'Machine', {
    stateMachineName: named(config, name),
    definitionBody: DefinitionBody.fromString(JSON.stringify(definition)),
    definitionSubstitutions: Object.fromEntries(
      Object.entries(functions).map(([placeholder, fn]) => [placeholder, fn.functionArn]),
    ),
    role: roleOf(group, options).withoutPolicyUpdates(),
    tracingEnabled: true,
    // Execution data contains deal text.
    logs: { destination: logs, level: LogLevel.ALL, includeExecutionData: false },
  });
};
