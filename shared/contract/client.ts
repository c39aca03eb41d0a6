// The typed client: calls a route by name over a given fetch. Browser, tests and scripts use it.
import type { Contract, EventOf, Reply, RouteName, Sent } from './contract.ts';
import type { ErrorCode, ErrorParams } from './errors.ts';
import { isPrivateQuery, PRIVATE_QUERY_HEADER } from './private-query.ts';
import type { RouteManifest } from './route-manifest.ts';
import { readEvents } from './sse.ts';

type Nothing = Record<never, never>;
type Part<N extends RouteName, K extends 'params' | 'query' | 'body'> =
  Sent<N, K> extends undefined
    ? Nothing
    : Nothing extends Sent<N, K>
      ? { readonly [k in K]?: Sent<N, K> }
      : { readonly [k in K]: Sent<N, K> };
export type Args<N extends RouteName> = Part<N, 'params'> & Part<N, 'query'> & Part<N, 'body'>;

type Download = { readonly blob: Blob; readonly filename: string | undefined };
export type Result<N extends RouteName> = Contract[N] extends { binary: string } ? Download : Reply<N>;

export type Options = {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent with the body's fields as multipart/form-data. */
  readonly files?: readonly File[] | undefined;
};
/** The arguments are optional if the route needs none. */
export type CallArgs<N extends RouteName> =
  Nothing extends Args<N> ? [args?: Args<N>, options?: Options] : [args: Args<N>, options?: Options];

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly params: ErrorParams;
  readonly requestId: string | undefined;
  readonly data: unknown;
  constructor(init: {
    code: ErrorCode;
    status: number;
    message?: string | undefined;
    field?: string | undefined;
    params?: ErrorParams | undefined;
    requestId?: string | undefined;
    data?: unknown;
  }) {
    super(init.message ?? '');
    this.code = init.code;
    this.status = init.status;
    this.field = init.field;
    this.params = init.params ?? {};
    this.requestId = init.requestId;
    this.data = init.data;
  }
}

export type ClientOptions = {
  readonly routes: RouteManifest;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly base?: string;
  /** Headers added to every call: token, language. */
  readonly headers?: (route: { name: RouteName; open: boolean }) => Promise<Record<string, string>>;
  /** Called on a 401 of a route that needs a token, before the error is thrown. */
  readonly onUnauthorised?: () => void;
};

/** The common form of every route's arguments. */
type Loose = [args?: Given, options?: Options];
type Given = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

const queryText = ({ query = {} }: Given, isWanted: (name: string) => boolean): string => {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && isWanted(name)) text.append(name, String(value));
  return text.toString();
};

const addressOf = (path: string, given: Given): string => {
  const { params = {} } = given;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const query = queryText(given, (name) => !isPrivateQuery(name));
  return query === '' ? filled : `${filled}?${query}`;
};

const privateQuery = (given: Given): Record<string, string> => {
  const query = queryText(given, isPrivateQuery);
  return query === '' ? {} : { [PRIVATE_QUERY_HEADER]: query };
};

const errorOf = async (response: Response): Promise<ApiError> => {
  const reply = await response.json().catch(() => ({}));
  const fallback = response.status === 401 ? 'notSignedIn' : 'unexpected';
  return new ApiError({ ...reply, code: reply?.code ?? fallback, status: response.status });
};

const formOf = (body: unknown, files: readonly File[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const file of files) form.append('files', file);
  return form;
};

/** The body and its headers; a form sets its own content type. */
const sentBody = ({ body }: Given, { files }: Options): { headers: Record<string, string>; init: RequestInit } => {
  if (files) return { headers: {}, init: { body: formOf(body, files) } };
  if (body === undefined) return { headers: {}, init: {} };
  return { headers: { 'Content-Type': 'application/json' }, init: { body: JSON.stringify(body) } };
};

const filenameOf = (disposition: string | null): string | undefined => {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return disposition?.match(/filename="([^"]+)"/i)?.[1];
};

export const client = (options: ClientOptions) => {
  const { routes, base = '', headers, onUnauthorised } = options;

  const send = async (name: RouteName, given: Given, accept: string, extra: Options): Promise<Response> => {
    const wire = routes[name];
    const sent = sentBody(given, extra);
    const common = await headers?.({ name, open: wire.open === true });
    const response = await options.fetch(base + addressOf(wire.path, given), {
      method: wire.method,
      credentials: 'include',
      headers: {
        Accept: accept,
        ...sent.headers,
        ...privateQuery(given),
        ...(wire.idempotent && { 'Idempotency-Key': crypto.randomUUID() }),
        ...common,
        ...extra.headers,
      },
      ...sent.init,
      ...(extra.signal && { signal: extra.signal }),
    });
    if (response.status === 401 && !wire.open) onUnauthorised?.();
    if (!response.ok) throw await errorOf(response);
    return response;
  };

  const call = async <N extends RouteName>(name: N, ...given: CallArgs<N>): Promise<Result<N>> => {
    const [args, extra = {}] = given as Loose;
    const binary = routes[name].binary === true;
    const response = await send(name, args ?? {}, binary ? '*/*' : 'application/json', extra);
    if (!binary) return (await response.json()).data as Result<N>;
    const filename = filenameOf(response.headers.get('content-disposition'));
    return { blob: await response.blob(), filename } as Result<N>;
  };

  /** Opens a stream: the response's headers, and its events until the connection ends. */
  const open = async <N extends RouteName>(
    name: N,
    ...given: CallArgs<N>
  ): Promise<{ headers: Headers; events: AsyncGenerator<EventOf<N>> }> => {
    const [args, extra = {}] = given as Loose;
    const response = await send(name, args ?? {}, 'text/event-stream', extra);
    const { body } = response;
    async function* events() {
      if (!body) return;
      for await (const { id, event, data } of readEvents(body))
        yield { id: Number(id), event, data: JSON.parse(data) } as EventOf<N>;
    }
    return { headers: response.headers, events: events() };
  };

  return { call, open };
};
