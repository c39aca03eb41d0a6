// Limits a person's open event streams, because each occupies a function for minutes.
import { openStream } from '../domain/quotas.ts';
import type { EventsReply } from './handler.ts';
import type { RequestContext } from './request-context.ts';
import type { Resolved } from './resolve.ts';

export type Events = EventsReply<{ id: number; event: string; data: unknown }>;

export const isEvents = (result: unknown): result is Events =>
  typeof result === 'object' && result !== null && 'events' in result && typeof result.events === 'object';

export const wantsEvents = ({ row, request }: Pick<RequestContext, 'row' | 'request'>): boolean =>
  row.events !== undefined && (request.headers.accept ?? '').includes('text/event-stream');

async function* untilOver<E>(events: AsyncIterable<E>, close: () => Promise<void>): AsyncIterable<E> {
  try {
    yield* events;
  } finally {
    await close();
  }
}

/** Throws quotaStreams if the caller has the maximum number of streams open. */
export const withinStreams = async (
  context: RequestContext,
  { caller }: Resolved,
  call: () => Promise<unknown>,
): Promise<unknown> => {
  if (!wantsEvents(context)) return call();
  const close = await openStream({ table: context.table, clock: context.kernel.ports.clock }, caller);
  try {
    const result = await call();
    if (isEvents(result)) return { ...result, events: untilOver(result.events, close) };
    await close();
    return result;
  } catch (error) {
    await close();
    throw error;
  }
};
