// Accounts that cost little to make: one RSA key for all of a test file, and hashes that are quick to guess. Which key it is
// and how dear a guess is prove nothing; the stages of tests have both as people do.
import { generateKeyPairSync } from 'node:crypto';

let pem: string | undefined;

const signingPem = (): string => {
  pem ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  return pem;
};

export const QUICK = { newPem: signingPem, hashCost: 2 };
