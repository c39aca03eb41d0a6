// Stops waiting after a timeout: an answer must come in time, whatever a provider does.
const expiry = (ms: number): { readonly passed: Promise<undefined> } => {
  // Holds no process open, unlike a sleeping clock.
  const signal = AbortSignal.timeout(ms);
  return {
    passed: new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true })),
  };
};

/** Undefined when it took too long. */
export const within = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, expiry(ms).passed]);
