// Error reporting with session replay (specification, section 9): text masked, pictures blocked, addresses shortened.
import * as Sentry from '@sentry/browser';
import type { Integrations } from '#shared/model/integrations.ts';

/** Specification, section 9: replay of 10 % of sessions and of all with an error, traces of all. */
const SAMPLING = { replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1, tracesSampleRate: 1 } as const;

/** Keeps documents, questions and names in the browser: a replay shows only shapes. */
const MASKING = {
  maskAllText: true,
  maskAllInputs: true,
  blockAllMedia: true,
  maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value', 'href', 'data-tip', 'data-entry'],
  // Compressed payloads could not be redacted before they are sent.
  useCompression: false,
};

const QUERY_VALUE = /([?&][\w.]+=)[^&\s"\\#]+/g;
const ID = /\b[a-z]{3}_[0-9a-z]{12}(?:_[0-9a-z]+)?/g;

/** Redacts query values (such as search words) and ids wherever an address appears. */
export const redact = (text: string): string => text.replace(QUERY_VALUE, '$1*').replace(ID, ':id');

const redactPayload = (payload: unknown): unknown => {
  if (payload instanceof Uint8Array) return new TextEncoder().encode(redact(new TextDecoder().decode(payload)));
  return typeof payload === 'string' ? redact(payload) : JSON.parse(redact(JSON.stringify(payload)));
};

type Envelope = Parameters<ReturnType<typeof Sentry.makeFetchTransport>['send']>[0];

/** Redacts the contents of the items of an outgoing envelope; their headers stay. */
export const redactEnvelope = ([head, items]: Envelope): Envelope =>
  [head, items.map(([header, payload]) => [header, redactPayload(payload)])] as Envelope;

const transport: typeof Sentry.makeFetchTransport = (options) => {
  const inner = Sentry.makeFetchTransport(options);
  return { ...inner, send: (envelope) => inner.send(redactEnvelope(envelope)) };
};

export const errorOptions = ({ dsn }: NonNullable<Integrations['errors']>, stage: string) => ({
  dsn,
  environment: stage,
  transport,
  ...SAMPLING,
  integrations: [Sentry.browserTracingIntegration(), Sentry.replayIntegration(MASKING)],
});

export const start = (own: NonNullable<Integrations['errors']>, stage: string) => {
  Sentry.init(errorOptions(own, stage));
};
