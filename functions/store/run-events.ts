// Stores the events by which a run is followed: one row each, numbered upward, because several tasks write at once.
import * as z from 'zod';
import { RunEvent, type RunEventBody } from '#shared/model/run.ts';
import { type Table, type Write, WriteConflict } from '../ports/table.ts';
import { key, pk } from './keys.ts';

type At = { readonly tenant: string; readonly runId: string };

const EVENT_DAYS = 30;
const MAX_ATTEMPTS = 60;
const REMOVED_AT_ONCE = 100;
const PREFIX = 'EVENT#';
/** The partition of everything a run has beside its row; erased with it. */
export const runPk = ({ tenant, runId }: At) => pk(tenant, 'RUN', runId);
const eventSk = (id: number) => `${PREFIX}${String(id).padStart(8, '0')}`;

/** If two writers take the same number, one is refused. */
export const runEventRows = (at: At, first: number, bodies: readonly RunEventBody[], now: number): Write[] =>
  bodies.map((body, i) => ({
    put: {
      ...key(runPk(at), eventSk(first + i)),
      version: 1,
      expiresAt: Math.floor(now / 1000) + EVENT_DAYS * 86_400,
      data: { event: JSON.stringify({ ...body, id: first + i }) },
    },
    if: 'absent',
  }));

export const lastRunEvent = async (table: Pick<Table, 'query'>, at: At): Promise<number> => {
  const { items } = await table.query({ pk: runPk(at), prefix: PREFIX, descending: true, limit: 1 });
  return Number(items[0]?.sk.slice(PREFIX.length) ?? 0);
};

/** A writer that loses a number takes the next one. */
export const appendRunEvents = async (
  table: Pick<Table, 'query' | 'write'>,
  at: At,
  { bodies, now }: { readonly bodies: readonly RunEventBody[]; readonly now: number },
): Promise<void> => {
  if (bodies.length === 0) return;
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const last = await lastRunEvent(table, at);
    try {
      return await table.write(...runEventRows(at, last + 1, bodies, now));
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
    }
  }
  throw new Error('the events of a run kept changing');
};

export const runEventsAfter = async (table: Pick<Table, 'query'>, at: At, after: number): Promise<RunEvent[]> => {
  const { items } = await table.query({ pk: runPk(at), prefix: PREFIX, after: eventSk(after) });
  return items.map((item) => RunEvent.parse(JSON.parse(z.string().parse(item.data.event))));
};

/** Includes edits and comments of its report. */
export const eraseRunRows = async (table: Pick<Table, 'query' | 'write'>, at: At): Promise<void> => {
  for (;;) {
    const { items } = await table.query({ pk: runPk(at), limit: REMOVED_AT_ONCE });
    if (items.length === 0) return;
    await table.write(...items.map(({ pk, sk }): Write => ({ remove: { pk, sk } })));
  }
};
