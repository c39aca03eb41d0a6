// The queue of uploads: three at a time, each can be canceled, retried and, after a reload, resumed; it outlives the screen.
import { type InterruptedUpload, isSameFile } from './interrupted.ts';
import { type Ports as TransferPorts, transfer } from './transfer.ts';
import { type Chosen, isMoving, speedometer, type UploadItem } from './upload-item.ts';

export type Ports = TransferPorts & {
  readonly now: () => number;
  readonly newKey: () => string;
  /** Multipart uploads that an earlier page has begun. */
  readonly interrupted: readonly InterruptedUpload[];
  readonly keep: (stored: readonly Omit<InterruptedUpload, 'at'>[]) => void;
};

type State = { controller: AbortController; startKey: string; inParts: boolean };

const AT_ONCE = 3;

const brokenOff = ({ at, ...stored }: InterruptedUpload, key: string): UploadItem => ({
  ...stored,
  key,
  phase: 'interrupted',
  sent: 0,
  speed: 0,
});

const fresh = (projectId: string, { file, filename, folderId, path }: Chosen, key: string): UploadItem => ({
  key,
  projectId,
  folderId,
  path,
  name: filename ?? file.name,
  size: file.size,
  lastModified: file.lastModified,
  file,
  phase: 'waiting',
  sent: 0,
  speed: 0,
});

export const createQueue = (ports: Ports) => {
  let items: readonly UploadItem[] = ports.interrupted.map((stored) => brokenOff(stored, ports.newKey()));
  const listeners = new Set<() => void>();
  const states = new Map<string, State>();
  const stateOf = (key: string): State => {
    const state = states.get(key) ?? { controller: new AbortController(), startKey: ports.newKey(), inParts: false };
    states.set(key, state);
    return state;
  };
  for (const { key } of items) stateOf(key).inParts = true;

  const publish = (next: readonly UploadItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, values: Partial<UploadItem>) =>
    publish(items.map((item) => (item.key === key ? { ...item, ...values } : item)));
  const find = (key: string) => items.find((item) => item.key === key);

  const remember = () =>
    ports.keep(
      items.flatMap(({ key, projectId, folderId, path, name, size, lastModified, fileId, phase }) =>
        fileId && phase !== 'sent' && phase !== 'cancelled' && states.get(key)?.inParts
          ? [{ projectId, folderId, path, name, size, lastModified, fileId }]
          : [],
      ),
    );

  const attemptOf = (item: UploadItem, file: File) => {
    const state = stateOf(item.key);
    return {
      item,
      file,
      startKey: state.startKey,
      signal: state.controller.signal,
      onStart: ({ file: { id }, uploadId }: Awaited<ReturnType<Ports['start']>>) => {
        state.inParts = uploadId !== undefined;
        change(item.key, { fileId: id });
        remember();
      },
      onProgress: speedometer(ports.now, (values) => change(item.key, values)),
      onSent: () => change(item.key, { phase: 'finishing', sent: item.size }),
    };
  };

  const discard = async (key: string) => {
    const fileId = find(key)?.fileId;
    change(key, { fileId: undefined });
    remember();
    if (fileId) await ports.discard(fileId).catch(() => undefined);
  };

  const run = async (item: UploadItem) => {
    if (!item.file) return;
    change(item.key, { phase: 'sending' });
    try {
      change(item.key, { ...(await transfer(ports, attemptOf(item, item.file))), phase: 'sent' });
    } catch (failure) {
      if (find(item.key)?.phase !== 'cancelled') change(item.key, { phase: 'failed', failure, speed: 0 });
    }
    if (find(item.key)?.phase === 'cancelled') await discard(item.key);
    remember();
    pump();
  };

  const pump = () => {
    const busy = items.filter(({ phase }) => phase === 'sending' || phase === 'finishing').length;
    for (const item of items.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, AT_ONCE - busy)))
      void run(item);
  };

  /** The item of a chosen file: an interrupted upload continues, any other is new. */
  const placed = (projectId: string, chosen: Chosen, known: UploadItem[]): UploadItem => {
    const at = known.findIndex((item) => item.projectId === projectId && isSameFile(item, chosen.file));
    const [item] = at < 0 ? [] : known.splice(at, 1);
    if (!item) return fresh(projectId, chosen, ports.newKey());
    return { ...item, file: chosen.file, phase: 'waiting' };
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    items: () => items,
    add: (projectId: string, chosen: readonly Chosen[]) => {
      const known = items.filter(({ phase }) => phase === 'interrupted');
      const added = chosen.map((one) => placed(projectId, one, known));
      const keys = new Set(added.map(({ key }) => key));
      publish([...items.filter(({ key }) => !keys.has(key)), ...added]);
      pump();
    },
    cancel: (key: string) => {
      const item = find(key);
      if (!item || (!isMoving(item) && item.phase !== 'interrupted') || item.phase === 'finishing') return;
      const isRunning = item.phase === 'sending';
      change(key, { phase: 'cancelled', speed: 0 });
      stateOf(key).controller.abort();
      if (!isRunning) void discard(key);
      pump();
    },
    retry: (key: string) => {
      if (find(key)?.phase !== 'failed') return;
      const { inParts, startKey } = stateOf(key);
      // A retry after a lost reply sends the same key; an upload that was started may have to begin again with a new
      // one.
      const next = find(key)?.fileId ? ports.newKey() : startKey;
      states.set(key, { controller: new AbortController(), startKey: next, inParts });
      change(key, { phase: 'waiting', failure: undefined, speed: 0 });
      pump();
    },
    /** Removes uploads that were undone. */
    undone: (keys: ReadonlySet<string>) =>
      publish(items.map((item) => (keys.has(item.key) ? { ...item, phase: 'undone', fileId: undefined } : item))),
    /** Removes finished uploads; those that are active or can be resumed stay. */
    clear: () => {
      publish(items.filter((item) => isMoving(item) || item.phase === 'interrupted'));
      remember();
    },
  };
};
