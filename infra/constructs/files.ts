// The bucket of uploads and derived data, with its permissions.
import { Duration } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { type Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { templateName } from './cdk-types.ts';
import { allow, type Grants, policyFor } from './grants.ts';
import { accept } from './nag.ts';
import { privateBucket } from './private-bucket.ts';

const READ = ['s3:GetObject', 's3:GetObjectVersion'];
const WRITE = [
  's3:PutObject',
  's3:DeleteObject',
  's3:DeleteObjectVersion',
  's3:AbortMultipartUpload',
  's3:ListMultipartUploadParts',
];
const LIST = ['s3:ListBucket', 's3:ListBucketVersions'];
const OURS = 'tenants/*';
const HISTORY_DAYS = 90;
const DEV_DAYS = 30;

type Options = {
  readonly keep: boolean;
  readonly logs: Bucket;
  readonly key: IKey | undefined;
  readonly origin: string;
};

export const filesBucket = (scope: Construct, { keep, logs, key, origin }: Options): Bucket =>
  privateBucket(scope, 'Files', {
    keep,
    logs,
    key,
    versioned: true,
    lifecycle: keep
      ? [{ id: 'forget-old-versions', noncurrentVersionExpiration: Duration.days(HISTORY_DAYS) }]
      : [
          {
            id: 'forget-everything',
            expiration: Duration.days(DEV_DAYS),
            noncurrentVersionExpiration: Duration.days(1),
          },
        ],
    cors: [
      {
        allowedOrigins: [origin],
        allowedMethods: [HttpMethods.GET, HttpMethods.HEAD, HttpMethods.PUT],
        allowedHeaders: [
          'content-type',
          'content-length',
          'content-md5',
          'if-none-match',
          'range',
          'x-amz-checksum-sha256',
        ],
        exposedHeaders: ['ETag', 'Content-Length', 'Content-Range', 'Accept-Ranges'],
        maxAge: 3600,
      },
    ],
  });

const WHY_OBJECTS =
  'Object keys begin with tenants/<tenant>/ and are made by functions/store/file-keys.ts; a policy cannot list them one by one.';

type Readable = { readonly files: Bucket; readonly key: IKey | undefined; readonly isScanned: boolean };

export const filesGrants = (scope: Construct, { files: bucket, key, isScanned }: Readable): Grants => {
  const env = { FILES_BUCKET: bucket.bucketName, ...(isScanned ? { MALWARE_SCAN: 'guardduty' } : {}) };
  const objects = `${bucket.bucketArn}/${OURS}`;
  const list = allow(LIST, [bucket.bucketArn], { StringLike: { 's3:prefix': OURS } });
  const read = policyFor(scope, 'files.read', [
    // The result of a scan is a tag.
    allow(isScanned ? [...READ, 's3:GetObjectTagging'] : READ, [objects]),
    list,
    ...(key ? [allow(['kms:Decrypt'], [key.keyArn])] : []),
  ]);
  const write = policyFor(scope, 'files.write', [
    allow(WRITE, [objects]),
    list,
    // Completing a multipart upload requires Decrypt too.
    ...(key ? [allow(['kms:Decrypt', 'kms:GenerateDataKey'], [key.keyArn])] : []),
  ]);
  for (const policy of [read, write])
    accept(policy, `AwsSolutions-IAM5[Resource::<${templateName(bucket)}.Arn>/${OURS}]`, WHY_OBJECTS);
  return { 'files.read': { policy: read, env }, 'files.write': { policy: write, env } };
};
