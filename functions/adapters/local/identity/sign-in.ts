// Signing in, by password or by SRP, and going on with a refresh token.
import { type Account, sameEmail } from './accounts.ts';
import { IdentityFault, tooManyAttempts, wrongCredentials } from './fault.ts';
import type { Parts } from './parts.ts';
import { checkPassword } from './passwords.ts';
import type { Refreshed } from './sessions.ts';
import type { Answer } from './srp-challenges.ts';

export type Issued = { readonly accessToken: string; readonly idToken: string; readonly refreshToken: string };

export const signInFlows = ({ accounts, sessions, attempts, challenges, mint }: Parts) => {
  const issue = async (account: Account, session: Refreshed): Promise<Issued> => ({
    ...(await mint(account, session)),
    refreshToken: session.refreshToken,
  });
  const admit = (account: Account): Promise<Issued> => {
    attempts.succeed('password', account.email);
    return issue(account, sessions.open(account.userId));
  };

  return {
    byPassword: async (givenEmail: string, password: string): Promise<Issued> => {
      const email = sameEmail(givenEmail);
      if (!attempts.begin('password', email)) throw tooManyAttempts();
      const account = accounts.byEmail(email);
      if (!(await checkPassword(password, account?.hash)) || !account) throw wrongCredentials();
      return admit(account);
    },
    startSrp: (givenEmail: string, publicA: string) => {
      const email = sameEmail(givenEmail);
      return challenges.start(email, accounts.byEmail(email), publicA);
    },
    finishSrp: async (answer: Answer): Promise<Issued> => {
      const email = challenges.emailOf(answer.session);
      if (email && !attempts.begin('password', email)) throw tooManyAttempts();
      return admit(challenges.finish(answer));
    },
    refresh: async (refreshToken: string): Promise<Issued> => {
      const session = sessions.refresh(refreshToken);
      const account = accounts.byId(session.userId);
      if (!account) throw new IdentityFault('NotAuthorizedException', 'Invalid Refresh Token');
      return issue(account, session);
    },
  };
};
export type SignInFlows = ReturnType<typeof signInFlows>;
