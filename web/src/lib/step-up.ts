// Asks for the password again where a change needs a fresh sign-in, then repeats the call.
import { ApiError } from '#shared/contract/client.ts';
import { createListeners } from './listeners.ts';

/** Whether the server or the identity provider refused a change because the sign-in is too old. */
const isNeeded = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'NotAuthorizedException' || (error instanceof ApiError && error.code === 'stepUpNeeded'));

type Pending = { readonly confirmed: Promise<boolean>; readonly close: (isConfirmed: boolean) => void };

let pending: Pending | undefined;
const listeners = createListeners();
const show = (next: Pending | undefined) => {
  pending = next;
  listeners.notify();
};

export const subscribeToStepUp = listeners.subscribe;
/** The pending request of the dialog; `undefined` if there is none. */
export const pendingStepUp = () => pending;

/** Shows one dialog for all calls that currently need it. */
const confirmIdentity = (): Promise<boolean> => {
  if (pending) return pending.confirmed;
  let close: Pending['close'] = () => undefined;
  const confirmed = new Promise<boolean>((resolve) => {
    close = (isConfirmed) => {
      show(undefined);
      resolve(isConfirmed);
    };
  });
  show({ confirmed, close });
  return confirmed;
};

export const withStepUp = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isNeeded(error)) throw error;
    if (!(await confirmIdentity())) throw new ApiError({ code: 'stepUpNeeded', status: 403 });
    return work();
  }
};
