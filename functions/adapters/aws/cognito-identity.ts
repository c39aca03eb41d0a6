// Accounts in a Cognito user pool.
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  NotAuthorizedException,
  PasswordResetRequiredException,
  UserNotConfirmedException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '#shared/contract/errors.ts';
import { AccountExists, type Identity } from '../../ports/identity.ts';
import { isBusy, orUnavailable } from './transient.ts';

type Options = {
  readonly client: CognitoIdentityProviderClient;
  readonly userPoolId: string;
  readonly clientId: string;
};

/** Wrong is an answer, too many is an error: the same on both stages. */
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

const ignoreMissing = (error: unknown): void => {
  if (!(error instanceof UserNotFoundException)) throw error;
};

const signIn =
  ({ client, userPoolId, clientId }: Options): Identity['signIn'] =>
  ({ email, password }) =>
    orUnavailable(async () => {
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
      // A challenge (a second factor, a new password) cannot be answered here: the browser signs in by itself.
      const { AccessToken, RefreshToken } = reply?.AuthenticationResult ?? {};
      return AccessToken && RefreshToken ? { accessToken: AccessToken, refreshToken: RefreshToken } : undefined;
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
        // Half an account would block the e-mail for good.
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
    remove: (email) =>
      orUnavailable(async () => {
        await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: email })).catch(ignoreMissing);
      }),
  };
};
