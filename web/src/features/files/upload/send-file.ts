// Sends the bytes of one file: whole, or in parallel parts with retries.
import type { Result } from '#web/lib/api.ts';

export type Target = Pick<
  Result<'files.startUpload'>,
  'file' | 'parts' | 'headers' | 'uploadId' | 'arrived' | 'duplicateOf'
>;
type Part = Target['parts'][number];

export type Put = (request: {
  url: string;
  body: Blob;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}) => Promise<unknown>;

export type Ports = {
  readonly put: Put;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Storage refused the signed address, because it has expired: retrying with it is pointless. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
}

const MAX_ATTEMPTS = 4;
const FIRST_PAUSE = 800;
const SIDE_BY_SIDE = 3;

type Job = {
  readonly file: Blob;
  readonly target: Target;
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number) => void;
};

const sendPart = async ({ put, sleep }: Ports, job: Job, part: Part, onProgress: (sent: number) => void) => {
  // A slice has no type, so the browser adds no header that the signed address does not cover.
  const body = job.file.slice(part.from, part.to);
  for (let attempt = 1; ; attempt++) {
    try {
      return await put({ url: part.url, body, headers: part.headers, signal: job.signal, onProgress });
    } catch (error) {
      if (job.signal.aborted || error instanceof UploadRefused || attempt === MAX_ATTEMPTS) throw error;
      onProgress(0);
      await sleep(FIRST_PAUSE * 2 ** (attempt - 1), job.signal);
    }
  }
};

/** Sends the missing parts. If one part fails for good, the others are aborted. */
export const sendFile = async (ports: Ports, job: Job): Promise<void> => {
  const { arrived } = job.target;
  const waiting = [...job.target.parts];
  const sent = new Map(arrived.map(({ number, size }) => [number, size]));
  const tell = () => job.onProgress([...sent.values()].reduce((sum, size) => sum + size, 0));
  const failed = new AbortController();
  const part = { ...job, signal: AbortSignal.any([job.signal, failed.signal]) };
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { number, from, to } = next;
      const onProgress = (bytes: number) => {
        sent.set(number, bytes);
        tell();
      };
      await sendPart(ports, part, next, onProgress);
      onProgress(to - from);
    }
  };
  try {
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  } finally {
    failed.abort();
  }
};
