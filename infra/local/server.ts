// The local stage's HTTP server: API, storage addresses, accounts, inbox and the web app on one port.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Kernel } from '#functions/kernel/kernel.ts';
import { errorReply } from '#functions/kernel/reply.ts';
import { languageOf, newRequestId, serve } from '#functions/kernel/serve.ts';
import { contract } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { matchRoute } from '#shared/contract/match.ts';
import type { Route } from '#shared/contract/route.ts';
import { UPLOAD } from '#shared/model/file.ts';
import { BodyTooLarge, sendReply, toRequest, viaWeb } from './node-http.ts';
import type { WebApp } from './web-app.ts';

type WebHandler = (request: Request) => Promise<Response>;

export type Stage = {
  readonly kernel: Kernel;
  readonly webApp: WebApp | undefined;
  /** Handlers below `/local/…`, by the first segment after it. */
  readonly local: Readonly<Record<string, WebHandler>>;
  /** What `/config.json` tells the web app, for the address it was asked at. */
  readonly config: (origin: string) => object;
};

const SMALL_BODY = 1024 * 1024 + 1024;

const refuse = (message: IncomingMessage, response: ServerResponse, error: unknown) => {
  const header = message.headers.language;
  const language = languageOf({ headers: { language: String(header ?? '') } });
  return sendReply(response, errorReply(error, { language, requestId: newRequestId() }));
};

const api = async (stage: Stage, message: IncomingMessage, response: ServerResponse, url: URL) => {
  const match = matchRoute(message.method ?? 'GET', url.pathname);
  if (!match) return refuse(message, response, new AppError('routeNotFound'));
  const row: Route = contract[match.name];
  const bodyLimit = row.multipart ? (row.limits?.bodyBytes ?? UPLOAD.maxMultipartBytes) + 1 : SMALL_BODY;
  try {
    const request = await toRequest(message, response, { url, params: match.params, bodyLimit });
    await sendReply(response, await serve(stage.kernel, match.name, request));
  } catch (error) {
    await refuse(message, response, error instanceof BodyTooLarge ? new AppError('tooLarge') : error);
  }
};

const dispatch = async (stage: Stage, message: IncomingMessage, response: ServerResponse) => {
  const origin = `http://${message.headers.host ?? 'localhost'}`;
  const url = URL.parse(message.url ?? '/', origin);
  if (!url) return refuse(message, response, new AppError('routeNotFound'));
  const [, first, second = ''] = url.pathname.split('/');
  if (first === 'api') return api(stage, message, response, url);
  const local = first === 'local' && Object.hasOwn(stage.local, second) ? stage.local[second] : undefined;
  if (local) return viaWeb(message, response, url, local);
  if (url.pathname === '/config.json') {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    return void response.end(JSON.stringify(stage.config(origin)));
  }
  if (stage.webApp && first !== 'local') return stage.webApp.handle(url.pathname, response);
  return refuse(message, response, new AppError('routeNotFound'));
};

/** Listens on the loopback interface; port 0 takes a free one. Returns the server and its port. */
export const listen = (stage: Stage, port: number): Promise<{ readonly server: Server; readonly port: number }> =>
  new Promise((resolve, reject) => {
    const server = createServer((message, response) => {
      dispatch(stage, message, response).catch(() => response.destroy());
    });
    // Streams and large uploads outlive Node's default of five minutes.
    server.requestTimeout = 0;
    // Documents are made in this very process: a connection must not be given up while it was too busy to listen.
    server.keepAliveTimeout = 65_000;
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : port });
    });
  });
