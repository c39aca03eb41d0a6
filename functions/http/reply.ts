// Writes responses: the envelope, errors in the reader's language, files and event streams.
import { AppError, ERROR_STATUS, type ErrorReply } from '#shared/contract/errors.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { BinaryReply } from './handler.ts';
import { API_HEADERS, type HttpReply } from './http.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const RETRY_SECONDS = 30;

export const jsonReply = (status: number, body: object, requestId: string): HttpReply => ({
  status,
  headers: { ...API_HEADERS, 'content-type': JSON_TYPE, 'x-request-id': requestId },
  body: JSON.stringify(body),
});

export const errorReply = (
  error: unknown,
  at: { readonly language: Language; readonly requestId: string },
): HttpReply => {
  const known = error instanceof AppError ? error : new AppError('unexpected');
  const body: ErrorReply = {
    success: false,
    code: known.code,
    message: translate(at.language, `errors.${known.code}`, known.params),
    requestId: at.requestId,
    ...(typeof known.params.field === 'string' ? { field: known.params.field } : {}),
    ...(known.data === undefined ? {} : { data: known.data }),
  };
  const status = ERROR_STATUS[known.code];
  const reply = jsonReply(status, body, at.requestId);
  return status === 429 || status === 503
    ? { ...reply, headers: { ...reply.headers, 'retry-after': String(known.params.seconds ?? RETRY_SECONDS) } }
    : reply;
};

export const binaryReply = ({ bytes, filename }: BinaryReply, contentType: string, requestId: string): HttpReply => ({
  status: 200,
  headers: {
    ...API_HEADERS,
    'content-type': contentType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename).replaceAll("'", '%27')}`,
    'x-request-id': requestId,
  },
  body: bytes,
});

const HEARTBEAT_MS = 10_000;

/** Server-sent events with the event's number as `id`, and a comment to keep an idle stream alive. */
async function* wire(events: AsyncIterable<{ id: number; event: string; data: unknown }>): AsyncIterable<string> {
  yield ': open\n\n';
  const iterator = events[Symbol.asyncIterator]();
  let timer: NodeJS.Timeout | undefined;
  try {
    let next = iterator.next();
    for (;;) {
      const beat = new Promise<'beat'>((resolve) => {
        timer = setTimeout(() => resolve('beat'), HEARTBEAT_MS);
      });
      const result = await Promise.race([next, beat]);
      clearTimeout(timer);
      if (result === 'beat') {
        yield ': alive\n\n';
        continue;
      }
      if (result.done) return;
      const { id, event, data } = result.value;
      yield `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      next = iterator.next();
    }
  } finally {
    clearTimeout(timer);
    await iterator.return?.();
  }
}

export const eventsReply = (
  stream: {
    readonly events: AsyncIterable<{ id: number; event: string; data: unknown }>;
    readonly headers?: Readonly<Record<string, string>>;
  },
  requestId: string,
): HttpReply => ({
  status: 200,
  headers: {
    ...API_HEADERS,
    'content-type': 'text/event-stream; charset=utf-8',
    'x-request-id': requestId,
    ...stream.headers,
  },
  body: wire(stream.events),
});
