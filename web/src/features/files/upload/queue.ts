// The queue of uploads: three at a time, each can be cancelled and tried again; it outlives the screen that fills it.
import { Refused, type Ports as SendPorts, sendFile, type Target } from './send-file.ts';
import { isMoving, smoothed, type UploadItem } from './upload-item.ts';

export type Ports = SendPorts & {
  readonly start: (item: UploadItem, idempotencyKey: string) => Promise<Target>;
  readonly finish: (fileId: string, uploadId: string | undefined, etags: string[] | undefined) => Promise<unknown>;
  /** Takes back the row of an upload that will not come. */
  readonly discard: (projectId: string, fileId: string) => Promise<unknown>;
  readonly now: () => number;
  readonly newKey: () => string;
};

/** What a retry needs from the attempt before. */
type Progress = { controller: AbortController; startKey: string; target?: Target; etags: Map<number, string> };

const AT_ONCE = 3;

export const createQueue = (ports: Ports) => {
  let items: readonly UploadItem[] = [];
  const listeners = new Set<() => void>();
  const progress = new Map<string, Progress>();

  const publish = (next: readonly UploadItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, values: Partial<UploadItem>) =>
    publish(items.map((item) => (item.key === key ? { ...item, ...values } : item)));
  const find = (key: string) => items.find((item) => item.key === key);

  const forgetTarget = async (item: UploadItem, state: Progress) => {
    const { target } = state;
    Object.assign(state, { target: undefined, etags: new Map(), startKey: ports.newKey() });
    if (target) await ports.discard(item.projectId, target.file.id).catch(() => undefined);
  };

  const meter = (key: string) => {
    let [at, bytes] = [ports.now(), -1];
    return (sent: number) => {
      const now = ports.now();
      const item = find(key);
      const settled = bytes >= 0 && sent >= bytes && now - at >= 250;
      const speed = settled && item ? smoothed(item.speed, sent - bytes, (now - at) / 1000) : (item?.speed ?? 0);
      if (bytes < 0 || settled || sent < bytes) [at, bytes] = [now, sent];
      change(key, { sent, speed });
    };
  };

  const transfer = async (item: UploadItem, state: Progress) => {
    state.target ??= await ports.start(item, state.startKey);
    const { target, controller, etags } = state;
    if (controller.signal.aborted) return;
    change(item.key, { fileId: target.file.id });
    const job = { file: item.file, target, etags, signal: controller.signal, onProgress: meter(item.key) };
    const parts = await sendFile(ports, job);
    change(item.key, { phase: 'finishing', sent: item.file.size });
    await ports.finish(target.file.id, target.uploadId, target.uploadId ? parts : undefined);
    change(item.key, { phase: 'sent' });
  };

  const run = async (item: UploadItem) => {
    const state = progress.get(item.key);
    if (!state) return;
    change(item.key, { phase: 'sending' });
    try {
      await transfer(item, state);
    } catch (failure) {
      if (failure instanceof Refused) await forgetTarget(item, state);
      if (find(item.key)?.phase !== 'cancelled') change(item.key, { phase: 'failed', failure, speed: 0 });
    }
    // A cancelled upload whose row came to be only after the press.
    if (find(item.key)?.phase === 'cancelled') await forgetTarget(item, state);
    pump();
  };

  const pump = () => {
    const busy = items.filter(({ phase }) => phase === 'sending' || phase === 'finishing').length;
    const next = items.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, AT_ONCE - busy));
    for (const item of next) void run(item);
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    items: () => items,
    add: (projectId: string, files: readonly File[]) => {
      const added = files.map(
        (file): UploadItem => ({ key: ports.newKey(), projectId, file, phase: 'waiting', sent: 0, speed: 0 }),
      );
      for (const { key } of added)
        progress.set(key, { controller: new AbortController(), startKey: ports.newKey(), etags: new Map() });
      publish([...items, ...added]);
      pump();
    },
    cancel: (key: string) => {
      const item = find(key);
      if (!item || !isMoving(item) || item.phase === 'finishing') return;
      change(key, { phase: 'cancelled', speed: 0 });
      progress.get(key)?.controller.abort();
      pump();
    },
    retry: (key: string) => {
      const state = progress.get(key);
      if (!state || find(key)?.phase !== 'failed') return;
      state.controller = new AbortController();
      change(key, { phase: 'waiting', failure: undefined, speed: 0 });
      pump();
    },
    /** Removes what is over; what is moving goes on. */
    clear: () => {
      for (const item of items) if (!isMoving(item)) progress.delete(item.key);
      publish(items.filter(isMoving));
    },
  };
};
