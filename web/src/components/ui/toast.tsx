// Messages to the user, one at a time.
import { createListeners } from '#web/lib/listeners.ts';

export type Message = {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  /** A button offered while the message is shown. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

let waiting: Message[] = [];
let started = false;
let cleared = false;
const listeners = createListeners();

/** Shows a message; it replaces the current one. */
export const toast = (message: Message) => {
  waiting = [...waiting, message];
  started = true;
  listeners.notify();
};

/** Removes the current message, when what it refers to is over. */
export const clearToasts = () => {
  waiting = [];
  cleared = true;
  listeners.notify();
};

export const subscribeToToasts = listeners.subscribe;
/** Whether a message was ever shown; the toast code is not needed before. */
export const hasToasted = () => started;
export const takeToasts = (): { messages: Message[]; clear: boolean } => {
  const taken = { messages: waiting, clear: cleared };
  waiting = [];
  cleared = false;
  return taken;
};
