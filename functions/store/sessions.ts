// Stores the sign-ins of a person: where each was last seen, and whether it was ended. Read with every request.
import * as z from 'zod';
import { key } from './keys.ts';
import { personPk } from './members.ts';
import { store, type Versioned } from './record.ts';

const Record = z.object({
  id: z.string(),
  userId: z.string(),
  signedInAt: z.string(),
  seenAt: z.string(),
  /** The browser's user agent. */
  agent: z.string(),
  sourceIp: z.string(),
  /** Above 0 if the session was ended: its tokens are refused. */
  ended: z.number().default(0),
});
export type SessionRecord = Versioned<z.infer<typeof Record>>;

/** The lifetime of a refresh token: infra/constructs/user-pool.ts. */
const SESSION_MS = 7 * 86_400_000;

/**
 * ASVS 5.0, 7.3.1: a session ends after a day without a request. A person who reads documents beside the app stays
 * signed in; an unattended machine does not. See docs/security/data.md.
 */
const IDLE_MS = 24 * 3_600_000;

export const SESSION_PREFIX = 'SESSION#';
export const sessionKey = (tenant: string, userId: string, id: string) =>
  key(personPk(tenant, userId), `${SESSION_PREFIX}${id}`);

export const endOf = ({ signedInAt }: Pick<SessionRecord, 'signedInAt'>): number => Date.parse(signedInAt) + SESSION_MS;

export const isIdle = ({ seenAt }: Pick<SessionRecord, 'seenAt'>, now: number): boolean =>
  now - Date.parse(seenAt) > IDLE_MS;

export const sessions = store<z.infer<typeof Record>>({
  schema: Record,
  key: (tenant, { userId, id }) => sessionKey(tenant, userId, id),
  expiresAt: (session) => Math.ceil(endOf(session) / 1000),
});
