// A proxy that accepts a signed request only if S3 would: signature, time and every signed header must match.
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CREDENTIALS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of this test' };

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

const signatureOf = (request: IncomingMessage, url: URL): string => {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encode).join('='));
  const names = (url.searchParams.get('X-Amz-SignedHeaders') ?? '').split(';');
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('');
  const canonical = [
    request.method,
    url.pathname,
    query.sort().join('&'),
    headers,
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ];
  const [, ...scope] = (url.searchParams.get('X-Amz-Credential') ?? '').split('/');
  const digest = createHash('sha256').update(canonical.join('\n')).digest('hex');
  const text = ['AWS4-HMAC-SHA256', url.searchParams.get('X-Amz-Date'), scope.join('/'), digest].join('\n');
  const key = scope.reduce(
    (derived: string | Buffer, part) => hmac(derived, part),
    `AWS4${CREDENTIALS.secretAccessKey}`,
  );
  return hmac(key, text).toString('hex');
};

const isInTime = (url: URL, now: number): boolean => {
  const date = (url.searchParams.get('X-Amz-Date') ?? '').replace(/^(....)(..)(..T..)(..)(..)Z$/, '$1-$2-$3:$4:$5Z');
  return now < Date.parse(date) + Number(url.searchParams.get('X-Amz-Expires')) * 1000;
};

/** Answers 200 to requests it accepts, 403 to others. `clock.ahead` moves its time forward. */
export const startGate = async () => {
  const clock = { ahead: 0 };
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const held = signatureOf(request, url) === url.searchParams.get('X-Amz-Signature');
    request
      .resume()
      .on('end', () => reply.writeHead(held && isInTime(url, Date.now() + clock.ahead) ? 200 : 403).end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, clock, stop: () => server.close() };
};
