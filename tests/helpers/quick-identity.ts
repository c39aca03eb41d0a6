// Cheap accounts: one RSA key for a whole test file, and fast hashes. The cost of keys and hashes proves nothing here;
// the test stages use real ones.
import { generateKeyPairSync } from 'node:crypto';

let pem: string | undefined;

const signingPem = (): string => {
  pem ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  return pem;
};

export const QUICK = { newPem: signingPem, hashCost: 2 };
