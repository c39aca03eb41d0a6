// The local stage's HTTP server: API, storage addresses, accounts, inbox and the web app on one port.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { HttpReply, HttpRequest } from '#functions/http/http.ts';
import { bodyTooLarge } from '#functions/http/input.ts';
import type { Kernel } from '#functions/http/kernel.ts';
import { faultOf } from '#functions/http/log.ts';
import { errorReply } from '#functions/http/reply.ts';
import { languageOf } from '#functions/http/request-context.ts';
import { newRequestId, serve } from '#functions/http/serve.ts';
import { contract, type RouteName } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { matchRoute } from '#shared/contract/match.ts';
import type { Route } from '#shared/contract/route.ts';
import { UPLOAD } from '#shared/model/upload.ts';
import { LOOPBACK } from './check-port.ts';
import { BodyTooLarge, plainHeaders, sendReply, toRequest, viaWeb } from './node-http.ts';
import { isOwnHost } from './own-host.ts';
import { isHeavyRoute } from './threads/heavy.ts';
import type { Threads } from './threads/threads.ts';
import type { WebApp } from './web-app.ts';

/** The longest time to receive a small body. */
type Timeouts = { readonly bodyMs: number };
const TIMEOUTS: Timeouts = { bodyMs: 20_000 };

type WebHandler = (request: Request) => Promise<Response>;

export type Stage = {
  readonly kernel: Kernel;
  readonly threads: Pick<Threads, 'reply' | 'warm'>;
  /** The name or address for people of the same network, if the stage is open to them. */
  readonly host: string | undefined;
  readonly webApp: WebApp | undefined;
  /** Handlers below `/local/…`, by the next segment. */
  readonly local: Readonly<Record<string, WebHandler>>;
  /** Returns `/config.json` of the web app for the requested origin. */
  readonly config: (origin: string) => object;
};

const SMALL_BODY = 1024 * 1024 + 1024;
const HEADERS_MS = 15_000;
const CHECK_MS = 5_000;
/** For a whole upload of files, from the first byte to the last. */
const UPLOAD_MS = 300_000;

/** On every reply; handlers may add to them. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;
const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const refuse = (message: IncomingMessage, response: ServerResponse, error: unknown) => {
  const language = languageOf({ headers: plainHeaders(message.headers) });
  return sendReply(response, errorReply(error, { language, requestId: newRequestId() }));
};

const replyTo = ({ kernel, threads }: Stage, name: RouteName, request: HttpRequest): Promise<HttpReply> => {
  threads.warm();
  // Identifies the caller, not the tenant, which is known only once the token is checked.
  const whose = request.headers.authorization ?? request.sourceIp;
  return isHeavyRoute(name) ? threads.reply(whose, name, request, kernel.appUrl) : serve(kernel, name, request);
};

type Listening = Stage & { readonly timeouts: Timeouts };

const api = async (stage: Listening, message: IncomingMessage, response: ServerResponse, url: URL) => {
  const match = matchRoute(message.method ?? 'GET', url.pathname);
  if (!match) return refuse(message, response, new AppError('routeNotFound'));
  const row: Route = contract[match.name];
  const bodyLimit = row.multipart ? (row.limits?.bodyBytes ?? UPLOAD.maxMultipartBytes) + 1 : SMALL_BODY;
  try {
    const bodyMs = row.multipart ? UPLOAD_MS : stage.timeouts.bodyMs;
    const request = await toRequest(message, response, { url, params: match.params, bodyLimit, bodyMs });
    await sendReply(response, await replyTo(stage, match.name, request));
  } catch (error) {
    await refuse(message, response, error instanceof BodyTooLarge ? bodyTooLarge(row) : error);
  }
};

const misdirected = (response: ServerResponse) => {
  response.writeHead(421, {
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': NO_CONTENT_POLICY,
    connection: 'close',
  });
  response.end();
};

/** Emails contain links that sign people in, so only this machine may read them. */
const FOR_THIS_MACHINE = { inbox: true } as const;
const isLoopback = ({ socket }: IncomingMessage): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');

const dispatch = async (stage: Listening, message: IncomingMessage, response: ServerResponse) => {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  const { host } = message.headers;
  if (!isOwnHost(host, stage.host) || !METHODS.has(message.method ?? '')) return misdirected(response);
  const origin = `http://${host}`;
  const url = URL.parse(message.url ?? '/', origin);
  if (!url) return refuse(message, response, new AppError('routeNotFound'));
  const [, first, second = ''] = url.pathname.split('/');
  if (first === 'api') return api(stage, message, response, url);
  const local = first === 'local' && Object.hasOwn(stage.local, second) ? stage.local[second] : undefined;
  if (local && second in FOR_THIS_MACHINE && !isLoopback(message)) return misdirected(response);
  if (local) return viaWeb(message, response, url, local);
  if (url.pathname === '/config.json') {
    response.writeHead(200, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-security-policy': NO_CONTENT_POLICY,
    });
    return void response.end(JSON.stringify(stage.config(origin)));
  }
  if (stage.webApp && first !== 'local') return stage.webApp.handle(url.pathname, response);
  return refuse(message, response, new AppError('routeNotFound'));
};

/** Answers and logs our own fault; a client that has disconnected gets no reply. */
const fail = async ({ kernel }: Stage, message: IncomingMessage, response: ServerResponse, error: unknown) => {
  if (response.headersSent || message.socket.destroyed) return void response.destroy();
  kernel.log({ requestId: newRequestId(), route: 'local', status: 500, milliseconds: 0, fault: faultOf(error) });
  response.setHeader('connection', 'close');
  await refuse(message, response, error);
};

/**
 * Listens on the loopback interface, or on the network if a host is configured; port 0 takes a free one. Returns the
 * server and its port.
 */
export const listen = (
  stage: Stage,
  port: number,
  timeouts: Timeouts = TIMEOUTS,
): Promise<{ readonly server: Server; readonly port: number }> =>
  new Promise((resolve, reject) => {
    const server = createServer({ connectionsCheckingInterval: CHECK_MS }, (message, response) => {
      dispatch({ ...stage, timeouts }, message, response)
        .catch((error) => fail(stage, message, response, error))
        .catch(() => response.destroy());
    });
    server.headersTimeout = HEADERS_MS;
    server.requestTimeout = UPLOAD_MS;
    server.keepAliveTimeout = 65_000;
    server.on('error', reject);
    server.listen(port, stage.host ? '0.0.0.0' : LOOPBACK, () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : port });
    });
  });
