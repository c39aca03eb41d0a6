// A kernel with real accounts: local identity and its tokens over the people of the test kernel, and a fake clock.
import { localIdentity } from '#functions/adapters/local/identity/local-identity.ts';
import { LOCAL_CLIENT_ID } from '#functions/adapters/local/identity/parts.ts';
import { jwtTokens } from '#functions/adapters/node/jwt-tokens.ts';
import { type Guest, invite } from '#functions/domain/invitations/invite.ts';
import { PLATFORM } from '#functions/store/keys.ts';
import { organisationCodes } from '#functions/store/organisation-codes.ts';
import type { RouteName } from '#shared/contract/contract.ts';
import type { User } from '#shared/model/user.ts';
import { fakeClock } from './fake-clock.ts';
import { QUICK } from './quick-identity.ts';
import { populated } from './tenants.ts';
import { ask, dataOf, type Input } from './test-kernel.ts';

export const PASSWORD = 'Footnote!2026';
const ISSUER = 'https://issuer.test/local_footnote';

export type Session = { readonly accessToken: string; readonly refreshToken: string; readonly user: User };
export type AccountStage = Awaited<ReturnType<typeof accountStage>>;

export const accountStage = async ({ requiresMfa = false } = {}) => {
  const test = await populated();
  // Real time, because the table expires rows by the machine's clock.
  const clock = fakeClock(Date.now());
  const identity = localIdentity({ path: ':memory:', clock, issuerUrl: ISSUER, ...QUICK });
  const tokens = jwtTokens({ issuer: ISSUER, clientId: LOCAL_CLIENT_ID, keys: { jwks: identity.jwks }, clock });
  const ports = { ...test.kernel.ports, identity, tokens, clock };
  const stage = { ...test, kernel: { ...test.kernel, ports, requiresMfa } };
  for (const tenant of ['alpha', 'beta'])
    await test.table.write({ put: organisationCodes.row(PLATFORM, { code: tenant.toUpperCase(), tenant }) });

  const call = (name: RouteName, body: unknown, token?: string, input: Input = {}) =>
    ask(stage, name, token, { body, ...input });
  const inviteTo = (tenant: string, guest: Guest) => {
    const by = { id: 'owner', name: 'Olivia Owner' };
    return invite(ports, { tenant, by, organisation: tenant, app: 'https://app.test', language: 'en' }, guest);
  };
  /** Returns the fragment of the link in the last email to this address. */
  const secretFor = (email: string, name: 'invitation' | 'token' = 'invitation'): string => {
    const received = test.emails.findLast(({ to, text }) => to === email && text.includes(`#${name}=`));
    return received?.text.match(new RegExp(`#${name}=(\\S+)`))?.[1] ?? '';
  };
  const signUp = (email: string, invitation: string | undefined, more: object = {}) =>
    call('account.signUp', {
      email,
      password: PASSWORD,
      firstName: 'New',
      lastName: 'Person',
      organizationCode: 'alpha',
      ...(invitation === undefined ? {} : { invitation }),
      ...more,
    });
  const signIn = (email: string, password = PASSWORD, more: object = {}) =>
    call('account.memberSignIn', { email, password, organizationCode: 'ALPHA', ...more });
  return { ...stage, ports, testPorts: test.kernel.ports, clock, identity, call, inviteTo, secretFor, signUp, signIn };
};

/** Invites a person, signs them up and signs them in. */
export const joined = async (
  stage: AccountStage,
  email: string,
  role: Guest['role'],
  tenant = 'alpha',
): Promise<Session> => {
  await stage.inviteTo(tenant, { email, role });
  dataOf(await stage.signUp(email, stage.secretFor(email), { organizationCode: tenant }));
  return dataOf<Session>(await stage.signIn(email, PASSWORD, { organizationCode: tenant }));
};
