// Defers a port's adapter, with its SDK client, to the first call, so that a cold start loads only what the request
// uses.
import { lazy } from '#shared/lazy.ts';

type Calls = Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>;

/** For ports of which every method that is called answers with a promise; the others are given in `own`. */
export const atFirstCall = <T extends object>(load: () => Promise<T>, own: Partial<T> = {}): T => {
  const adapter = lazy(load);
  const call =
    (name: string) =>
    async (...given: unknown[]) =>
      ((await adapter()) as Calls)[name]?.(...given);
  return new Proxy(own as T, {
    // A port is no promise, and says so to whoever awaits it.
    get: (target, name) =>
      name in target || typeof name === 'symbol' || name === 'then' ? Reflect.get(target, name) : call(name),
  });
};
