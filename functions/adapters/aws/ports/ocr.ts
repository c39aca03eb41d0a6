// Wires OCR of page images on AWS.
import type { Ocr } from '../../../ports/ocr.ts';
import { atFirstCall } from '../at-first-call.ts';
import { timeouts } from '../client-settings.ts';
import { env } from '../env.ts';

/** `undefined` if the stage configures none. */
export const ocr = (): Ocr | undefined => {
  const { OCR, FILES_BUCKET } = env('OCR', 'FILES_BUCKET');
  if (!OCR) return undefined;
  return atFirstCall<Ocr>(async () => {
    const [{ TextractClient }, { textractOcr }] = await Promise.all([
      import('@aws-sdk/client-textract'),
      import('../textract-ocr.ts'),
    ]);
    return textractOcr({ client: new TextractClient({ ...timeouts, maxAttempts: 5 }), bucket: FILES_BUCKET });
  });
};
