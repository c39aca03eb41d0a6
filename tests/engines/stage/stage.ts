// A stage of the synthesized templates on third-party engines: gateway, functions, machines, pool, table, files.
import {
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CreateKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { CreateEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import * as z from 'zod';
import { dynamoClient } from '#functions/adapters/aws/dynamo-client.ts';
import { s3Client } from '#functions/adapters/aws/s3-client.ts';
import { sesClient } from '#functions/adapters/aws/ses-client.ts';
import { cognitoIssuer } from '#functions/adapters/node/jwt-tokens.ts';
import { bedrockServer } from '#tests/helpers/bedrock-server.ts';
import { createTable } from '../../contract/dynamo-engine.ts';
import { functionsOf } from './functions.ts';
import { gatewayOf } from './gateway.ts';
import { machinesOf } from './machines.ts';
import { poolProxy } from './pool.ts';
import { switchedProxy } from './switched-proxy.ts';
import { credentials, REGION, readTemplates, target } from './templates.ts';

export const Engines = z.object({
  /** The folder of the synthesized templates and their assets. */
  folder: z.string(),
  dynamodb: z.url(),
  moto: z.url(),
  opensearch: z.url(),
});
export type Engines = z.infer<typeof Engines>;

const NAMES = { table: 'footnote', stage: 'prod' } as const;
const MAIL_FROM = 'footnote@footnote.example';

const makePool = async (moto: string) => {
  const client = new CognitoIdentityProviderClient(target(moto));
  const org = { Name: 'org', AttributeDataType: 'String', Mutable: false } as const;
  const { UserPool } = await client.send(
    new CreateUserPoolCommand({ PoolName: 'users', UsernameAttributes: ['email'], Schema: [org] }),
  );
  const flows = { ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH' as const] };
  const { UserPoolClient } = await client.send(
    new CreateUserPoolClientCommand({ UserPoolId: UserPool?.Id, ClientName: 'web', ...flows }),
  );
  return { userPoolId: UserPool?.Id ?? '', clientId: UserPoolClient?.ClientId ?? '' };
};

/** Creates on the engines what CloudFormation would create. */
const makeResources = async ({ moto, dynamodb }: Engines) => {
  await createTable(dynamoClient(target(dynamodb)), NAMES.table);
  await sesClient(target(moto)).send(new CreateEmailIdentityCommand({ EmailIdentity: MAIL_FROM }));
  const key = await new KMSClient(target(moto)).send(new CreateKeyCommand({}));
  return { ...(await makePool(moto)), key: key.KeyMetadata?.Arn ?? '' };
};

export type EngineStage = Awaited<ReturnType<typeof engineStage>>;

export const engineStage = async (engines: Engines) => {
  const { folder, moto, dynamodb } = engines;
  const { userPoolId, clientId, key } = await makeResources(engines);
  const templates = readTemplates(folder, {
    'AWS::DynamoDB::GlobalTable': NAMES.table,
    'AWS::Cognito::UserPool': userPoolId,
    'AWS::Cognito::UserPoolClient': clientId,
    'AWS::KMS::Key': key,
    'AWS::KMS::Key.Arn': key,
  });
  const search = await switchedProxy(engines.opensearch);
  const model = await bedrockServer('ok');
  const environment: Record<string, string> = {
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL: moto,
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url,
    SEARCH_ENDPOINT: search.endpoint,
    // moto does not check codes of an authenticator app.
    DEMANDS_MFA: 'off',
  };
  const functions = functionsOf({ templates, folder, environment });
  const bucket = functions.settings(`footnote-${NAMES.stage}-files`)?.Environment.Variables.FILES_BUCKET;
  await s3Client(target(moto)).send(
    new CreateBucketCommand({ Bucket: bucket, CreateBucketConfiguration: { LocationConstraint: REGION } }),
  );
  const pool = await poolProxy({
    moto,
    issuer: cognitoIssuer(REGION, userPoolId),
    userPoolId,
    trigger: (event) => functions.invoke(`footnote-${NAMES.stage}-Tokens`, event),
  });
  const machines = await machinesOf(templates, functions);
  environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = pool.endpoint;
  environment.AWS_ENDPOINT_URL_SFN = machines.endpoint;
  const gateway = gatewayOf({ templates, functions, isSignedIn: pool.isSignedIn });
  return {
    ...{ templates, functions, machines, gateway, model, search, environment },
    close: () => {
      for (const part of [functions, machines, pool, search, model]) part.close();
    },
  };
};
