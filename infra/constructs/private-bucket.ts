// A bucket that requires TLS and signatures, with access logging.
import { Duration } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CorsRule,
  type LifecycleRule,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { asBucket } from './cdk-types.ts';
import { removalOf } from './naming.ts';

type Options = {
  readonly keep: boolean;
  /** The bucket of access logs; absent for the log bucket itself. */
  readonly logs?: Bucket;
  readonly key?: IKey | undefined;
  readonly versioned?: boolean;
  readonly lifecycle?: readonly LifecycleRule[];
  readonly cors?: readonly CorsRule[];
};

export const ABORT_UPLOADS: LifecycleRule = {
  id: 'forget-broken-uploads',
  abortIncompleteMultipartUploadAfter: Duration.days(1),
};

export const privateBucket = (scope: Construct, id: string, options: Options): Bucket =>
  new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    ...(options.key
      ? { encryption: BucketEncryption.KMS, encryptionKey: options.key, bucketKeyEnabled: true }
      : { encryption: BucketEncryption.S3_MANAGED }),
    versioned: options.versioned ?? false,
    lifecycleRules: [ABORT_UPLOADS, ...(options.lifecycle ?? [])],
    cors: [...(options.cors ?? [])],
    ...(options.logs
      ? { serverAccessLogsBucket: asBucket(options.logs), serverAccessLogsPrefix: `${id.toLowerCase()}/` }
      : {}),
    removalPolicy: removalOf(options.keep),
    // A bucket can be removed only when it is empty.
    autoDeleteObjects: !options.keep,
  });
