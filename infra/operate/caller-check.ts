// Checks the deploying identity and its account; no other check can run without them.
import { GetCallerIdentityCommand, type STSClient } from '@aws-sdk/client-sts';
import type { StageConfig } from '../config/schema.ts';
import type { Finding } from './checks.ts';

const about = 'credentials';

const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /^CredentialsProviderError$/,
    'Name the profile of whoever deploys (AWS_PROFILE, made by aws configure), or sign in again (aws sso login).',
  ],
  [/^(Expired|RequestExpired)/, 'They have expired: sign in again (aws sso login), or get new ones.'],
  [
    /^(InvalidClientTokenId|UnrecognizedClient|SignatureDoesNotMatch|InvalidSignature|AccessDenied)/,
    'AWS does not take them: compare the access key and its secret, or make a new key.',
  ],
];
const UNREACHED = 'AWS did not answer: check the connection, and that -c region= names a region.';

export const callerCheck = async (client: Pick<STSClient, 'send'>, { account }: StageConfig): Promise<Finding> => {
  try {
    const { Account, Arn } = await client.send(new GetCallerIdentityCommand({}));
    const finding = { about, found: `${Arn} in account ${Account}` };
    if (!account || account === Account) return finding;
    return {
      ...finding,
      todo: `The stage is for account ${account}: name its profile (AWS_PROFILE), or give -c account=${Account}.`,
    };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'unknown', message: 'unknown' };
    const [, todo = UNREACHED] = ADVICE.find(([names]) => names.test(name)) ?? [];
    return { about, found: `${name}: ${message}`, todo };
  }
};
