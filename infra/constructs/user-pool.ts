// The user pool: no self-service sign-up, the organization not writable by users, short and revocable sessions.
import { Duration } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  StandardThreatProtectionMode,
  StringAttribute,
  UserPool,
  UserPoolClient,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { named, removalOf } from './naming.ts';

const ACCESS_MINUTES = 15;
const REFRESH_DAYS = 7;

export const userPool = (scope: Construct, config: StageConfig): UserPool => {
  const { plan } = config.identity;
  return new UserPool(scope, 'Users', {
    userPoolName: named(config, 'users'),
    selfSignUpEnabled: false,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    autoVerify: { email: true },
    keepOriginal: { email: true },
    standardAttributes: { email: { required: true, mutable: true } },
    customAttributes: { org: new StringAttribute({ minLen: 3, maxLen: 40, mutable: false }) },
    passwordPolicy: {
      minLength: 8,
      requireLowercase: true,
      requireUppercase: true,
      requireDigits: true,
      requireSymbols: true,
      tempPasswordValidity: Duration.days(3),
    },
    // Our own route sends the password link, in the reader's language.
    accountRecovery: AccountRecovery.NONE,
    // The kernel decides who must use it: it knows the roles.
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms: false },
    featurePlan: FeaturePlan[plan],
    ...(plan === 'PLUS' ? { standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION } : {}),
    deletionProtection: config.keepData,
    removalPolicy: removalOf(config.keepData),
  });
};

export const webClient = (pool: UserPool): UserPoolClient =>
  new UserPoolClient(pool.stack, 'Web', {
    userPool: pool,
    generateSecret: false,
    authFlows: { userSrp: true, adminUserPassword: true },
    disableOAuth: true,
    authSessionValidity: Duration.minutes(3),
    accessTokenValidity: Duration.minutes(ACCESS_MINUTES),
    idTokenValidity: Duration.minutes(ACCESS_MINUTES),
    refreshTokenValidity: Duration.days(REFRESH_DAYS),
    // A lost reply may be requested again within a minute.
    refreshTokenRotationGracePeriod: Duration.seconds(60),
    enableTokenRevocation: true,
    preventUserExistenceErrors: true,
    readAttributes: new ClientAttributes().withStandardAttributes({ email: true, emailVerified: true, locale: true }),
    // Without custom:org: the organization in the token decides which tenant's data a caller sees.
    writeAttributes: new ClientAttributes().withStandardAttributes({ givenName: true, familyName: true, locale: true }),
  });
