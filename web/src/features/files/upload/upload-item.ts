// One file on its way to the server.
type Phase = 'waiting' | 'sending' | 'finishing' | 'sent' | 'failed' | 'cancelled';

export type UploadItem = {
  readonly key: string;
  readonly projectId: string;
  readonly file: File;
  readonly phase: Phase;
  readonly sent: number;
  /** Bytes a second, smoothed; 0 while unknown. */
  readonly speed: number;
  readonly fileId?: string;
  readonly failure?: unknown;
};

export const isMoving = ({ phase }: UploadItem): boolean =>
  phase === 'waiting' || phase === 'sending' || phase === 'finishing';

/** Mean over about three seconds, so that the figure can be read. */
export const smoothed = (speed: number, bytes: number, seconds: number): number => {
  if (seconds <= 0) return speed;
  const now = bytes / seconds;
  const weight = Math.min(1, seconds / 3);
  return speed === 0 ? now : speed + (now - speed) * weight;
};
