// One file on its way to the server.
type Phase = 'waiting' | 'sending' | 'finishing' | 'sent' | 'failed' | 'cancelled' | 'interrupted' | 'undone';

/** Where a file is to be in its workspace. */
type Place = {
  readonly folderId?: string | undefined;
  /** Folders of a dropped directory above it. */
  readonly path?: string | undefined;
};
export type Chosen = Place & {
  readonly file: File;
  /** Another name than its own: the next version of a file that is there. */
  readonly filename?: string | undefined;
};

export type UploadItem = Place & {
  readonly key: string;
  readonly projectId: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  /** Absent while interrupted: a reloaded page no longer holds the file. */
  readonly file?: File | undefined;
  readonly phase: Phase;
  readonly sent: number;
  /** Bytes a second, smoothed; 0 while unknown. */
  readonly speed: number;
  readonly fileId?: string | undefined;
  /** The same bytes were there already under the same name. */
  readonly isThere?: boolean | undefined;
  readonly failure?: unknown;
};

export const isMoving = ({ phase }: UploadItem): boolean =>
  phase === 'waiting' || phase === 'sending' || phase === 'finishing';

/** Mean over about three seconds, so that the figure can be read. */
const smoothed = (speed: number, bytes: number, seconds: number): number => {
  if (seconds <= 0) return speed;
  const now = bytes / seconds;
  const weight = Math.min(1, seconds / 3);
  return speed === 0 ? now : speed + (now - speed) * weight;
};

/** How fast the bytes of one file go: at most ten reports a second, each with the bytes sent and their speed. */
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
