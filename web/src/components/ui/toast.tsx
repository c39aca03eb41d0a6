// Messages to the user, one at a time.
export type Message = {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  /** A button offered while the message is shown. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

let waiting: Message[] = [];
let started = false;
let cleared = false;
const listeners = new Set<() => void>();

/** Shows a message; it replaces the current one. */
export const toast = (message: Message) => {
  waiting = [...waiting, message];
  started = true;
  for (const listener of listeners) listener();
};

/** Removes the current message, when what it refers to is over. */
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
/** Whether a message was ever shown; the toast code is not needed before. */
export const hasToasted = () => started;
export const takeToasts = (): { messages: Message[]; clear: boolean } => {
  const taken = { messages: waiting, clear: cleared };
  waiting = [];
  cleared = false;
  return taken;
};
