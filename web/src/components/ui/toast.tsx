// Shows one message at a time at the lower right. The code of the toast itself loads with the first message.
import { lazy, Suspense, useSyncExternalStore } from 'react';

export type Message = { readonly kind: 'success' | 'error' | 'info'; readonly text: string };

let waiting: Message[] = [];
let started = false;
const listeners = new Set<() => void>();

/** Puts a message on screen; a newer one takes its place. */
export const toast = (message: Message) => {
  waiting = [...waiting, message];
  started = true;
  for (const listener of listeners) listener();
};

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
export const takeToasts = (): Message[] => {
  const taken = waiting;
  waiting = [];
  return taken;
};

const Toaster = lazy(() => import('./toaster.tsx'));

export const ToastHost = () => {
  const needed = useSyncExternalStore(subscribeToToasts, () => started);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
};
