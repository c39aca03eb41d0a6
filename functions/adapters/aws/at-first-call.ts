// Defers loading a port's adapter and its SDK client to the first call, so that a cold start loads only what is used.
import { lazy } from '#shared/lazy.ts';

type Calls = Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>;

/** For ports whose methods all return promises; other methods are passed in `own`. */
export const atFirstCall = <T extends object>(load: () => Promise<T>, own: Partial<T> = {}): T => {
  const adapter = lazy(load);
  const call =
    (name: string) =>
    async (...given: unknown[]) =>
      ((await adapter()) as Calls)[name]?.(...given);
  return new Proxy(own as T, {
    // Hides `then`, so that awaiting a port does not treat it as a promise.
    get: (target, name) =>
      name in target || typeof name === 'symbol' || name === 'then' ? Reflect.get(target, name) : call(name),
  });
};
