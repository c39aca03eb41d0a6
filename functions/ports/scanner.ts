// A malware scanner of the stage, which looks at an upload by itself: what it has found.
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
