// Implements the Cognito operations that aws-amplify calls, each from its parsed input to its output.
import * as z from 'zod';
import { IdentityFault } from './fault.ts';
import type { LocalIdentity } from './local-identity.ts';
import { ACCESS_SECONDS } from './mint.ts';
import { LOCAL_CLIENT_ID } from './parts.ts';
import type { Admitted, Issued } from './sign-in.ts';

type Flows = LocalIdentity['flows'];
export type Operation = (input: unknown) => Promise<object>;

const text = z.string().min(1).max(8192);
const ClientId = z.string().refine((id) => id === LOCAL_CLIENT_ID);

const operation =
  <S extends z.ZodType>(schema: S, run: (input: z.output<S>) => Promise<object>): Operation =>
  (input) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw new IdentityFault('InvalidParameterException', 'Missing or invalid parameter.');
    return run(parsed.data);
  };

const result = ({ accessToken, idToken, refreshToken }: Issued) => ({
  ChallengeParameters: {},
  AuthenticationResult: {
    AccessToken: accessToken,
    IdToken: idToken,
    RefreshToken: refreshToken,
    ExpiresIn: ACCESS_SECONDS,
    TokenType: 'Bearer',
  },
});

/** The tokens, or the challenge for the code of the authenticator app. */
const admission = (admitted: Admitted) =>
  'codeSession' in admitted
    ? { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: admitted.codeSession, ChallengeParameters: {} }
    : result(admitted);

const InitiateAuth = z.discriminatedUnion('AuthFlow', [
  z.object({
    AuthFlow: z.literal('USER_SRP_AUTH'),
    ClientId,
    AuthParameters: z.object({ USERNAME: text, SRP_A: text }),
  }),
  z.object({
    AuthFlow: z.literal('USER_PASSWORD_AUTH'),
    ClientId,
    AuthParameters: z.object({ USERNAME: text, PASSWORD: text }),
  }),
  z.object({
    AuthFlow: z.enum(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
    ClientId,
    AuthParameters: z.object({ REFRESH_TOKEN: text }),
  }),
]);

const passwordVerifier = (flows: Flows, email: string, publicA: string) => {
  const { session, userId, salt, publicB, secretBlock } = flows.startSrp(email, publicA);
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    Session: session,
    ChallengeParameters: {
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
      SALT: salt,
      SRP_B: publicB,
      SECRET_BLOCK: secretBlock,
    },
  };
};

const initiateAuth = (flows: Flows) =>
  operation(InitiateAuth, async (input) => {
    if (input.AuthFlow === 'USER_SRP_AUTH')
      return passwordVerifier(flows, input.AuthParameters.USERNAME, input.AuthParameters.SRP_A);
    if (input.AuthFlow === 'USER_PASSWORD_AUTH')
      return admission(await flows.byPassword(input.AuthParameters.USERNAME, input.AuthParameters.PASSWORD));
    return result(await flows.refresh(input.AuthParameters.REFRESH_TOKEN));
  });

const PasswordVerifier = z.object({
  ClientId,
  ChallengeName: z.literal('PASSWORD_VERIFIER'),
  Session: text,
  ChallengeResponses: z.object({
    USERNAME: text,
    PASSWORD_CLAIM_SECRET_BLOCK: text,
    PASSWORD_CLAIM_SIGNATURE: text,
    TIMESTAMP: text,
  }),
});
const SoftwareToken = z.object({
  ClientId,
  ChallengeName: z.literal('SOFTWARE_TOKEN_MFA'),
  Session: text,
  ChallengeResponses: z.object({ USERNAME: text, SOFTWARE_TOKEN_MFA_CODE: text }),
});
const RespondToAuthChallenge = z.discriminatedUnion('ChallengeName', [PasswordVerifier, SoftwareToken]);

const finishSrp = async (flows: Flows, { Session, ChallengeResponses: given }: z.output<typeof PasswordVerifier>) =>
  admission(
    await flows.finishSrp({
      session: Session,
      userId: given.USERNAME,
      secretBlock: given.PASSWORD_CLAIM_SECRET_BLOCK,
      signature: given.PASSWORD_CLAIM_SIGNATURE,
      timestamp: given.TIMESTAMP,
    }),
  );

const respondToAuthChallenge = (flows: Flows) =>
  operation(RespondToAuthChallenge, async (input) =>
    input.ChallengeName === 'PASSWORD_VERIFIER'
      ? finishSrp(flows, input)
      : result(await flows.byCode(input.Session, input.ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE)),
  );

/** The account's own view. The organization is not an attribute that the client may read. */
const getUser = (flows: Flows) =>
  operation(z.object({ AccessToken: text }), async ({ AccessToken }) => {
    const account = await flows.who(AccessToken);
    const { userId, email } = account;
    const attributes = { sub: userId, email, email_verified: 'true' };
    return {
      ...(flows.hasAuthenticator(account)
        ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }
        : {}),
      Username: userId,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    };
  });

const MfaPreference = z.object({
  AccessToken: text,
  SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean().default(false) }).optional(),
});

const authenticator = (flows: Flows): Readonly<Record<string, Operation>> => ({
  AssociateSoftwareToken: operation(z.object({ AccessToken: text }), async ({ AccessToken }) => ({
    SecretCode: await flows.startAuthenticator(AccessToken),
  })),
  VerifySoftwareToken: operation(z.object({ AccessToken: text, UserCode: text }), async ({ AccessToken, UserCode }) => {
    await flows.proveAuthenticator(AccessToken, UserCode);
    return { Status: 'SUCCESS' };
  }),
  SetUserMFAPreference: operation(MfaPreference, async ({ AccessToken, SoftwareTokenMfaSettings: wanted }) => {
    if (wanted) await flows.turnAuthenticator(AccessToken, wanted.Enabled);
    return {};
  }),
});

export const cognitoOperations = (flows: Flows): Readonly<Record<string, Operation>> => ({
  InitiateAuth: initiateAuth(flows),
  RespondToAuthChallenge: respondToAuthChallenge(flows),
  GetTokensFromRefreshToken: operation(z.object({ ClientId, RefreshToken: text }), async ({ RefreshToken }) =>
    result(await flows.refresh(RefreshToken)),
  ),
  RevokeToken: operation(z.object({ ClientId, Token: text }), async ({ Token }) => {
    flows.revoke(Token);
    return {};
  }),
  GetUser: getUser(flows),
  GlobalSignOut: operation(z.object({ AccessToken: text }), async ({ AccessToken }) => {
    await flows.signOutEverywhere(AccessToken);
    return {};
  }),
  ...authenticator(flows),
});
