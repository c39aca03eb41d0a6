// The KMS adapter meets the contract over a mocked client that checks the encryption context as KMS does.
import { createHash, randomBytes } from 'node:crypto';
import {
  DecryptCommand,
  GenerateDataKeyCommand,
  InvalidCiphertextException,
  KMSClient,
  KMSInternalException,
} from '@aws-sdk/client-kms';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { kmsSecrets } from '#functions/adapters/aws/kms-secrets.ts';
import { secretsSuite } from './secrets.suite.ts';

const kms = mockClient(KMSClient);
const keys = new Map<string, Uint8Array>();
const named = (blob: Uint8Array, context: unknown) =>
  `${Buffer.from(blob).toString('hex')}|${createHash('sha256').update(JSON.stringify(context)).digest('hex')}`;
const invalid = () => new InvalidCiphertextException({ $metadata: {}, message: '' });

beforeEach(() => {
  kms.reset();
  kms.on(GenerateDataKeyCommand).callsFake((input) => {
    const Plaintext = new Uint8Array(randomBytes(32));
    const CiphertextBlob = new Uint8Array(randomBytes(64));
    keys.set(named(CiphertextBlob, input.EncryptionContext), Plaintext);
    return { Plaintext, CiphertextBlob };
  });
  kms.on(DecryptCommand).callsFake((input) => {
    const Plaintext = keys.get(named(input.CiphertextBlob, input.EncryptionContext));
    if (!Plaintext) throw invalid();
    return { Plaintext };
  });
});

const secrets = kmsSecrets({ client: new KMSClient({ region: 'ap-northeast-2' }), keyId: 'alias/footnote' });
secretsSuite('kms', () => secrets);

it('binds every key to its tenant by the encryption context', async () => {
  const { wrapped } = await secrets.newDataKey('hanbit');
  await secrets.openDataKey({ tenant: 'hanbit', wrapped });
  const context = { tenant: 'hanbit', purpose: 'source-keys' };
  expect(kms.commandCalls(GenerateDataKeyCommand)[0]?.args[0].input).toMatchObject({
    KeyId: 'alias/footnote',
    KeySpec: 'AES_256',
    EncryptionContext: context,
  });
  expect(kms.commandCalls(DecryptCommand)[0]?.args[0].input).toMatchObject({ EncryptionContext: context });
});

it('asks for a retry if KMS is down, and does not report the key as unusable', async () => {
  kms.on(DecryptCommand).rejects(new KMSInternalException({ $metadata: { httpStatusCode: 500 }, message: '' }));
  await expect(secrets.openDataKey({ tenant: 'hanbit', wrapped: 'AAAA' })).rejects.toMatchObject({
    code: 'unavailable',
  });
});
