// One execution environment of a function: loads its bundle and handles its parent's events one after the other.
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

const Call = z.object({ event: z.unknown(), milliseconds: z.number(), later: z.number() });
type Streamed = (event: unknown, stream: Writable, context: object) => Promise<unknown>;
type Whole = (event: unknown, context: object) => Promise<unknown>;

const streamed = new WeakSet<object>();
/** Lambda's own global: status and headers precede the body, separated by eight zero bytes. */
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: Streamed) => {
      streamed.add(handler);
      return handler;
    },
    HttpResponseStream: {
      from: (stream: Writable, prelude: object) => {
        stream.write(Buffer.concat([Buffer.from(JSON.stringify(prelude)), Buffer.alloc(8)]));
        return stream;
      },
    },
  },
});

/** Redirects the fetch of the pool's public keys, whose address the code derives itself. */
const { fetch: call } = globalThis;
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (!url.hostname.startsWith('cognito-idp.')) return call(input, init);
  return call(new URL(url.pathname, process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER), init);
};

/** A clock moved ahead for work that waits until an upload can no longer arrive. */
const clock = { later: 0, now: Date.now };
Date.now = () => clock.now() + clock.later;

const send = (message: object) => {
  if (process.connected) process.send?.(message);
};
const { handler }: { handler: Streamed & Whole } = await import(pathToFileURL(process.argv[2] ?? '').href);

const run = async (event: unknown, context: object): Promise<object> => {
  if (!streamed.has(handler)) return { result: (await handler(event, context)) ?? null };
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      send({ chunk: Buffer.from(chunk).toString('base64') });
      done();
    },
  });
  await handler(event, stream, context);
  return { ended: true };
};

process.on('message', async (message) => {
  const { event, milliseconds, later } = Call.parse(message);
  clock.later = later;
  const until = Date.now() + milliseconds;
  try {
    send(await run(event, { getRemainingTimeInMillis: () => until - Date.now() }));
  } catch (error) {
    send({ fault: error instanceof Error ? error.name : 'Unknown' });
  }
});
process.on('disconnect', () => process.exit());
