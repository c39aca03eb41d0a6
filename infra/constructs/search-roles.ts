// Roles inside the managed search domain: one function is the only administrator, and admits the functions that the
// contract or a machine grants search.
import { CustomResource, Duration, type Stack } from 'aws-cdk-lib';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { CfnDomain } from 'aws-cdk-lib/aws-opensearchservice';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { allow, type Grant, type Grants, policyFor } from './grants.ts';
import { accept } from './nag.ts';
import { named } from './naming.ts';
import { type CodeOf, serviceFunction } from './service-function.ts';

const API = '_plugins/_security/api';
const WHY_NAMES =
  'Roles inside the domain are named after the functions that they let in; what is outside of that prefix stays closed.';

export type RoleKeeper = {
  readonly config: StageConfig;
  readonly code: CodeOf;
  readonly grants: Grants;
  readonly failures: IQueue;
};

/** Created before the domain, which names its role as administrator. */
export const roleKeeper = (stack: Stack, { config, code, grants, failures }: RoleKeeper): LambdaFunction =>
  serviceFunction(stack, 'SearchRoles', {
    config,
    code,
    entry: 'functions/triggers/search-roles/index.ts',
    description: 'Lets functions into the search domain',
    uses: [],
    grants,
    deadLetters: failures,
    seconds: 120,
  });

/** A separate policy: the domain refers to the function's role, so that role cannot refer to the domain. */
const letAdminister = (scope: Construct, keeper: LambdaFunction, domain: CfnDomain, config: StageConfig) => {
  const paths = ['roles', 'rolesmapping'].map((kind) => `${API}/${kind}/${named(config, '*')}`);
  const resources = paths.map((path) => `${domain.attrArn}/${path}`);
  const policy = policyFor(scope, 'keep the roles of search', [allow(['es:ESHttpPut', 'es:ESHttpDelete'], resources)]);
  for (const path of paths) accept(policy, `AwsSolutions-IAM5[Resource::<Domain.Arn>/${path}]`, WHY_NAMES);
  if (keeper.role) policy.attachToRole(keeper.role);
};

/** Admits a function in the function's own stack: before it is called, and until it is removed. */
export const admissions = (
  scope: Construct,
  {
    keeper,
    domain,
    config,
  }: { readonly keeper: LambdaFunction; readonly domain: CfnDomain; readonly config: StageConfig },
): ((may: 'read' | 'write') => NonNullable<Grant['admit']>) => {
  letAdminister(scope, keeper, domain, config);
  return (may) => (role: IRole, name: string) => {
    new CustomResource(role.node.scope ?? role, 'Search', {
      serviceToken: keeper.functionArn,
      serviceTimeout: Duration.minutes(5),
      resourceType: 'Custom::SearchRole',
      properties: {
        Endpoint: `https://${domain.attrDomainEndpoint}`,
        Name: named(config, name.toLowerCase()),
        Role: role.roleArn,
        May: may,
      },
    });
  };
};
