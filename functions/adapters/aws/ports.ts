// The ports on AWS, one function each, so that a bundle holds the SDK clients that it uses and no others.
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { SFNClient } from '@aws-sdk/client-sfn';
import type { Files } from '../../ports/files.ts';
import type { Identity, TokenVerifier } from '../../ports/identity.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Table } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { cognitoIssuer, jwtTokens, keysUrl } from '../node/jwt-tokens.ts';
import { dynamoClient, s3Client, sesClient } from './clients.ts';
import { cognitoIdentity } from './cognito-identity.ts';
import { dynamoTable } from './dynamo-table.ts';
import { env } from './env.ts';
import { s3Files } from './s3-files.ts';
import { sesMail } from './ses-mail.ts';
import { sfnWorkflows } from './sfn-workflows.ts';

export const table = (): Table => dynamoTable({ client: dynamoClient(), tableName: env('TABLE_NAME').TABLE_NAME });

export const files = (): Files => s3Files({ client: s3Client(), bucket: env('FILES_BUCKET').FILES_BUCKET });

export const mail = (): Mail => sesMail({ client: sesClient(), from: env('MAIL_FROM').MAIL_FROM, table: table() });

export const tokens = (): TokenVerifier => {
  const { AWS_REGION, USER_POOL_ID, USER_POOL_CLIENT_ID } = env('AWS_REGION', 'USER_POOL_ID', 'USER_POOL_CLIENT_ID');
  const issuer = cognitoIssuer(AWS_REGION, USER_POOL_ID);
  return jwtTokens({ issuer, clientId: USER_POOL_CLIENT_ID, keys: { url: keysUrl(issuer) } });
};

export const identity = (): Identity => {
  const { USER_POOL_ID, USER_POOL_CLIENT_ID } = env('USER_POOL_ID', 'USER_POOL_CLIENT_ID');
  const client = new CognitoIdentityProviderClient({ maxAttempts: 3 });
  return cognitoIdentity({ client, userPoolId: USER_POOL_ID, clientId: USER_POOL_CLIENT_ID });
};

export const workflows = (): Workflows => {
  const arns = env('MACHINE_ANSWER', 'MACHINE_INDEX_FILES', 'MACHINE_DELETE_FILES');
  return sfnWorkflows({
    client: new SFNClient({ maxAttempts: 5 }),
    arns: {
      answer: arns.MACHINE_ANSWER,
      'index-files': arns.MACHINE_INDEX_FILES,
      'delete-files': arns.MACHINE_DELETE_FILES,
    },
  });
};
