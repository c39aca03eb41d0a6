// One attempt at one file: started or resumed, sent, finished.
import { type Checksums, checksumsOf } from '#web/components/uploads/checksums.ts';
import { type Ports as SendPorts, sendFile, type Target, UploadRefused } from './send-file.ts';
import type { UploadItem } from './upload-item.ts';

type Row = Target['file'];
export type Ports = SendPorts & {
  readonly start: (item: UploadItem, sums: Checksums, idempotencyKey: string) => Promise<Target>;
  /**
   * Returns the parts that have arrived and the addresses of the rest; `undefined` if the upload is no longer known.
   */
  readonly resume: (fileId: string) => Promise<Target | undefined>;
  readonly finish: (fileId: string) => Promise<Row>;
  /** Cancels an upload that will not be completed. */
  readonly discard: (fileId: string) => Promise<unknown>;
};

type Attempt = {
  readonly item: UploadItem;
  readonly file: File;
  readonly startKey: string;
  readonly signal: AbortSignal;
  readonly onStart: (target: Target) => void;
  readonly onProgress: (sent: number) => void;
  readonly onSent: () => void;
};
type Ended = { readonly fileId: string; readonly isThere: boolean };

const begin = async (ports: Ports, { item, file, startKey }: Attempt): Promise<Target> =>
  (item.fileId ? await ports.resume(item.fileId) : undefined) ??
  (await ports.start(item, await checksumsOf(file), startKey));

/** The existing file with the same bytes and name in the folder. */
const standing = ({ file, duplicateOf }: Target): Row | undefined =>
  duplicateOf?.folderId === file.folderId &&
  duplicateOf?.filename.toLowerCase() === file.filename.toLowerCase() &&
  duplicateOf.status !== 'Error'
    ? duplicateOf
    : undefined;

const send = async (ports: Ports, attempt: Attempt, target: Target) => {
  const { file, signal, onProgress } = attempt;
  try {
    await sendFile(ports, { file, target, signal, onProgress });
  } catch (error) {
    // Signed addresses expire after a quarter of an hour: request new ones once for the missing parts.
    const renewed = error instanceof UploadRefused && !signal.aborted ? await ports.resume(target.file.id) : undefined;
    if (!renewed) throw error;
    await sendFile(ports, { file, target: renewed, signal, onProgress });
  }
};

export const transfer = async (ports: Ports, attempt: Attempt): Promise<Ended> => {
  const target = await begin(ports, attempt);
  attempt.onStart(target);
  attempt.signal.throwIfAborted();
  const there = standing(target);
  if (there) {
    await ports.discard(target.file.id).catch(() => undefined);
    return { fileId: there.id, isThere: true };
  }
  await send(ports, attempt, target);
  attempt.onSent();
  const row = await ports.finish(target.file.id);
  return { fileId: row.id, isThere: row.id !== target.file.id };
};
