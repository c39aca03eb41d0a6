// Provides credentials of one tenant: assumes a role with the tenant's id as a session tag, which its policy requires
// in every key.
import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import { timeouts } from './client-settings.ts';

/** As in the role's policy (infra/constructs/tenant-role.ts). */
const TENANT_TAG = 'tenant';

type Options = { readonly roleArn: string; readonly client?: Pick<STSClient, 'send'> };

/** Valid for an hour, the maximum for chained roles. */
export const credentialsByRole =
  ({ roleArn, client = new STSClient({ ...timeouts, maxAttempts: 5 }) }: Options) =>
  async (tenant: string) => {
    const given = await client.send(
      new AssumeRoleCommand({
        RoleArn: roleArn,
        // Shown in the account's audit trail.
        RoleSessionName: tenant,
        Tags: [{ Key: TENANT_TAG, Value: tenant }],
      }),
    );
    const { AccessKeyId, SecretAccessKey, SessionToken, Expiration } = given.Credentials ?? {};
    if (!AccessKeyId || !SecretAccessKey || !SessionToken || !Expiration) throw new Error('STS gave no credentials');
    return {
      accessKeyId: AccessKeyId,
      secretAccessKey: SecretAccessKey,
      sessionToken: SessionToken,
      expiration: Expiration,
    };
  };
