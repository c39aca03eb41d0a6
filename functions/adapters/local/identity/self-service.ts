// Lets users manage their own account at the provider: look it up, sign out everywhere, set up an authenticator app.
import { jwtVerify } from 'jose/jwt/verify';
import type { Account } from './accounts.ts';
import { IdentityFault } from './fault.ts';
import { SELF_SERVICE } from './mint.ts';
import type { Parts } from './parts.ts';

const badToken = () => new IdentityFault('NotAuthorizedException', 'Invalid Access Token');
const notFresh = () => new IdentityFault('NotAuthorizedException', 'Access Token does not have required scopes');
const tooManyCodes = () =>
  new IdentityFault('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

const bearers =
  ({ accounts, sessions, signing, now }: Parts) =>
  async (accessToken: string): Promise<Account> => {
    const verified = await jwtVerify(accessToken, signing.publicKey, {
      algorithms: ['RS256'],
      currentDate: new Date(now()),
    }).catch(() => undefined);
    const { sub = '', origin_jti: family, token_use: use, scope } = verified?.payload ?? {};
    const account = accounts.byId(sub);
    if (!account || use !== 'access' || typeof family !== 'string' || !sessions.isAlive(family)) throw badToken();
    if (scope !== SELF_SERVICE) throw notFresh();
    return account;
  };

export const selfService = (parts: Parts) => {
  const { sessions, attempts, authenticators } = parts;
  const who = bearers(parts);
  return {
    who,
    hasAuthenticator: ({ userId }: Account): boolean => authenticators.isOn(userId),
    signOutEverywhere: async (accessToken: string) => sessions.revokeAll((await who(accessToken)).userId),
    startAuthenticator: async (accessToken: string): Promise<string> =>
      authenticators.begin((await who(accessToken)).userId),
    proveAuthenticator: async (accessToken: string, code: string) => {
      const { userId, email } = await who(accessToken);
      if (!attempts.begin('code', email)) throw tooManyCodes();
      if (!authenticators.prove(userId, code))
        throw new IdentityFault('EnableSoftwareTokenMFAException', 'Code mismatch');
      attempts.succeed('code', email);
    },
    turnAuthenticator: async (accessToken: string, isOn: boolean) => {
      const { userId } = await who(accessToken);
      if (!authenticators.turn(userId, isOn))
        throw new IdentityFault('InvalidParameterException', 'User has not verified software token mfa');
    },
  };
};
export type SelfService = ReturnType<typeof selfService>;
