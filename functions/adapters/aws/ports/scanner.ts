// Wires the malware scanner of the stage on AWS.
import type { Scanner } from '../../../ports/scanner.ts';
import { atFirstCall } from '../at-first-call.ts';
import { env } from '../env.ts';

/** `undefined` if the stage has none. */
export const scanner = (): Scanner | undefined => {
  const { MALWARE_SCAN, FILES_BUCKET: bucket } = env('MALWARE_SCAN', 'FILES_BUCKET');
  if (!MALWARE_SCAN) return undefined;
  return atFirstCall<Scanner>(async () => {
    const [{ s3Client }, { guardDutyScanner }] = await Promise.all([
      import('../s3-client.ts'),
      import('../guardduty-scanner.ts'),
    ]);
    return guardDutyScanner({ client: s3Client(), bucket });
  });
};
