// Cheap accounts: one RSA key for all of a test file, and fast hashes. Key and hash cost prove nothing here; the stages
// of tests use the real ones.
import { generateKeyPairSync } from 'node:crypto';

let pem: string | undefined;

const signingPem = (): string => {
  pem ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  return pem;
};

export const QUICK = { newPem: signingPem, hashCost: 2 };
