// Signs in by password or SRP, with an authenticator code if set up, or with a refresh token.
import { type Account, sameEmail } from './accounts.ts';
import { IdentityFault, tooManyAttempts, wrongCode, wrongCredentials } from './fault.ts';
import type { Parts } from './parts.ts';
import type { Refreshed } from './sessions.ts';
import type { Answer } from './srp-challenges.ts';

export type Issued = { readonly accessToken: string; readonly idToken: string; readonly refreshToken: string };

/** The password was correct: the tokens, or the session that awaits the code. */
export type Admitted = Issued | { readonly codeSession: string };

export const signInFlows = (parts: Parts) => {
  const { accounts, passwords, sessions, attempts, challenges, authenticators, codeChallenges, mint } = parts;
  const issue = async (account: Account, session: Refreshed): Promise<Issued> => ({
    ...(await mint(account, session)),
    refreshToken: session.refreshToken,
  });
  const admit = async (account: Account): Promise<Admitted> => {
    attempts.succeed('password', account.email);
    if (authenticators.isOn(account.userId)) return { codeSession: codeChallenges.start(account.userId) };
    return issue(account, sessions.open(account.userId));
  };

  return {
    byPassword: async (givenEmail: string, password: string): Promise<Admitted> => {
      const email = sameEmail(givenEmail);
      if (!attempts.begin('password', email)) throw tooManyAttempts();
      const account = accounts.byEmail(email);
      if (!(await passwords.check(password, account?.hash)) || !account) throw wrongCredentials(email);
      return admit(account);
    },
    startSrp: (givenEmail: string, publicA: string) => {
      const email = sameEmail(givenEmail);
      return challenges.start(email, accounts.byEmail(email), publicA);
    },
    finishSrp: async (answer: Answer): Promise<Admitted> => {
      const email = challenges.emailOf(answer.session);
      if (email && !attempts.begin('password', email)) throw tooManyAttempts();
      return admit(challenges.finish(answer));
    },
    /** A wrong code leaves the session open for another attempt. */
    byCode: async (codeSession: string, code: string): Promise<Issued> => {
      const account = accounts.byId(codeChallenges.try(codeSession) ?? '');
      if (!account) throw new IdentityFault('NotAuthorizedException', 'Invalid session for the user.');
      if (!attempts.begin('code', account.email)) throw tooManyAttempts();
      if (!authenticators.check(account.userId, code)) throw wrongCode(account.email);
      attempts.succeed('code', account.email);
      codeChallenges.end(codeSession);
      return issue(account, sessions.open(account.userId));
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
