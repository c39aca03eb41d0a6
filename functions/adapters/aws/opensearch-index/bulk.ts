// Sends many writes in one request; only those that failed for lack of capacity are retried.
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { fine, type Send } from './request.ts';

export type Action =
  | { readonly index: { readonly _id?: string }; readonly document: object }
  | { readonly delete: { readonly _id: string } };

const Outcome = z.object({ _id: z.string().nullish(), status: z.number() });
const BulkReply = z.object({ items: z.array(z.record(z.string(), Outcome)) });

/** OpenSearch accepts 10 MiB; half of it leaves a margin. */
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_ATTEMPTS = 6;

const lines = (action: Action): string => {
  if ('delete' in action) return `${JSON.stringify({ delete: action.delete })}\n`;
  return `${JSON.stringify({ index: action.index })}\n${JSON.stringify(action.document)}\n`;
};

type Part = { readonly body: string; readonly actions: readonly Action[] };

const parts = (actions: readonly Action[]): readonly Part[] => {
  const made: { body: string; bytes: number; actions: Action[] }[] = [];
  for (const action of actions) {
    const text = lines(action);
    const bytes = Buffer.byteLength(text);
    const last = made.at(-1);
    if (!last || last.bytes + bytes > MAX_BYTES) made.push({ body: text, bytes, actions: [action] });
    else {
      last.body += text;
      last.bytes += bytes;
      last.actions.push(action);
    }
  }
  return made;
};

const isBusy = (status: number) => status === 429 || status >= 500;
/** Deleting a missing row counts as done. */
const isDone = (action: Action, status: number) => status < 300 || ('delete' in action && status === 404);

export type Bulk = {
  readonly index: string;
  readonly refresh: boolean;
  readonly pauseMs: number;
};

/** Returns the ids of written rows, in order of success. */
export const bulk = async (send: Send, target: Bulk, actions: readonly Action[]): Promise<readonly string[]> => {
  const ids: string[] = [];
  let waiting = actions;
  for (let attempt = 1; waiting.length > 0; attempt += 1) {
    if (attempt > MAX_ATTEMPTS) throw new AppError('unavailable');
    if (attempt > 1) await sleep(Math.random() * target.pauseMs * 2 ** (attempt - 1));
    const again: Action[] = [];
    for (const part of parts(waiting)) again.push(...(await sendPart(send, target, part, ids)));
    waiting = again;
  }
  return ids;
};

const sendPart = async (send: Send, target: Bulk, { body, actions }: Part, ids: string[]): Promise<Action[]> => {
  const query = target.refresh ? { refresh: 'wait_for' } : {};
  const reply = fine(await send({ method: 'POST', path: `/${target.index}/_bulk`, query, body }));
  const { items } = BulkReply.parse(reply);
  if (items.length !== actions.length) throw new Error('the search engine answered for another number of writes');
  return actions.filter((action, i) => {
    const outcome = Object.values(items[i] ?? {})[0];
    if (outcome && isDone(action, outcome.status)) {
      if (outcome._id) ids.push(outcome._id);
      return false;
    }
    if (outcome && isBusy(outcome.status)) return true;
    throw new Error(`the search engine refused a chunk with ${outcome?.status}`);
  });
};
