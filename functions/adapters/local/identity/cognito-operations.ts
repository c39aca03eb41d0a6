// The operations of Cognito's protocol that aws-amplify calls, each from its parsed input to its output.
import * as z from 'zod';
import { IdentityFault } from './fault.ts';
import type { LocalIdentity } from './local-identity.ts';
import { ACCESS_SECONDS } from './mint.ts';
import { LOCAL_CLIENT_ID } from './parts.ts';
import type { Issued } from './sign-in.ts';

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
      return result(await flows.byPassword(input.AuthParameters.USERNAME, input.AuthParameters.PASSWORD));
    return result(await flows.refresh(input.AuthParameters.REFRESH_TOKEN));
  });

const RespondToAuthChallenge = z.object({
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

const respondToAuthChallenge = (flows: Flows) =>
  operation(RespondToAuthChallenge, async ({ Session, ChallengeResponses: given }) =>
    result(
      await flows.finishSrp({
        session: Session,
        userId: given.USERNAME,
        secretBlock: given.PASSWORD_CLAIM_SECRET_BLOCK,
        signature: given.PASSWORD_CLAIM_SIGNATURE,
        timestamp: given.TIMESTAMP,
      }),
    ),
  );

/** `m***@h***`, made from what was typed: it tells nothing about who is known. */
const masked = (email: string) => email.replace(/^(.?)[^@]*@?(.?).*$/, '$1***@$2***');

const forgotPassword = (flows: Flows) =>
  operation(z.object({ ClientId, Username: text }), async ({ Username }) => ({
    CodeDeliveryDetails: {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: masked(flows.forgot(Username)),
    },
  }));

const ConfirmForgotPassword = z.object({ ClientId, Username: text, ConfirmationCode: text, Password: text });
const ChangePassword = z.object({ AccessToken: text, PreviousPassword: text, ProposedPassword: text });

/** The account's own view. The organisation is no attribute that the client may read. */
const getUser = (flows: Flows) =>
  operation(z.object({ AccessToken: text }), async ({ AccessToken }) => {
    const { userId, email } = await flows.who(AccessToken);
    const attributes = { sub: userId, email, email_verified: 'true' };
    return {
      Username: userId,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    };
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
  ForgotPassword: forgotPassword(flows),
  ConfirmForgotPassword: operation(ConfirmForgotPassword, async ({ Username, ConfirmationCode, Password }) => {
    await flows.confirm({ email: Username, code: ConfirmationCode, password: Password });
    return {};
  }),
  ChangePassword: operation(ChangePassword, async ({ AccessToken, PreviousPassword, ProposedPassword }) => {
    await flows.changePassword(AccessToken, PreviousPassword, ProposedPassword);
    return {};
  }),
});
