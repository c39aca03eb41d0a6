// The SDK clients with the settings that the adapters rely on.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SESv2Client } from '@aws-sdk/client-sesv2';

/** Without `throwOnRequestTimeout` the SDK only warns, and waits on. */
const within = (requestTimeout: number) =>
  ({ requestHandler: { connectionTimeout: 1000, requestTimeout, throwOnRequestTimeout: true } }) as const;

/** Short waits: a hung connection is dropped and tried again within the time of a request. */
export const patience = within(5000);
/** For bytes: a part of an upload is sent and acknowledged within this. */
const forBytes = within(60_000);

/** For a test engine; a stage takes region and credentials from its surroundings. */
export type Target = {
  readonly endpoint: string;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
};

export const dynamoClient = (target?: Target): DynamoDBClient =>
  new DynamoDBClient({ ...patience, ...target, retryMode: 'standard', maxAttempts: 5 });

/** Checksums only where S3 demands them: a signed address for a browser must not ask for one. */
export const s3Client = (target?: Target): S3Client =>
  new S3Client({
    ...forBytes,
    ...target,
    ...(target ? { forcePathStyle: true } : {}),
    retryMode: 'standard',
    maxAttempts: 5,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** One attempt: SES knows no request token, so the SDK must not repeat a call whose outcome is unknown. */
export const sesClient = (target?: Target): SESv2Client => new SESv2Client({ ...patience, ...target, maxAttempts: 1 });
