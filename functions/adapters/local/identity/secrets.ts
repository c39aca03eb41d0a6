// All that is stored instead of a password.
import type { Secrets } from './accounts.ts';
import { POOL_NAME } from './parts.ts';
import type { Passwords } from './passwords.ts';
import { makeVerifier } from './srp.ts';

export const secretsOf = async (passwords: Passwords, userId: string, password: string): Promise<Secrets> => {
  const { salt, verifier } = makeVerifier({ pool: POOL_NAME, userId }, password);
  return { hash: await passwords.hash(password), srpSalt: salt, srpVerifier: verifier };
};
