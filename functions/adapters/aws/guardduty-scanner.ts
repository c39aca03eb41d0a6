// Reads GuardDuty's verdict on an upload from the tag it sets on the object. No other principal may set tags there.
import { GetObjectTaggingCommand } from '@aws-sdk/client-s3';
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { type FileKey, FileMissing, type Files } from '../../ports/files.ts';
import { type Scanner, ScanPending, type ScanResult } from '../../ports/scanner.ts';
import { isUploadKey } from '../../store/file-keys.ts';
import { systemClock } from '../node/clock.ts';
import type { Bucket } from './s3-bucket.ts';
import { orUnavailable } from './transient.ts';

/** Names and values are GuardDuty's ("Malware Protection for S3", tagging of objects). */
export const SCAN_TAG = 'GuardDutyMalwareScanStatus';
/** ACCESS_DENIED and FAILED are not results: the uploader can retry the file. */
const RESULTS: ReadonlyMap<string | undefined, ScanResult> = new Map([
  ['NO_THREATS_FOUND', 'clean'],
  ['THREATS_FOUND', 'malware'],
  ['UNSUPPORTED', 'unscannable'],
]);

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchKey';

export const guardDutyScanner = ({ client, bucket }: Bucket): Scanner => ({
  result: async (key) => {
    const command = new GetObjectTaggingCommand({ Bucket: bucket, Key: key });
    const { TagSet = [] } = await orUnavailable(() => client.send(command)).catch((error) => {
      throw isMissing(error) ? new FileMissing() : error;
    });
    const result = RESULTS.get(TagSet.find(({ Key }) => Key === SCAN_TAG)?.Value);
    if (!result) throw new ScanPending();
    return result;
  },
});

/** A scan takes seconds; callers wait within the 29 s of a request. */
const TIMEOUT_MS = 20_000;
const WAIT_MS = 2_000;

type Waiting = Pick<Clock, 'now' | 'sleep'>;

const whenKnown = async (scanner: Scanner, key: FileKey, clock: Waiting): Promise<ScanResult> => {
  const deadline = clock.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await scanner.result(key);
    } catch (error) {
      if (!(error instanceof ScanPending)) throw error;
      if (clock.now() >= deadline) throw new AppError('unavailable');
      await clock.sleep(WAIT_MS);
    }
  }
};

/** Opens uploads only after a clean result; others are reported as missing. */
export const onlyClean = (files: Files, scanner: Scanner, clock: Waiting = systemClock): Files => {
  const requireClean = async (key: FileKey): Promise<void> => {
    if (isUploadKey(key) && (await whenKnown(scanner, key, clock)) !== 'clean') throw new FileMissing();
  };
  return {
    ...files,
    read: async (key, range) => {
      await requireClean(key);
      return files.read(key, range);
    },
    readAll: async (key) => {
      await requireClean(key);
      return files.readAll(key);
    },
  };
};
