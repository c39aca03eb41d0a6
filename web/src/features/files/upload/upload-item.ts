// The state of one file that is being uploaded.
type Phase = 'waiting' | 'sending' | 'finishing' | 'sent' | 'failed' | 'cancelled' | 'interrupted' | 'undone';

/** The destination of a file in its workspace. */
type Place = {
  readonly folderId?: string | undefined;
  /** The folders of a dropped directory above the file. */
  readonly path?: string | undefined;
};
export type Chosen = Place & {
  readonly file: File;
  /** A name other than the file's own, for the next version of an existing file. */
  readonly filename?: string | undefined;
};

export type UploadItem = Place & {
  readonly key: string;
  readonly projectId: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  /** `undefined` while interrupted: a reloaded page no longer has the file. */
  readonly file?: File | undefined;
  readonly phase: Phase;
  readonly sent: number;
  /** Bytes per second, smoothed; 0 while unknown. */
  readonly speed: number;
  readonly fileId?: string | undefined;
  /** Whether a file with the same bytes and name was already there. */
  readonly isThere?: boolean | undefined;
  readonly failure?: unknown;
};

export const isMoving = ({ phase }: UploadItem): boolean =>
  phase === 'waiting' || phase === 'sending' || phase === 'finishing';

/** Averages over about three seconds, so that the figure is readable. */
const smoothed = (speed: number, bytes: number, seconds: number): number => {
  if (seconds <= 0) return speed;
  const now = bytes / seconds;
  const weight = Math.min(1, seconds / 3);
  return speed === 0 ? now : speed + (now - speed) * weight;
};

/** Measures the speed of one upload: reports the bytes sent and their speed at most ten times a second. */
export const speedometer = (now: () => number, report: (values: { sent: number; speed: number }) => void) => {
  let [at, bytes, speed] = [now(), -1, 0];
  return (sent: number) => {
    const passed = now() - at;
    if (bytes >= 0 && sent >= bytes && passed < 100) return;
    if (bytes >= 0 && sent >= bytes) speed = smoothed(speed, sent - bytes, passed / 1000);
    [at, bytes] = [now(), sent];
    report({ sent, speed });
  };
};
