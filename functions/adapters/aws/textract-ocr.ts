// Reads page images with Textract, straight from the bucket. Textract reads Latin script only: no Korean or Japanese.
import { createHash } from 'node:crypto';
import {
  type Block,
  GetDocumentTextDetectionCommand,
  type GetDocumentTextDetectionCommandOutput,
  StartDocumentTextDetectionCommand,
  type TextractClient,
} from '@aws-sdk/client-textract';
import type { Clock } from '../../ports/clock.ts';
import type { Ocr, OcrLine } from '../../ports/ocr.ts';
import { systemClock } from '../node/clock.ts';
import { orUnavailable } from './transient.ts';

type Options = { readonly client: TextractClient; readonly bucket: string; readonly clock?: Clock };

const WAIT_MS = 2_000;
/** Within the timeout of the calling step. */
const TIMEOUT_MS = 150_000;
const REFUSED = new Set([
  'UnsupportedDocumentException',
  'DocumentTooLargeException',
  'BadDocumentException',
  'InvalidS3ObjectException',
]);

const lineOf = ({ BlockType, Text, Page = 1, Confidence = 0, Geometry }: Block): OcrLine[] => {
  const box = Geometry?.BoundingBox;
  if (BlockType !== 'LINE' || !Text || !box) return [];
  const { Left = 0, Top = 0, Width = 0, Height = 0 } = box;
  return [{ page: Page, text: Text, box: [Left, Top, Left + Width, Top + Height], confidence: Confidence / 100 }];
};

const refused = (error: unknown): boolean => error instanceof Error && REFUSED.has(error.name);

export const textractOcr = ({ client, bucket, clock = systemClock }: Options): Ocr => {
  const page = (JobId: string, NextToken?: string): Promise<GetDocumentTextDetectionCommandOutput> =>
    orUnavailable(() => client.send(new GetDocumentTextDetectionCommand({ JobId, NextToken })));
  const firstPage = async (job: string) => {
    const deadline = clock.now() + TIMEOUT_MS;
    for (;;) {
      const reply = await page(job);
      if (reply.JobStatus !== 'IN_PROGRESS') return reply;
      if (clock.now() >= deadline) return undefined;
      await clock.sleep(WAIT_MS);
    }
  };
  return {
    read: async ({ key }) => {
      // The same token for the same file, so that a repeated request returns the same job.
      const token = createHash('sha256').update(key).digest('hex');
      const command = new StartDocumentTextDetectionCommand({
        DocumentLocation: { S3Object: { Bucket: bucket, Name: key } },
        ClientRequestToken: token,
      });
      try {
        const { JobId = '' } = await orUnavailable(() => client.send(command));
        const lines: OcrLine[] = [];
        let reply = await firstPage(JobId);
        while (reply && reply.JobStatus !== 'FAILED') {
          lines.push(...(reply.Blocks ?? []).flatMap(lineOf));
          if (!reply.NextToken) break;
          reply = await page(JobId, reply.NextToken);
        }
        return lines;
      } catch (error) {
        if (refused(error)) return [];
        throw error;
      }
    },
  };
};
