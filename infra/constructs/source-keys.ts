// The KMS key of organizations' source keys: services that fetch from sources may decrypt, one service may encrypt.
import { RemovalPolicy } from 'aws-cdk-lib';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { allow, type Grants, policyFor } from './grants.ts';

/** These grants do not decrypt what is encrypted for another purpose. */
const FOR_THIS = {
  StringEquals: { 'kms:EncryptionContext:purpose': 'source-keys' },
  'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['tenant', 'purpose'] },
};

type Options = { readonly keep: boolean; readonly sites: readonly string[] | undefined };

export const sourceKeys = (scope: Construct, { keep, sites }: Options): Grants => {
  const key = new Key(scope, 'SourceKeysKey', {
    description: 'Footnote: wraps the keys of organisations to sources outside',
    enableKeyRotation: true,
    removalPolicy: keep ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
  });
  const env = { SOURCE_KEYS_KEY: key.keyArn, ...(sites ? { SITES: sites.join(' ') } : {}) };
  const grant = (name: string, actions: readonly string[]) => ({
    env,
    policy: policyFor(scope, name, [allow(actions, [key.keyArn], FOR_THIS)]),
  });
  return {
    'sources.read': grant('sources.read', ['kms:Decrypt']),
    'sources.keys': grant('sources.keys', ['kms:GenerateDataKey', 'kms:Decrypt']),
    // Some providers replace a refresh token each time it is used.
    'drives.use': grant('drives.use', ['kms:GenerateDataKey', 'kms:Decrypt']),
  };
};
