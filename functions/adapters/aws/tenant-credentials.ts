// Credentials of one tenant: assumes a role with the tenant's id as a session tag, to which its policy restricts every
// key.
import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import { timeouts } from './client-settings.ts';

/** As the role's policy names it (infra/constructs/tenant-role.ts). */
const TENANT_TAG = 'tenant';

type Options = { readonly roleArn: string; readonly client?: Pick<STSClient, 'send'> };

/** Good for an hour, the longest for a role that is taken by a role. */
export const credentialsByRole =
  ({ roleArn, client = new STSClient({ ...timeouts, maxAttempts: 5 }) }: Options) =>
  async (tenant: string) => {
    const given = await client.send(
      new AssumeRoleCommand({
        RoleArn: roleArn,
        // The trail of the account shows it.
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
