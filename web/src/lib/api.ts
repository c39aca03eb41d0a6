// The API as the app calls it: one function and two hooks, typed by the contract.
import { useState } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import useSWRMutation from 'swr/mutation';
import { ApiError, type Args, type CallArgs, client, type Options, type Result } from '#shared/contract/client.ts';
import type { RouteName } from '#shared/contract/contract.ts';
import { apiRoutes } from './api-routes.ts';
import { noteReply } from './connection.ts';
import { idempotent } from './idempotent.ts';
import { currentLanguage } from './language.ts';
import { endSession, getToken } from './session.ts';
import { withStepUp } from './step-up.ts';

export type { Args, Result };
export { ApiError };

/** Throws if there is no reply at all: offline, or the server is unreachable. */
const send = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    const reply = await fetch(url, init);
    noteReply(true);
    return reply;
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    noteReply(false);
    throw new ApiError({ code: 'unexpected', status: 0 });
  }
};

const api = client({
  routes: apiRoutes,
  fetch: send,
  headers: async ({ open }) => {
    const token = open ? undefined : await getToken();
    return { Language: currentLanguage().toUpperCase(), ...(token && { Authorization: `Bearer ${token}` }) };
  },
  onUnauthorised: endSession,
});

export const { open } = api;
export const call = <N extends RouteName>(name: N, ...given: CallArgs<N>): Promise<Result<N>> =>
  withStepUp(() => api.call(name, ...given));

type Key<N extends RouteName> = readonly [name: N, args: Args<N>];

/** Calls a route with arguments whose types are known to match. */
const callWith = <N extends RouteName>(name: N, args: Args<N>, options?: Options): Promise<Result<N>> =>
  call(name, ...([args, options] as unknown as CallArgs<N>));

/** Reads a route; `null` as arguments delays the call. Errors are not retried (specification, section 9). */
export const useCall = <N extends RouteName>(
  name: N,
  args: Args<N> | null,
  config: SWRConfiguration<Result<N>, ApiError> = {},
): SWRResponse<Result<N>, ApiError> =>
  useSWR<Result<N>, ApiError, Key<N> | null>(args && [name, args], ([, given]) => callWith(name, given), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    keepPreviousData: true,
    ...config,
  });

type Action<N extends RouteName> = {
  trigger: (args: Args<N>) => Promise<Result<N>>;
  isMutating: boolean;
  error: ApiError | undefined;
  reset: () => void;
};

const sender = <N extends RouteName>(name: N) =>
  idempotent<Args<N>, Result<N>>(
    (args, key) => callWith(name, args, apiRoutes[name].idempotent ? { headers: { 'Idempotency-Key': key } } : {}),
    () => crypto.randomUUID(),
  );

/** Writes: `trigger(args)` calls the route and rejects with an ApiError. A double press makes one call. */
export const useAction = <N extends RouteName>(name: N): Action<N> => {
  const [send] = useState(() => sender(name));
  const { trigger, isMutating, error, reset } = useSWRMutation<Result<N>, ApiError, string, Args<N>>(
    name,
    (_: string, { arg }: { arg: Args<N> }) => send(arg),
  );
  return { trigger: trigger as Action<N>['trigger'], isMutating, error, reset };
};

/** A key filter for `mutate` that matches everything read from these routes. */
export const readsOf =
  (...names: readonly RouteName[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && names.includes(key[0]);
