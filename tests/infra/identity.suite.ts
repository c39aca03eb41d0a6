// Accounts and tokens: what cdk-nag does not check.
import { describe, expect, it } from 'vitest';
import { flat, ofType, only, STAGES, templates } from './stage.ts';

const pool = (stage: 'dev' | 'prod') => only(templates(stage).identity, 'AWS::Cognito::UserPool');
const client = (stage: 'dev' | 'prod') => only(templates(stage).identity, 'AWS::Cognito::UserPoolClient').Properties;

describe.each(STAGES)('the user pool of %s', (stage) => {
  it('allows no self-service sign-up', () => {
    expect(pool(stage).Properties.AdminCreateUserConfig.AllowAdminCreateUserOnly).toBe(true);
  });

  it('identifies users by email, in any case, and keeps the old address until the new one is verified', () => {
    expect(pool(stage).Properties.UsernameAttributes ?? pool(stage).Properties.AliasAttributes).toEqual(['email']);
    expect(pool(stage).Properties.UsernameConfiguration.CaseSensitive).toBe(false);
    expect(pool(stage).Properties.UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate).toEqual([
      'email',
    ]);
  });

  it('fixes the organization of an account at its creation', () => {
    const org = pool(stage).Properties.Schema.find((attribute: { Name: string }) => attribute.Name === 'org');
    expect(org.Mutable).toBe(false);
  });

  it('adds the organization to access tokens by a trigger of version 2', () => {
    const { PreTokenGenerationConfig } = pool(stage).Properties.LambdaConfig;
    expect(PreTokenGenerationConfig.LambdaVersion).toBe('V2_0');
    expect(flat(PreTokenGenerationConfig.LambdaArn)).toMatch(/^<Tokens/);
  });

  it('leaves forgotten passwords to our own emails, and offers authenticator apps but no text messages', () => {
    expect(pool(stage).Properties.AccountRecoverySetting.RecoveryMechanisms).toEqual([
      { Name: 'admin_only', Priority: 1 },
    ]);
    expect(pool(stage).Properties.MfaConfiguration).toBe('OPTIONAL');
    expect(pool(stage).Properties.EnabledMfas).toEqual(['SOFTWARE_TOKEN_MFA']);
  });
});

describe('the user pool', () => {
  it('checks for compromised passwords in production', () => {
    expect(pool('prod').Properties.UserPoolTier).toBe('PLUS');
    expect(pool('prod').Properties.UserPoolAddOns.AdvancedSecurityMode).toBe('ENFORCED');
    expect(pool('dev').Properties.UserPoolTier).toBe('ESSENTIALS');
  });

  it('cannot be deleted in production', () => {
    expect(pool('prod').Properties.DeletionProtection).toBe('ACTIVE');
    expect(pool('prod').DeletionPolicy).toBe('RetainExceptOnCreate');
  });
});

describe.each(STAGES)('the client of %s', (stage) => {
  it('gives access for 15 minutes and refreshes it for 7 days', () => {
    const { AccessTokenValidity, IdTokenValidity, RefreshTokenValidity, TokenValidityUnits } = client(stage);
    expect(TokenValidityUnits).toEqual({ AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' });
    expect([AccessTokenValidity, IdTokenValidity, RefreshTokenValidity]).toEqual([15, 15, 7 * 24 * 60]);
  });

  it('revokes tokens, and rotates refresh tokens with a grace of a minute for lost replies', () => {
    expect(client(stage).EnableTokenRevocation).toBe(true);
    expect(client(stage).RefreshTokenRotation).toEqual({ Feature: 'ENABLED', RetryGracePeriodSeconds: 60 });
  });

  it('does not reveal who has an account', () => {
    expect(client(stage).PreventUserExistenceErrors).toBe('ENABLED');
  });

  it('signs in only by SRP or through our own API', () => {
    expect([...client(stage).ExplicitAuthFlows].sort()).toEqual([
      'ALLOW_ADMIN_USER_PASSWORD_AUTH',
      'ALLOW_USER_SRP_AUTH',
    ]);
    expect(client(stage).AllowedOAuthFlows).toBeUndefined();
    expect(client(stage).GenerateSecret).toBe(false);
    expect(client(stage).AuthSessionValidity).toBe(3);
  });

  it('lets users write names and language, but never the organization', () => {
    expect([...client(stage).WriteAttributes].sort()).toEqual(['family_name', 'given_name', 'locale']);
    expect(client(stage).ReadAttributes).not.toContain('custom:org');
  });
});

const policy = (stage: 'dev' | 'prod', name: string) => {
  const policies = ofType(templates(stage).identity, 'AWS::IAM::ManagedPolicy');
  const found = policies.find(({ Properties }) => Properties.Description === `Footnote: ${name}`);
  return found?.Properties.PolicyDocument.Statement;
};

describe.each(STAGES)('the account permissions of functions in %s', (stage) => {
  it('distinguish signing in, ending sessions and managing accounts', () => {
    const actions = (name: string) => [policy(stage, name)[0].Action].flat().map((action) => action.split(':')[1]);
    expect(actions('identity.signIn')).toEqual(['AdminInitiateAuth', 'AdminRespondToAuthChallenge']);
    expect(actions('identity.signOut')).toEqual(['AdminUserGlobalSignOut']);
    expect(actions('identity.manage').sort()).toEqual([
      'AdminCreateUser',
      'AdminDeleteUser',
      'AdminGetUser',
      'AdminSetUserPassword',
    ]);
  });

  it('tell every service whether administrators need an authenticator app', () => {
    const env = ofType(templates(stage).api, 'AWS::Lambda::Function').map(
      ({ Properties }) => Properties.Environment.Variables.DEMANDS_MFA,
    );
    expect(new Set(env)).toEqual(new Set([stage === 'prod' ? 'on' : 'off']));
  });
});

describe('emails', () => {
  it('are sent in production from one address of a domain verified by DNS, over TLS only', () => {
    expect(only(templates('prod').identity, 'AWS::SES::EmailIdentity').Properties.EmailIdentity).toBe(
      'footnote.example',
    );
    const settings = only(templates('prod').identity, 'AWS::SES::ConfigurationSet').Properties;
    expect(settings.DeliveryOptions.TlsPolicy).toBe('REQUIRE');
    expect(settings.SuppressionOptions.SuppressedReasons.sort()).toEqual(['BOUNCE', 'COMPLAINT']);
    const [statement] = policy('prod', 'mail.send');
    expect(statement).toMatchObject({
      Effect: 'Allow',
      Action: 'ses:SendEmail',
      Condition: { StringEquals: { 'ses:FromAddress': 'letters@footnote.example' } },
    });
    expect(statement.Resource).toHaveLength(2);
  });

  it('are not sent by a stage without a sender', () => {
    expect(ofType(templates('dev').identity, 'AWS::SES::EmailIdentity')).toEqual([]);
    expect(policy('dev', 'mail.send')[0].Effect).toBe('Deny');
  });
});
