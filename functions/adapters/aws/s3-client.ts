// Creates the SDK client of the buckets.
import { S3Client } from '@aws-sdk/client-s3';
import { forBytes, type Target } from './client-settings.ts';

/** Checksums only where S3 requires them: a signed address for a browser must not require one. */
export const s3Client = (target?: Target): S3Client =>
  new S3Client({
    ...forBytes,
    ...target,
    ...(target ? { forcePathStyle: true } : {}),
    retryMode: 'standard',
    maxAttempts: 5,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
