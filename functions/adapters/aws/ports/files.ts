// The files on AWS.
import { lazy } from '#shared/lazy.ts';
import type { Files } from '../../../ports/files.ts';
import { atFirstCall } from '../at-first-call.ts';
import { env } from '../env.ts';

export const files = (): Files => {
  const bucket = env('FILES_BUCKET').FILES_BUCKET;
  const adapter = lazy(async () => {
    const [{ s3Client }, { s3Files }] = await Promise.all([import('../s3-client.ts'), import('../s3-files.ts')]);
    return s3Files({ client: s3Client(), bucket });
  });
  return atFirstCall(adapter, {
    async *list(prefix) {
      yield* (await adapter()).list(prefix);
    },
  });
};
