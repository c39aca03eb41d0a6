// Wires the file store on AWS.
import { lazy } from '#shared/lazy.ts';
import type { Files } from '../../../ports/files.ts';
import { atFirstCall } from '../at-first-call.ts';
import { env } from '../env.ts';

export const files = (): Files => {
  const { FILES_BUCKET: bucket, MALWARE_SCAN } = env('FILES_BUCKET', 'MALWARE_SCAN');
  const adapter = lazy(async () => {
    const [{ s3Client }, { s3Files }] = await Promise.all([import('../s3-client.ts'), import('../s3-files.ts')]);
    const store = { client: s3Client(), bucket };
    if (!MALWARE_SCAN) return s3Files(store);
    const { guardDutyScanner, onlyClean } = await import('../guardduty-scanner.ts');
    return onlyClean(s3Files(store), guardDutyScanner(store));
  });
  return atFirstCall(adapter, {
    async *list(prefix) {
      yield* (await adapter()).list(prefix);
    },
  });
};
