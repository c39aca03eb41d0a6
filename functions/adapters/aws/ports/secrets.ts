// Wires encryption and decryption of organizations' keys on AWS.
import type { Secrets } from '../../../ports/secrets.ts';
import { atFirstCall } from '../at-first-call.ts';
import { env } from '../env.ts';

export const secrets = (): Secrets => {
  const { SOURCE_KEYS_KEY } = env('SOURCE_KEYS_KEY');
  return atFirstCall(async () => {
    const { kmsClient, kmsSecrets } = await import('../kms-secrets.ts');
    return kmsSecrets({ client: kmsClient(), keyId: SOURCE_KEYS_KEY });
  });
};
