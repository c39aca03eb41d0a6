// Maps replies from the web to the outcomes that all sources share.
import type * as z from 'zod';
import type { Outcome } from '../ports/sources.ts';
import type { WebFault, WebReply } from '../ports/web-fetch.ts';

export type Failure = Exclude<Outcome<never>, { is: 'ok' }>;
export type Landed = Extract<WebReply, { ok: true }>;

export const ok = <T>(value: T): Outcome<T> => ({ is: 'ok', value });
export const EMPTY = { is: 'empty' } as const;
export const NOT_CONFIGURED = { is: 'notConfigured' } as const;
export const UNAUTHORISED = { is: 'unauthorised' } as const;
export const UNREACHABLE = { is: 'unreachable' } as const;
export const badReply = (what: string): Failure => ({ is: 'badReply', what });
export const rateLimited = (retryAfterMs = 60_000): Failure => ({ is: 'rateLimited', retryAfterMs });

export const listed = <T>(values: readonly T[]): Outcome<readonly T[]> => (values.length > 0 ? ok(values) : EMPTY);

export const mapped = <A, B>(outcome: Outcome<A>, change: (value: A) => B): Outcome<B> =>
  outcome.is === 'ok' ? ok(change(outcome.value)) : outcome;

const FAULTS: Readonly<Record<WebFault, Failure>> = {
  badAddress: badReply('badAddress'),
  forbiddenAddress: badReply('forbiddenAddress'),
  tooManyRedirects: badReply('tooManyRedirects'),
  tooLarge: badReply('tooLarge'),
  wrongType: badReply('wrongType'),
  tookTooLong: UNREACHABLE,
  unreachable: UNREACHABLE,
  resting: UNREACHABLE,
};

/** The usual meaning of a status; a source with other conventions checks first. */
const ofStatus = ({ status, retryAfterMs }: Landed): Failure | undefined => {
  if (status < 300) return undefined;
  if (status === 401 || status === 403) return UNAUTHORISED;
  if (status === 404 || status === 410) return EMPTY;
  if (status === 429) return rateLimited(retryAfterMs);
  return status >= 500 ? UNREACHABLE : badReply(`status${status}`);
};

/** The response if successful, else the outcome for its failure or status. */
export const landed = (
  reply: WebReply,
  custom?: (reply: Landed) => Failure | undefined,
): { readonly is: 'ok'; readonly value: Landed } | Failure => {
  if (!reply.ok) return FAULTS[reply.fault];
  const failure = custom?.(reply) ?? ofStatus(reply);
  return failure ?? { is: 'ok', value: reply };
};

/** JSON of the expected shape; anything else is a bad reply. */
export const parsedJson = <T>(bytes: Uint8Array, schema: z.ZodType<T>): Outcome<T> => {
  try {
    const result = schema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return result.success ? ok(result.data) : badReply('shape');
  } catch {
    return badReply('notJson');
  }
};
