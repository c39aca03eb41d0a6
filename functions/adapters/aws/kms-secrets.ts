// Implements the secrets port with KMS: data keys bound to their tenant by the encryption context.
import {
  DecryptCommand,
  GenerateDataKeyCommand,
  IncorrectKeyException,
  InvalidCiphertextException,
  KMSClient,
} from '@aws-sdk/client-kms';
import { KeyUnusable, type Secrets } from '../../ports/secrets.ts';
import { timeouts } from './client-settings.ts';
import { orUnavailable } from './transient.ts';

export const kmsClient = (): KMSClient => new KMSClient({ ...timeouts, maxAttempts: 3 });

type Options = { readonly client: KMSClient; readonly keyId: string };

const contextOf = (tenant: string) => ({ tenant, purpose: 'source-keys' });

const isUnusable = (error: unknown): boolean =>
  error instanceof InvalidCiphertextException || error instanceof IncorrectKeyException;

const opened = async (open: () => Promise<Uint8Array | undefined>): Promise<Uint8Array> => {
  try {
    const key = await open();
    if (key) return key;
  } catch (error) {
    if (!isUnusable(error)) throw error;
  }
  throw new KeyUnusable();
};

export const kmsSecrets = ({ client, keyId }: Options): Secrets => ({
  newDataKey: (tenant) =>
    orUnavailable(async () => {
      const request = { KeyId: keyId, KeySpec: 'AES_256', EncryptionContext: contextOf(tenant) } as const;
      const { Plaintext, CiphertextBlob } = await client.send(new GenerateDataKeyCommand(request));
      if (!Plaintext || !CiphertextBlob) throw new Error('KMS made no key');
      return { key: Plaintext, wrapped: Buffer.from(CiphertextBlob).toString('base64') };
    }),
  openDataKey: ({ tenant, wrapped }) =>
    orUnavailable(() =>
      opened(async () => {
        const CiphertextBlob = Buffer.from(wrapped, 'base64');
        const request = { KeyId: keyId, CiphertextBlob, EncryptionContext: contextOf(tenant) };
        return (await client.send(new DecryptCommand(request))).Plaintext;
      }),
    ),
});
