// Pages that are pictures, read on AWS.
import { TextractClient } from '@aws-sdk/client-textract';
import type { Ocr } from '../../../ports/ocr.ts';
import { patience } from '../client-settings.ts';
import { env } from '../env.ts';
import { textractOcr } from '../textract-ocr.ts';

/** Undefined where the stage names none. */
export const ocr = (): Ocr | undefined => {
  const { OCR, FILES_BUCKET } = env('OCR', 'FILES_BUCKET');
  return OCR
    ? textractOcr({ client: new TextractClient({ ...patience, maxAttempts: 5 }), bucket: FILES_BUCKET })
    : undefined;
};
