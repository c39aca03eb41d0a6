// A malware scanner that runs on its own; the port returns its result for an upload.
import type { FileKey } from './files.ts';

/** `unscannable`: it could not look inside, for instance for want of a password. */
export type ScanResult = 'clean' | 'malware' | 'unscannable';

export type Scanner = {
  /** Throws ScanPending while nothing is known. */
  result(key: FileKey): Promise<ScanResult>;
};

/** The state machine asks again, a bounded number of times. */
export class ScanPending extends Error {
  override readonly name = 'ScanPending';
}
