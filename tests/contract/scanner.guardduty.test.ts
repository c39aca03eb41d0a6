// The GuardDuty adapter: a tag of the object is the result; without a tag the result is unknown.
import { GetObjectCommand, GetObjectTaggingCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { guardDutyScanner, onlyClean, SCAN_TAG } from '#functions/adapters/aws/guardduty-scanner.ts';
import { s3Files } from '#functions/adapters/aws/s3-files.ts';
import { FileMissing } from '#functions/ports/files.ts';
import { ScanPending } from '#functions/ports/scanner.ts';
import { segmentsKey, uploadKey } from '#functions/store/file-keys.ts';
import { AppError } from '#shared/contract/errors.ts';

const s3 = mockClient(S3Client);
const scanner = guardDutyScanner({ client: new S3Client({ region: 'eu-west-1' }), bucket: 'files' });
const key = uploadKey('org_a', 'fil_1');
const tagged = (Value: string) =>
  s3.on(GetObjectTaggingCommand, { Bucket: 'files', Key: key }).resolves({ TagSet: [{ Key: SCAN_TAG, Value }] });
const failing = (name: string, status: number) =>
  s3
    .on(GetObjectTaggingCommand)
    .rejects(new S3ServiceException({ name, $fault: 'client', $metadata: { httpStatusCode: status } }));

beforeEach(() => s3.reset());

describe('the result of a scan', () => {
  it.each([
    ['NO_THREATS_FOUND', 'clean'],
    ['THREATS_FOUND', 'malware'],
    ['UNSUPPORTED', 'unscannable'],
  ] as const)('is read from the tag %s', async (tag, result) => {
    tagged(tag);
    expect(await scanner.result(key)).toBe(result);
  });

  it.each(['ACCESS_DENIED', 'FAILED', 'constructor'])('is unknown for the tag %s', async (tag) => {
    tagged(tag);
    await expect(scanner.result(key)).rejects.toBeInstanceOf(ScanPending);
  });

  it('is unknown without a tag', async () => {
    s3.on(GetObjectTaggingCommand).resolves({ TagSet: [{ Key: 'other', Value: 'NO_THREATS_FOUND' }] });
    await expect(scanner.result(key)).rejects.toBeInstanceOf(ScanPending);
  });

  it('is never clean if the bucket refuses the request', async () => {
    failing('AccessDenied', 403);
    await expect(scanner.result(key)).rejects.toMatchObject({ name: 'AccessDenied' });
    failing('NoSuchKey', 404);
    await expect(scanner.result(key)).rejects.toBeInstanceOf(FileMissing);
    failing('SlowDown', 503);
    await expect(scanner.result(key)).rejects.toBeInstanceOf(AppError);
  });
});

describe('reading files of a stage with a scanner', () => {
  const store = { client: new S3Client({ region: 'eu-west-1' }), bucket: 'files' };
  let now = 0;
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms;
    },
  };
  const files = onlyClean(s3Files(store), guardDutyScanner(store), clock);
  const fetched = () => s3.commandCalls(GetObjectCommand).length;

  it.each(['THREATS_FOUND', 'UNSUPPORTED'])('reads no byte of an upload tagged %j', async (tag) => {
    tagged(tag);
    await expect(files.readAll(key)).rejects.toBeInstanceOf(FileMissing);
    await expect(files.read(key)).rejects.toBeInstanceOf(FileMissing);
    expect(fetched()).toBe(0);
  });

  it('waits for the scan, and asks for a retry if it takes too long', async () => {
    s3.on(GetObjectCommand).resolves({});
    s3.on(GetObjectTaggingCommand)
      .resolvesOnce({})
      .resolves({ TagSet: [{ Key: SCAN_TAG, Value: 'NO_THREATS_FOUND' }] });
    expect(await files.readAll(key)).toHaveLength(0);
    tagged('FAILED');
    await expect(files.readAll(key)).rejects.toMatchObject({ code: 'unavailable' });
    expect(fetched()).toBe(1);
  });

  it('reads a clean upload, and derived files without checking the tag', async () => {
    tagged('NO_THREATS_FOUND');
    s3.on(GetObjectCommand).resolves({});
    expect(await files.readAll(key)).toHaveLength(0);
    await files.readAll(segmentsKey('org_a', 'fil_1'));
    expect(fetched()).toBe(2);
    expect(s3.commandCalls(GetObjectTaggingCommand)).toHaveLength(1);
  });
});
