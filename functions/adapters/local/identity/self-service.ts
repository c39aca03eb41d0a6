// What people do with their own account: who am I, sign out everywhere, change or reset the password.
import { jwtVerify } from 'jose';
import { type Account, sameEmail } from './accounts.ts';
import { IdentityFault, tooManyAttempts, wrongCredentials } from './fault.ts';
import type { Parts } from './parts.ts';
import { checkPassword, isGoodPassword } from './passwords.ts';
import { secretsOf } from './secrets.ts';

export type CodeLetter = { readonly email: string; readonly code: string };
type Bearer = { readonly account: Account; readonly family: string };

const checkRule = (password: string) => {
  if (isGoodPassword(password)) return;
  throw new IdentityFault('InvalidPasswordException', 'Password did not conform with policy');
};
const badToken = () => new IdentityFault('NotAuthorizedException', 'Invalid Access Token');

const bearers = ({ accounts, sessions, signing, now }: Parts) => {
  return async (accessToken: string): Promise<Bearer> => {
    const verified = await jwtVerify(accessToken, signing.publicKey, {
      algorithms: ['RS256'],
      currentDate: new Date(now()),
    }).catch(() => undefined);
    const { sub = '', origin_jti: family, token_use: use } = verified?.payload ?? {};
    const account = accounts.byId(sub);
    if (!account || use !== 'access' || typeof family !== 'string' || !sessions.isAlive(family)) throw badToken();
    return { account, family };
  };
};

const resets = ({ accounts, sessions, attempts, codes }: Parts, onCode: (letter: CodeLetter) => unknown) => ({
  forgot: (givenEmail: string): string => {
    const email = sameEmail(givenEmail);
    if (!attempts.begin('reset', email))
      throw new IdentityFault('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
    const code = codes.make(email);
    // Not waited for: the reply comes as fast for an e-mail that nobody has.
    if (accounts.byEmail(email)) queueMicrotask(() => onCode({ email, code }));
    return email;
  },
  confirm: async (given: { readonly email: string; readonly code: string; readonly password: string }) => {
    const email = sameEmail(given.email);
    codes.check(email, given.code);
    checkRule(given.password);
    const account = accounts.byEmail(email);
    if (!account)
      throw new IdentityFault('CodeMismatchException', 'Invalid verification code provided, please try again.');
    accounts.setSecrets(account.userId, await secretsOf(account.userId, given.password));
    codes.spend(email);
    sessions.revokeAll(account.userId);
    attempts.succeed('password', email);
  },
});

export const selfService = (parts: Parts, onCode: (letter: CodeLetter) => unknown) => {
  const { accounts, sessions, attempts } = parts;
  const bearer = bearers(parts);
  return {
    ...resets(parts, onCode),
    who: async (accessToken: string): Promise<Account> => (await bearer(accessToken)).account,
    signOutEverywhere: async (accessToken: string) => sessions.revokeAll((await bearer(accessToken)).account.userId),
    /** The other sessions end: whoever knew the old password is out. */
    changePassword: async (accessToken: string, previous: string, proposed: string) => {
      const { account, family } = await bearer(accessToken);
      if (!attempts.begin('password', account.email)) throw tooManyAttempts();
      if (!(await checkPassword(previous, account.hash))) throw wrongCredentials();
      attempts.succeed('password', account.email);
      checkRule(proposed);
      accounts.setSecrets(account.userId, await secretsOf(account.userId, proposed));
      sessions.revokeAll(account.userId, family);
    },
  };
};
export type SelfService = ReturnType<typeof selfService>;
