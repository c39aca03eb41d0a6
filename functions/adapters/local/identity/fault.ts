// What identity refuses, under the names that Cognito gives to it.

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
  constructor(name: FaultName, message: string) {
    super(message);
    this.name = name;
  }
}

export const wrongCode = () => new IdentityFault('CodeMismatchException', 'Invalid code received for user');

/** One answer for a wrong password and for an account that is not there. */
export const wrongCredentials = () => new IdentityFault('NotAuthorizedException', 'Incorrect username or password.');

export const TOO_MANY_ATTEMPTS = 'Password attempts exceeded';
export const tooManyAttempts = () => new IdentityFault('NotAuthorizedException', TOO_MANY_ATTEMPTS);
