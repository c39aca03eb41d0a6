// Handles idempotency keys: a repeated write with the same key gets the first response and has no second effect.
import { createHash } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '../ports/table.ts';
import { WriteConflict } from '../ports/table.ts';
import { key } from '../store/keys.ts';
import { personPk } from '../store/members.ts';
import type { Input } from './input.ts';
import type { RequestContext } from './request-context.ts';

const RETENTION_SECONDS = 24 * 3600;
/** How long a crashed caller can hold the key. */
const LOCK_SECONDS = 60;
const MAX_REPLY = 200_000;

const sha = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

type Call = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly tenant: string;
  readonly userId: string;
  readonly route: string;
  readonly key: string;
  /** The parsed input as JSON: the same key with another input is refused. */
  readonly input: string;
  readonly now: number;
};

/** Runs `effect` at most once per key. Throws conflict while the first call is running, keyReused for another input. */
const withIdempotency = async <T>(call: Call, effect: () => Promise<T>): Promise<T> => {
  const at = key(personPk(call.tenant, call.userId), `ONCE#${sha(`${call.route}\n${call.key}`)}`);
  const seconds = Math.floor(call.now / 1000);
  const input = sha(call.input);
  const row = (state: object, expiresAt: number) => ({ ...at, version: 1, expiresAt, data: { input, ...state } });
  try {
    await call.table.write({ put: row({}, seconds + LOCK_SECONDS), if: 'absent' });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    const [earlier] = await call.table.getMany([at]);
    if (!earlier) throw new AppError('conflict');
    if (earlier.data.input !== input) throw new AppError('keyReused');
    const reply = earlier.data.reply;
    if (typeof reply !== 'string') throw new AppError('conflict');
    return JSON.parse(reply);
  }
  try {
    const result = await effect();
    const reply = JSON.stringify(result);
    if (reply.length <= MAX_REPLY) await call.table.write({ put: row({ reply }, seconds + RETENTION_SECONDS) });
    return result;
  } catch (error) {
    await call.table.write({ remove: at });
    throw error;
  }
};

/** Runs `effect` once per Idempotency-Key header, if the route is idempotent and the request has the header. */
export const idempotent = <T>(
  { row, request, claims, table, kernel, name }: RequestContext,
  input: Input,
  effect: () => Promise<T>,
): Promise<T> => {
  const idempotencyKey = request.headers['idempotency-key'];
  if (!row.idempotent || !idempotencyKey || !claims) return effect();
  const { params, query, body, parts } = input;
  const call = {
    table,
    tenant: claims.tenant,
    userId: claims.userId,
    route: name,
    key: idempotencyKey.slice(0, 200),
    input: JSON.stringify([params, query, body, parts.map((part) => [part.filename, sha(part.bytes)])]),
    now: kernel.ports.clock.now(),
  };
  return withIdempotency(call, effect);
};
