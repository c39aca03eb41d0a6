// A malware scanner that runs separately; the port returns its result for an upload.
import type { FileKey } from './files.ts';

/** `unscannable`: the scanner could not read the file, for instance because it needs a password. */
export type ScanResult = 'clean' | 'malware' | 'unscannable';

export type Scanner = {
  /** Throws ScanPending until there is a result. */
  result(key: FileKey): Promise<ScanResult>;
};

/** The state machine retries, a bounded number of times. */
export class ScanPending extends Error {
  override readonly name = 'ScanPending';
}
