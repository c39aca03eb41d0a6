// A bucket and its client.
import type { S3Client } from '@aws-sdk/client-s3';

export type Bucket = { readonly client: S3Client; readonly bucket: string };
