// Defines the errors of the identity provider, under the names that Cognito gives them.

export type FaultName =
  | 'NotAuthorizedException'
  | 'RefreshTokenReuseException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'LimitExceededException'
  | 'InvalidParameterException'
  | 'ResourceNotFoundException';

export class IdentityFault extends Error {
  override readonly name: FaultName;
  /** The email of the failed sign-in. */
  readonly email: string | undefined;
  constructor(name: FaultName, message: string, email?: string) {
    super(message);
    this.name = name;
    this.email = email;
  }
}

export const wrongCode = (email: string) =>
  new IdentityFault('CodeMismatchException', 'Invalid code received for user', email);

/** The same error for a wrong password and an unknown account. */
export const wrongCredentials = (email: string) =>
  new IdentityFault('NotAuthorizedException', 'Incorrect username or password.', email);

export const TOO_MANY_ATTEMPTS = 'Password attempts exceeded';
export const tooManyAttempts = () => new IdentityFault('NotAuthorizedException', TOO_MANY_ATTEMPTS);
