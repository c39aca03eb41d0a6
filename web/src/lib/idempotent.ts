// Makes a call idempotent: concurrent duplicates share one promise, and a retry after a lost reply sends the same key.
import type { ApiError } from '#shared/contract/client.ts';

type LastCall<R> = { readonly text: string; readonly key: string; readonly running: Promise<R> | undefined };

/** Whether the outcome is unknown: no reply, or one that does not say whether the call was done. */
const isUnknown = (error: unknown): boolean => {
  const { status }: Partial<ApiError> = Object(error);
  return status === undefined || status === 0 || status >= 500;
};

export const idempotent = <A, R>(send: (args: A, key: string) => Promise<R>, newKey: () => string) => {
  let last: LastCall<R> | undefined;
  return (args: A): Promise<R> => {
    const text = JSON.stringify(args) ?? '';
    if (last?.text === text && last.running) return last.running;
    const key = last?.text === text ? last.key : newKey();
    const running = send(args, key).then(
      (result) => {
        last = undefined;
        return result;
      },
      (error: unknown) => {
        last = isUnknown(error) ? { text, key, running: undefined } : undefined;
        throw error;
      },
    );
    last = { text, key, running };
    return running;
  };
};
