// Messages to the user, one at a time.
export type Message = {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  /** What can be done about it while it is on screen. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

let waiting: Message[] = [];
let started = false;
let cleared = false;
const listeners = new Set<() => void>();

/** Puts a message on screen; a newer one takes its place. */
export const toast = (message: Message) => {
  waiting = [...waiting, message];
  started = true;
  for (const listener of listeners) listener();
};

/** Takes away what is on screen: it is about something that is over. */
export const clearToasts = () => {
  waiting = [];
  cleared = true;
  for (const listener of listeners) listener();
};

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
/** Whether there has been any: until then nothing of a toast is needed. */
export const hasToasted = () => started;
export const takeToasts = (): { messages: Message[]; clear: boolean } => {
  const taken = { messages: waiting, clear: cleared };
  waiting = [];
  cleared = false;
  return taken;
};
