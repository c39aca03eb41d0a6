// One RSA key for all accounts of a test file: making one takes up to a second, and which one it is proves nothing.
import { generateKeyPairSync } from 'node:crypto';

let pem: string | undefined;

export const signingPem = (): string => {
  pem ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  return pem;
};
