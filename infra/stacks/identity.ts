// Identity: the user pool, its one client, the organization claim of each token, and account emails.
import { CfnOutput, Stack } from 'aws-cdk-lib';
import { LambdaVersion, type UserPool, type UserPoolClient, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { allow, type Grants, policyFor } from '../constructs/grants.ts';
import { mailGrant } from '../constructs/mail-sender.ts';
import { accept } from '../constructs/nag.ts';
import { type CodeOf, serviceFunction } from '../constructs/service-function.ts';
import { outboxStatements } from '../constructs/tenant-role.ts';
import { userPool, webClient } from '../constructs/user-pool.ts';
import type { DataStack } from './data.ts';
import { stackProps } from './stack-props.ts';

export type IdentityStack = {
  readonly stack: Stack;
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly grants: Grants;
  /** The settings that every function needs to check a token. */
  readonly env: Readonly<Record<string, string>>;
};

type Given = { readonly code: CodeOf; readonly data: DataStack };

const WHY_MFA =
  'Codes of an authenticator app are offered to everybody; where a stage demands them of those who administer, the kernel does.';
const WHY_PLAN =
  'The development stage holds invented people only; threat protection is paid per user and runs in production.';

export const identityStack = (scope: Construct, config: StageConfig, { code, data }: Given): IdentityStack => {
  const stack = new Stack(scope, 'identity', stackProps(config, 'identity', 'Accounts and tokens'));
  const pool = userPool(stack, config);
  const client = webClient(pool);
  accept(pool, 'AwsSolutions-COG2', WHY_MFA);
  if (config.identity.plan !== 'PLUS') accept(pool, 'AwsSolutions-COG8', WHY_PLAN);
  const tokens = serviceFunction(stack, 'Tokens', {
    config,
    code,
    entry: 'functions/triggers/tokens/index.ts',
    description: 'Puts the organisation into each access token',
    uses: [],
    grants: data.grants,
    deadLetters: data.failures,
    memoryMb: 256,
    // Cognito's limit for triggers is five seconds.
    seconds: 5,
  });
  pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, tokens, LambdaVersion.V2_0);
  const env = {
    USER_POOL_ID: pool.userPoolId,
    USER_POOL_CLIENT_ID: client.userPoolClientId,
    DEMANDS_MFA: config.identity.mfa === 'required' ? 'on' : 'off',
  };
  const may = (name: string, ...actions: readonly string[]) => ({
    env,
    policy: policyFor(stack, name, [allow(actions, [pool.userPoolArn])]),
  });
  const grants: Grants = {
    'identity.signIn': may(
      'identity.signIn',
      'cognito-idp:AdminInitiateAuth',
      'cognito-idp:AdminRespondToAuthChallenge',
    ),
    'identity.signOut': may('identity.signOut', 'cognito-idp:AdminUserGlobalSignOut'),
    'identity.manage': may(
      'identity.manage',
      'cognito-idp:AdminCreateUser',
      'cognito-idp:AdminDeleteUser',
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminGetUser',
    ),
    'mail.send': mailGrant(stack, config, outboxStatements(data.table)),
  };
  new CfnOutput(stack, 'UserPoolId', { value: pool.userPoolId });
  new CfnOutput(stack, 'UserPoolClientId', { value: client.userPoolClientId });
  return { stack, pool, client, grants, env };
};
