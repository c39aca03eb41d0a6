// A fake server and storage for the upload queue. What has arrived stays, whatever happens to the browser.
import { createQueue, type Ports } from '#web/features/files/upload/queue.ts';
import type { Target } from '#web/features/files/upload/send-file.ts';

const PART = 8;

type Upload = { readonly id: string; readonly size: number; readonly arrived: Map<number, number> };
type Row = Target['file'];

export const fileOf = (name: string, size: number): File =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf', lastModified: 1 });

/** `onPut` may throw instead of storing; a part has eight bytes. */
export const uploadWorld = (changes: Partial<Ports> = {}) => {
  const uploads = new Map<string, Upload>();
  const finished: string[] = [];
  const discarded: string[] = [];
  const puts: string[] = [];
  const startKeys: string[] = [];
  let kept: Parameters<Ports['keep']>[0] = [];
  let keys = 0;
  const targetOf = ({ id, size, arrived }: Upload): Target => {
    const all = Array.from({ length: Math.max(1, Math.ceil(size / PART)) }, (_, n) => ({
      number: n + 1,
      url: `${id}/${n + 1}`,
      from: n * PART,
      to: Math.min(size, (n + 1) * PART),
      headers: { 'x-part': String(n + 1) },
    }));
    return {
      file: { id, filename: id } as Row,
      parts: all.filter(({ number }) => !arrived.has(number)),
      headers: {},
      arrived: [...arrived].map(([number, bytes]) => ({ number, size: bytes, etag: 'e' })),
      ...(size > PART && { uploadId: `parts-of-${id}` }),
    };
  };
  const ports: Ports = {
    now: () => 0,
    newKey: () => `key-${++keys}`,
    sleep: async () => undefined,
    start: async (item, _sums, key) => {
      startKeys.push(key);
      // The order in which files begin is not known, so an upload is named after its file.
      const upload = { id: item.name, size: item.size, arrived: new Map() };
      uploads.set(upload.id, upload);
      return targetOf(upload);
    },
    resume: async (fileId) => {
      const upload = uploads.get(fileId);
      return upload && targetOf(upload);
    },
    put: async ({ url, body }) => {
      const [id = '', number] = url.split('/');
      puts.push(url);
      uploads.get(id)?.arrived.set(Number(number), body.size);
    },
    finish: async (fileId) => {
      const upload = uploads.get(fileId);
      const bytes = [...(upload?.arrived.values() ?? [])].reduce((sum, size) => sum + size, 0);
      if (bytes !== upload?.size) throw new Error('incomplete');
      finished.push(fileId);
      return { id: fileId } as Row;
    },
    discard: async (fileId) => {
      uploads.delete(fileId);
      discarded.push(fileId);
    },
    interrupted: [],
    keep: (now) => {
      kept = now;
    },
    ...changes,
  };
  /** Reloads the page: the queue is lost, but storage and saved uploads are kept. */
  const reload = (more: Partial<Ports> = {}) =>
    createQueue({ ...ports, ...more, interrupted: kept.map((one) => ({ ...one, at: 0 })) });
  return { ports, queue: createQueue(ports), reload, uploads, finished, discarded, puts, startKeys, kept: () => kept };
};
