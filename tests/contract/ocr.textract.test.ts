// The Textract adapter: lines with their positions, a timeout, and no failure for unreadable documents.
import {
  GetDocumentTextDetectionCommand,
  StartDocumentTextDetectionCommand,
  TextractClient,
  UnsupportedDocumentException,
} from '@aws-sdk/client-textract';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { textractOcr } from '#functions/adapters/aws/textract-ocr.ts';
import { uploadKey } from '#functions/store/file-keys.ts';

const textract = mockClient(TextractClient);
let now = 0;
const clock = {
  now: () => now,
  sleep: async (ms: number) => {
    now += ms;
  },
};
const ocr = textractOcr({ client: new TextractClient({ region: 'eu-west-1' }), bucket: 'files', clock });
const key = uploadKey('org_a', 'fil_1');
const line = (text: string, page: number) => ({
  BlockType: 'LINE' as const,
  Text: text,
  Page: page,
  Confidence: 98,
  Geometry: { BoundingBox: { Left: 0.1, Top: 0.2, Width: 0.5, Height: 0.05 } },
});

beforeEach(() => {
  textract.reset();
  now = 0;
  textract.on(StartDocumentTextDetectionCommand).resolves({ JobId: 'j' });
});

describe('reading scanned pages with Textract', () => {
  it('waits for the job and reads all its pages, directly from the bucket', async () => {
    // Prepare
    textract
      .on(GetDocumentTextDetectionCommand, { JobId: 'j', NextToken: undefined })
      .resolvesOnce({ JobStatus: 'IN_PROGRESS' })
      .resolves({ JobStatus: 'SUCCEEDED', Blocks: [{ BlockType: 'PAGE' }, line('One', 1)], NextToken: 'n' })
      .on(GetDocumentTextDetectionCommand, { JobId: 'j', NextToken: 'n' })
      .resolves({ JobStatus: 'SUCCEEDED', Blocks: [line('Two', 2)] });
    // Act
    const lines = await ocr.read({ key });
    // Assess
    expect(lines.map(({ text, page }) => [text, page])).toEqual([
      ['One', 1],
      ['Two', 2],
    ]);
    expect(lines[0]).toMatchObject({ confidence: 0.98, box: [0.1, 0.2, 0.6, 0.25] });
    expect(textract.commandCalls(StartDocumentTextDetectionCommand)[0]?.args[0].input).toMatchObject({
      DocumentLocation: { S3Object: { Bucket: 'files', Name: 'tenants/org_a/uploads/fil_1' } },
    });
  });

  it('gives up after its timeout, and on documents that Textract refuses', async () => {
    textract.on(GetDocumentTextDetectionCommand).resolves({ JobStatus: 'IN_PROGRESS' });
    expect(await ocr.read({ key })).toEqual([]);
    expect(now).toBeLessThanOrEqual(160_000);
    const meta = { message: 'm', $metadata: {} };
    textract.on(StartDocumentTextDetectionCommand).rejects(new UnsupportedDocumentException(meta));
    expect(await ocr.read({ key })).toEqual([]);
  });

  it('retries later if the service fails', async () => {
    textract
      .on(StartDocumentTextDetectionCommand)
      .rejects(Object.assign(new Error('m'), { name: 'ThrottlingException' }));
    await expect(ocr.read({ key })).rejects.toMatchObject({ code: 'unavailable' });
  });
});
