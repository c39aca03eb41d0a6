// The malware scanner of the stage on AWS.
import type { Scanner } from '../../../ports/scanner.ts';
import { env } from '../env.ts';
import { guardDutyScanner } from '../guardduty-scanner.ts';
import { s3Client } from '../s3-client.ts';

/** Undefined where the stage has none. */
export const scanner = (): Scanner | undefined => {
  const { MALWARE_SCAN, FILES_BUCKET } = env('MALWARE_SCAN', 'FILES_BUCKET');
  return MALWARE_SCAN ? guardDutyScanner({ client: s3Client(), bucket: FILES_BUCKET }) : undefined;
};
