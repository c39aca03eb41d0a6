// Erases an object from a versioned bucket: every version and every delete marker.
import {
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type ObjectIdentifier,
} from '@aws-sdk/client-s3';
import type { FileKey } from '../../ports/files.ts';
import type { Bucket } from './s3-bucket.ts';

const AT_ONCE = 1000;

const versionsOf = async ({ client, bucket }: Bucket, key: FileKey): Promise<ObjectIdentifier[]> => {
  const found: ObjectIdentifier[] = [];
  let KeyMarker: string | undefined;
  let VersionIdMarker: string | undefined;
  let isLast = false;
  while (!isLast) {
    const page = new ListObjectVersionsCommand({ Bucket: bucket, Prefix: key, KeyMarker, VersionIdMarker });
    const reply: ListObjectVersionsCommandOutput = await client.send(page);
    const versions = [...(reply.Versions ?? []), ...(reply.DeleteMarkers ?? [])];
    // The prefix also matches longer keys, which are other objects.
    for (const { Key, VersionId } of versions) if (Key === key) found.push({ Key, VersionId });
    KeyMarker = reply.NextKeyMarker;
    VersionIdMarker = reply.NextVersionIdMarker;
    isLast = !reply.IsTruncated;
  }
  return found;
};

export const removeAllVersions = async (store: Bucket, keys: readonly FileKey[]): Promise<void> => {
  const doomed: ObjectIdentifier[] = [];
  for (const key of keys) doomed.push(...(await versionsOf(store, key)));
  for (let i = 0; i < doomed.length; i += AT_ONCE) {
    const Delete = { Objects: doomed.slice(i, i + AT_ONCE), Quiet: true };
    const { Errors = [] } = await store.client.send(new DeleteObjectsCommand({ Bucket: store.bucket, Delete }));
    if (Errors.length > 0) throw new Error(`S3 kept ${Errors.length} versions: ${Errors[0]?.Code}`);
  }
};
