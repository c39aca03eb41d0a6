// Sends one file: whole, or in parts that are each tried again, and goes on after the parts that have arrived.
import type { FileRow } from '#shared/model/file.ts';

type Part = { readonly url: string; readonly from: number; readonly to: number };
export type Target = {
  readonly file: FileRow;
  readonly parts: readonly Part[];
  readonly headers: Readonly<Record<string, string>>;
  readonly uploadId?: string | undefined;
};

export type Put = (request: {
  url: string;
  body: Blob;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}) => Promise<{ etag: string }>;

export type Ports = {
  readonly put: Put;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Storage refused the address itself: it has expired or the file is gone, so trying again cannot help. */
export class Refused extends Error {}

const TRIES = 4;
const FIRST_PAUSE = 800;

type Job = {
  readonly file: Blob;
  readonly target: Target;
  /** ETags of the parts that have arrived, by index: kept by the caller over a retry. */
  readonly etags: Map<number, string>;
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number) => void;
};

const sendPart = async ({ put, sleep }: Ports, job: Job, part: Part, onProgress: (sent: number) => void) => {
  // A slice has no type of its own: the browser adds no header that the address does not know.
  const body = job.file.slice(part.from, part.to);
  for (let attempt = 1; ; attempt++) {
    try {
      return await put({ url: part.url, body, headers: job.target.headers, signal: job.signal, onProgress });
    } catch (error) {
      if (job.signal.aborted || error instanceof Refused || attempt === TRIES) throw error;
      onProgress(0);
      await sleep(FIRST_PAUSE * 2 ** (attempt - 1), job.signal);
    }
  }
};

export const sendFile = async (ports: Ports, job: Job): Promise<string[]> => {
  const { parts } = job.target;
  const arrived = () => parts.reduce((sum, part, i) => sum + (job.etags.has(i) ? part.to - part.from : 0), 0);
  for (const [index, part] of parts.entries()) {
    if (job.etags.has(index)) continue;
    const before = arrived();
    const { etag } = await sendPart(ports, job, part, (sent) => job.onProgress(before + sent));
    job.etags.set(index, etag);
    job.onProgress(arrived());
  }
  return parts.map((_, index) => job.etags.get(index) ?? '');
};
