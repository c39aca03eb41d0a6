// One request from row to reply: token, input, membership, permission, handler, audit, envelope.
import { randomUUID } from 'node:crypto';
import { contract, type RouteName } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Route } from '#shared/contract/route.ts';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { demandPace } from '../domain/quotas.ts';
import type { Claims } from '../ports/identity.ts';
import { WriteConflict } from '../ports/table.ts';
import { noteActivity, noteSession } from './activity.ts';
import { authorise, claimsOf, guarded } from './authorise.ts';
import { execute, onceFor } from './execute.ts';
import type { BinaryReply, EventsReply } from './handler.ts';
import type { HttpReply, HttpRequest } from './http.ts';
import { type Input, parseInput } from './input.ts';
import type { Kernel, Run } from './kernel.ts';
import { limitEmail } from './limits.ts';
import { faultOf } from './log.ts';
import { binaryReply, errorReply, eventsReply, jsonReply } from './reply.ts';
import type { Resolved } from './resolve.ts';

export const languageOf = (request: Pick<HttpRequest, 'headers'>): Language => {
  const asked = (request.headers.language ?? request.headers['accept-language'] ?? '').slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === asked) ?? 'ko';
};

const isEvents = (result: unknown): result is EventsReply<{ id: number; event: string; data: unknown }> =>
  typeof result === 'object' && result !== null && 'events' in result && typeof result.events === 'object';

const replyTo = (run: Run, result: unknown): HttpReply => {
  const { row, request } = run;
  if (row.binary) return binaryReply(result as BinaryReply, row.binary, request.requestId);
  if (row.events && isEvents(result)) return eventsReply(result, request.requestId);
  const status = row.once && row.method === 'POST' ? 201 : 200;
  return jsonReply(status, { success: true, data: row.reply?.parse(result) }, request.requestId);
};

/** For callers without a token: whoever has one is counted by the minute. */
const withinEmailLimit = async ({ kernel, name, row, request, claims }: Run, input: Input): Promise<void> => {
  const most = row.limits?.perEmail;
  if (most === undefined || claims) return;
  const now = kernel.ports.clock.now();
  await limitEmail(kernel.ports.table, input, { name, sourceIp: request.sourceIp, most, now });
};

/** Beside the handler's transactions, which carry the audit row. */
const withinPace = async (run: Run, resolved: Resolved | undefined): Promise<void> => {
  const pace = run.row.limits?.pace;
  if (!pace || !resolved || !run.claims) return;
  const { clock } = run.kernel.ports;
  await demandPace({ table: guarded(run, run.claims), clock }, resolved.caller, pace);
};

const respond = async (run: Run, input: Input): Promise<HttpReply> => {
  await withinEmailLimit(run, input);
  const resolved = await authorise(run, input);
  await withinPace(run, resolved);
  const call = () => execute(run, input, resolved);
  // A row that streams wraps its own effect: a stream cannot be kept and replayed.
  const reply = replyTo(run, await (run.row.events ? call() : onceFor(run, input, call)));
  if (run.claims && resolved) {
    const [table, now] = [guarded(run, run.claims), run.kernel.ports.clock.now()];
    await Promise.all([
      noteActivity(table, resolved.caller, now),
      noteSession(table, resolved.caller, run.request, now),
    ]);
  }
  return reply;
};

export const newRequestId = (): string => randomUUID();

/** Never throws: whatever goes wrong becomes an error reply and one line in the log. */
export const serve = async (kernel: Kernel, name: RouteName, request: HttpRequest): Promise<HttpReply> => {
  const row: Route = contract[name];
  const language = languageOf(request);
  const began = kernel.ports.clock.now();
  let claims: Claims | undefined;
  let reply: HttpReply;
  let fault: string | undefined;
  try {
    claims = await claimsOf(kernel.ports, row, request);
    if (row.limits?.perMinute)
      kernel.limiter.hit(`${name} ${claims?.userId ?? request.sourceIp}`, row.limits.perMinute, began);
    const run: Run = { kernel, name, row, request, language, claims };
    reply = await respond(run, await parseInput(row, request));
  } catch (error) {
    const shown = error instanceof WriteConflict ? new AppError('conflict') : error;
    if (!(shown instanceof AppError)) fault = faultOf(error);
    reply = errorReply(shown, { language, requestId: request.requestId });
  }
  kernel.log({
    requestId: request.requestId,
    route: name,
    status: reply.status,
    milliseconds: kernel.ports.clock.now() - began,
    tenant: claims?.tenant,
    userId: claims?.userId,
    fault,
  });
  return reply;
};
