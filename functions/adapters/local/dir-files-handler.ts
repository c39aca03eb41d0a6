// Serves the addresses of the local file store over HTTP: the same responses as S3, with headers that keep hostile
// files from running.
import { FileMissing } from '../../ports/files.ts';
import { streamOf } from '../node/bytes.ts';
import { CHECKSUM_HEADER, checksumHeaders, DOWNLOAD_CACHE, ONCE, ONCE_HEADER } from '../node/file-headers.ts';
import { ObjectExists, readObject, statObject, WrongBytes, WrongSize, writeObject } from './dir-files-object.ts';
import type { Places, partUploads } from './dir-files-parts.ts';
import { pathOf } from './dir-files-path.ts';
import { rangeOf } from './dir-files-range.ts';
import { readTicket, type Ticket } from './dir-files-ticket.ts';

export const FILES_PATH = '/local/files/';

type Store = {
  readonly places: Places;
  readonly secret: string | Uint8Array;
  readonly now: () => number;
  readonly parts: ReturnType<typeof partUploads>;
};
type Upload = Exclude<Ticket, { do: 'get' }>;
type Download = Extract<Ticket, { do: 'get' }>;

const empty = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers });

/** The status with which S3 would refuse the upload before reading it. */
const refusal = (ticket: Upload, { headers }: Request): number | undefined => {
  const length = headers.get('content-length');
  if (length === null) return 411;
  if (length !== String(ticket.size)) return 400;
  if (headers.get(CHECKSUM_HEADER) !== checksumHeaders(ticket.checksum)[CHECKSUM_HEADER]) return 403;
  if (ticket.do !== 'put') return undefined;
  return headers.get('content-type') !== ticket.contentType || headers.get(ONCE_HEADER) !== ONCE ? 403 : undefined;
};

/** A client that disconnects has sent too few bytes, however the stream reports it. */
async function* bodyOf({ body }: Request): AsyncGenerator<Uint8Array> {
  if (!body) return;
  try {
    yield* body;
  } catch {
    throw new WrongSize();
  }
}

const receive = async ({ places, parts }: Store, ticket: Upload, request: Request): Promise<Response> => {
  const refused = refusal(ticket, request);
  if (refused) return empty(refused);
  const path = pathOf(places.objects, ticket.key);
  if (ticket.do === 'put' && (await statObject(path))) return empty(412);
  const body = bodyOf(request);
  try {
    const { temporary } = places;
    const etag =
      ticket.do === 'part'
        ? await parts.put(ticket, body)
        : await writeObject({ ...ticket, path, temporary, isNew: true }, body);
    return empty(200, { ETag: etag });
  } catch (error) {
    if (error instanceof FileMissing) return empty(404);
    if (error instanceof ObjectExists) return empty(412);
    if (error instanceof WrongSize || error instanceof WrongBytes) return empty(400);
    throw error;
  }
};

const headersOf = ({ contentType, disposition }: Download, etag: string) => ({
  'Accept-Ranges': 'bytes',
  'Cache-Control': DOWNLOAD_CACHE,
  'Content-Disposition': disposition,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Type': contentType,
  'Cross-Origin-Resource-Policy': 'same-origin',
  ETag: etag,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

const send = async ({ places }: Store, ticket: Download, request: Request): Promise<Response> => {
  const path = pathOf(places.objects, ticket.key);
  const stat = await statObject(path);
  if (!stat) return empty(404);
  const headers = headersOf(ticket, stat.etag);
  const range = rangeOf(request.headers, stat);
  if (range === 'outside') return empty(416, { 'Content-Range': `bytes */${stat.size}` });
  const { from, to } = range ?? { from: 0, to: stat.size - 1 };
  const body = request.method === 'HEAD' ? null : streamOf(readObject(path, from, to));
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(to - from + 1),
      ...(range ? { 'Content-Range': `bytes ${from}-${to}/${stat.size}` } : {}),
    },
  });
};

export const filesHandler =
  (store: Store) =>
  async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(FILES_PATH)) return empty(404);
    const ticket = readTicket(store.secret, pathname.slice(FILES_PATH.length), store.now());
    if (!ticket) return empty(403);
    const methods = ticket.do === 'get' ? ['GET', 'HEAD'] : ['PUT'];
    // The method is part of the signature.
    if (!methods.includes(request.method)) return empty(403);
    return ticket.do === 'get' ? send(store, ticket, request) : receive(store, ticket, request);
  };
