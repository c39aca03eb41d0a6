// Writes the progress of indexing to the file's row, at a limited rate, and notices when the file was deleted.
import type { Clock } from '../../ports/clock.ts';

const EVERY_MS = 500;

export type Progress = {
  report(share: number): void;
  /** Waits for the last report; false if the file is gone or another attempt has taken over. */
  settled(): Promise<boolean>;
};

type Write = (change: { readonly progress: number; readonly secondsLeft: number }) => Promise<boolean>;

export const progressOf = (clock: Pick<Clock, 'now'>, write: Write): Progress => {
  const started = clock.now();
  let last = started;
  let busy = false;
  let ours = true;
  let failure: unknown;
  let writing: Promise<void> = Promise.resolve();
  const send = async (share: number, now: number) => {
    const secondsLeft = Math.ceil(((now - started) / 1000) * ((1 - share) / share));
    try {
      ours = await write({ progress: Math.round(share * 100) / 100, secondsLeft });
    } catch (error) {
      failure = error;
    } finally {
      busy = false;
    }
  };
  return {
    report: (share) => {
      const now = clock.now();
      if (busy || !ours || share <= 0.01 || share > 1 || now - last < EVERY_MS) return;
      busy = true;
      last = now;
      writing = send(share, now);
    },
    settled: async () => {
      await writing;
      if (failure) throw failure;
      return ours;
    },
  };
};
