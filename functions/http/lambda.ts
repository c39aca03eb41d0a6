// Converts API Gateway's proxy events to requests and replies, in one piece or as a stream.
import { Readable } from 'node:stream';
import middy from '@middy/core';
import { executionModeStreamifyResponse } from '@middy/core/StreamifyResponse';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { AppError } from '#shared/contract/errors.ts';
import { routeAt } from '#shared/contract/parts.ts';
import type { HttpReply, HttpRequest } from './http.ts';
import type { Kernel } from './kernel.ts';
import { errorReply } from './reply.ts';
import { languageOf } from './request-context.ts';
import { serve } from './serve.ts';

/**
 * The edge writes these two over whatever the caller sent (infra/constructs/edge-functions.ts). They count because a call
 * reaches a function by the edge alone: the gateway names the key that CloudFront proved itself with.
 */
const VIEWER_ADDRESS = 'x-viewer-address';
const APP_HOST = 'x-app-host';
/** Without a domain of its own the app lives on an address that CloudFront made up. */
const MADE_UP_HOST = /^[a-z0-9]+[.]cloudfront[.]net$/;
/** What is left for ending a stream in an orderly way before Lambda ends it. */
const GRACE_MS = 3000;
const EARLY_MS = 250;

type Event = Pick<
  APIGatewayProxyEvent,
  'httpMethod' | 'resource' | 'pathParameters' | 'queryStringParameters' | 'headers' | 'body' | 'isBase64Encoded'
> & {
  readonly requestContext: {
    readonly requestId: string;
    readonly identity: { readonly sourceIp: string; readonly apiKeyId?: string | null };
  };
};
type Remaining = Pick<Context, 'getRemainingTimeInMillis'>;

const present = (fields: Readonly<Record<string, string | undefined>> | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

const lowerCase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

export const requestOf = (event: Event, context: Remaining): HttpRequest => {
  const headers = lowerCase(present(event.headers));
  const { requestId, identity } = event.requestContext;
  return {
    params: present(event.pathParameters),
    query: present(event.queryStringParameters),
    headers,
    body: event.body ? Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8') : undefined,
    sourceIp: headers[VIEWER_ADDRESS] ?? identity.sourceIp,
    requestId,
    signal: AbortSignal.timeout(Math.max(0, context.getRemainingTimeInMillis() - GRACE_MS)),
  };
};

/** The stage's own address where it has one; only a made-up host is taken from the request. */
const appUrlOf = (kernel: Kernel, { headers }: HttpRequest): string => {
  const host = headers[APP_HOST] ?? '';
  return kernel.appUrl || (MADE_UP_HOST.test(host) ? `https://${host}` : '');
};

const answer = (kernel: Kernel, event: Event, context: Remaining): Promise<HttpReply> | HttpReply => {
  const request = requestOf(event, context);
  const refused = (code: 'forbidden' | 'routeNotFound') =>
    errorReply(new AppError(code), { language: languageOf(request), requestId: request.requestId });
  if (!event.requestContext.identity.apiKeyId) return refused('forbidden');
  const name = routeAt(event.httpMethod, event.resource);
  if (name) return serve({ ...kernel, appUrl: appUrlOf(kernel, request) }, name, request);
  return refused('routeNotFound');
};

const whole = async (body: HttpReply['body']): Promise<Pick<APIGatewayProxyResult, 'body' | 'isBase64Encoded'>> => {
  if (typeof body === 'string') return { body, isBase64Encoded: false };
  if (body instanceof Uint8Array) return { body: Buffer.from(body).toString('base64'), isBase64Encoded: true };
  let text = '';
  for await (const piece of body) text += piece;
  return { body: text, isBase64Encoded: false };
};

/** For services whose rows all answer in one piece. */
export const bufferedService = (kernel: Kernel) =>
  middy<Event, APIGatewayProxyResult>({ timeoutEarlyInMillis: EARLY_MS }).handler(async (event, context) => {
    const { status, headers, body } = await answer(kernel, event, context);
    return { statusCode: status, headers: { ...headers }, ...(await whole(body)) };
  });

type StreamedReply = {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly body: string | Readable;
};

/** For services with a row that streams: all of their methods are in API Gateway's transfer mode STREAM. */
export const streamingService = (kernel: Kernel) =>
  middy<Event, StreamedReply>({ executionMode: executionModeStreamifyResponse }).handler(async (event, context) => {
    const { status, headers, body } = await answer(kernel, event, context);
    const stream = typeof body === 'string' ? body : Readable.from(body instanceof Uint8Array ? [body] : body);
    return { statusCode: status, headers: { ...headers }, body: stream };
  });
