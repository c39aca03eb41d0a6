// Whether the server can be reached: by the browser's network state and the outcome of the last call.
import { useSyncExternalStore } from 'react';

export type Connection = 'online' | 'offline' | 'outage';

const listeners = new Set<() => void>();
let answers = true;

const publish = () => {
  for (const listener of listeners) listener();
};

/** Reports each call: whether it had a reply of any status, or none at all. */
export const noteReply = (hadReply: boolean) => {
  if (answers === hadReply) return;
  answers = hadReply;
  publish();
};

export const currentConnection = (): Connection => {
  if (!navigator.onLine) return 'offline';
  return answers ? 'online' : 'outage';
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export const useConnection = (): Connection => useSyncExternalStore(subscribe, currentConnection);
