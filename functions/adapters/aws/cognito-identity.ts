// Implements the identity port with a Cognito user pool.
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  ExpiredCodeException,
  NotAuthorizedException,
  PasswordResetRequiredException,
  UserNotConfirmedException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '#shared/contract/errors.ts';
import { AccountExists, type Identity } from '../../ports/identity.ts';
import { timeouts } from './client-settings.ts';
import { isBusy, orUnavailable } from './transient.ts';

export const cognitoClient = (): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({ ...timeouts, maxAttempts: 3 });

type Options = {
  readonly client: CognitoIdentityProviderClient;
  readonly userPoolId: string;
  readonly clientId: string;
};

/** Wrong credentials are a result, too many attempts an error: the same on every stage. */
const refused = (error: unknown): undefined => {
  if (isBusy(error)) throw new AppError('tooMany');
  if (error instanceof NotAuthorizedException && /attempts exceeded/i.test(error.message))
    throw new AppError('tooMany');
  const isAnswer =
    error instanceof NotAuthorizedException ||
    error instanceof UserNotFoundException ||
    error instanceof UserNotConfirmedException ||
    error instanceof PasswordResetRequiredException;
  if (!isAnswer) throw error;
  return undefined;
};

const ignoreMissing = (error: unknown): undefined => {
  if (!(error instanceof UserNotFoundException)) throw error;
  return undefined;
};

const tokensOf = ({ AccessToken, RefreshToken }: AuthenticationResultType = {}) =>
  AccessToken && RefreshToken ? { accessToken: AccessToken, refreshToken: RefreshToken } : undefined;

/** A code that was used before counts as expired. */
const wrongCode = (error: unknown): 'codeWrong' => {
  if (error instanceof CodeMismatchException || error instanceof ExpiredCodeException) return 'codeWrong';
  throw error;
};

type Challenge = { readonly email: string; readonly session: string; readonly code: string };

const answerCode = async ({ client, userPoolId, clientId }: Options, { email, session, code }: Challenge) => {
  const reply = await client
    .send(
      new AdminRespondToAuthChallengeCommand({
        UserPoolId: userPoolId,
        ClientId: clientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session: session,
        ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code },
      }),
    )
    .catch(wrongCode)
    .catch(refused);
  return reply === 'codeWrong' ? reply : tokensOf(reply?.AuthenticationResult);
};

const signIn =
  (options: Options): Identity['signIn'] =>
  ({ email, password, code }) =>
    orUnavailable(async () => {
      const { client, userPoolId, clientId } = options;
      const reply = await client
        .send(
          new AdminInitiateAuthCommand({
            UserPoolId: userPoolId,
            ClientId: clientId,
            AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
            AuthParameters: { USERNAME: email, PASSWORD: password },
          }),
        )
        .catch(refused);
      // Accounts of this product cannot be in any other challenge.
      if (reply?.ChallengeName !== 'SOFTWARE_TOKEN_MFA') return tokensOf(reply?.AuthenticationResult);
      if (code === undefined) return 'codeNeeded';
      return answerCode(options, { email, session: reply.Session ?? '', code });
    });

const create =
  ({ client, userPoolId }: Options): Identity['create'] =>
  ({ email, password, tenant }) =>
    orUnavailable(async () => {
      const user = { UserPoolId: userPoolId, Username: email };
      const created = await client
        .send(
          new AdminCreateUserCommand({
            ...user,
            MessageAction: 'SUPPRESS',
            UserAttributes: [
              { Name: 'email', Value: email },
              { Name: 'email_verified', Value: 'true' },
              { Name: 'custom:org', Value: tenant },
            ],
          }),
        )
        .catch((error) => {
          throw error instanceof UsernameExistsException ? new AccountExists() : error;
        });
      const userId = created.User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value;
      try {
        if (!userId) throw new AppError('unexpected');
        await client.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
        return userId;
      } catch (error) {
        // A half-created account would block the email for good.
        await client.send(new AdminDeleteUserCommand(user));
        throw error;
      }
    });

export const cognitoIdentity = (options: Options): Identity => {
  const { client, userPoolId } = options;
  return {
    signIn: signIn(options),
    create: create(options),
    signOut: (email) =>
      orUnavailable(async () => {
        await client
          .send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: email }))
          .catch(ignoreMissing);
      }),
    setPassword: ({ email, password }) =>
      orUnavailable(async () => {
        const account = { UserPoolId: userPoolId, Username: email };
        await client
          .send(new AdminSetUserPasswordCommand({ ...account, Password: password, Permanent: true }))
          .catch(ignoreMissing);
      }),
    hasAuthenticator: (email) =>
      orUnavailable(async () => {
        const user = await client
          .send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: email }))
          .catch(ignoreMissing);
        return user?.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false;
      }),
    remove: (email) =>
      orUnavailable(async () => {
        await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: email })).catch(ignoreMissing);
      }),
  };
};
