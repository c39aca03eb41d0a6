// The S3 store meets the contract on a third-party S3, versions included.
import { CreateBucketCommand, ListObjectVersionsCommand, PutBucketVersioningCommand } from '@aws-sdk/client-s3';
import { beforeAll, expect, it } from 'vitest';
import { s3Client } from '#functions/adapters/aws/s3-client.ts';
import { s3Files } from '#functions/adapters/aws/s3-files.ts';
import { uploadKey } from '#functions/store/file-keys.ts';
import { filesSuite } from '../contract/files.suite.ts';
import { engine } from './target.ts';

const client = s3Client(engine);
const Bucket = 'footnote-files';
const files = s3Files({ client, bucket: Bucket });
beforeAll(async () => {
  await client.send(new CreateBucketCommand({ Bucket }));
  await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: 'Enabled' } }));
});

filesSuite('s3', () => ({
  files,
  send: (url, { body, ...init }) => fetch(url, { ...init, ...(body ? { body: Buffer.from(body) } : {}) }),
}));

it('leaves no version behind after a removal', async () => {
  // Prepare
  const key = uploadKey('tenant-a', 'fil-versions');
  for (let i = 0; i < 5; i += 1) await files.write(key, new Uint8Array([i]), 'text/plain');
  const versions = async () =>
    (await client.send(new ListObjectVersionsCommand({ Bucket, Prefix: key }))).Versions?.length ?? 0;
  expect(await versions()).toBe(5);
  // Act
  await files.remove([key]);
  // Assess
  expect(await versions()).toBe(0);
});
