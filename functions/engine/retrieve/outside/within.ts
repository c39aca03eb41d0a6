// Stops waiting after a timeout, so that an answer does not depend on a slow provider.
const expiry = (ms: number): { readonly passed: Promise<undefined> } => {
  // Keeps no process alive, unlike a sleeping clock.
  const signal = AbortSignal.timeout(ms);
  return {
    passed: new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true })),
  };
};

/** `undefined` after a timeout. */
export const within = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, expiry(ms).passed]);
