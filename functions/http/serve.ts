// Serves one request: token, input, membership, permission, handler, audit, envelope.
import { randomUUID } from 'node:crypto';
import type { RouteName } from '#shared/contract/contract.ts';
import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import { requirePace } from '../domain/quotas.ts';
import { WriteConflict } from '../ports/table.ts';
import { noteActivity, noteSession } from './activity.ts';
import { authorise } from './authorise.ts';
import { execute } from './execute.ts';
import type { BinaryReply } from './handler.ts';
import type { HttpReply, HttpRequest } from './http.ts';
import { idempotent } from './idempotency.ts';
import { type Input, parseInput } from './input.ts';
import type { Kernel } from './kernel.ts';
import { limitEmail, takeBackEmail } from './limits.ts';
import { faultOf } from './log.ts';
import { binaryReply, errorReply, eventsReply, jsonReply } from './reply.ts';
import { languageOf, openContext, type RequestContext } from './request-context.ts';
import type { Resolved } from './resolve.ts';
import { isEvents, withinStreams } from './streams.ts';

const replyTo = ({ row, request }: RequestContext, result: unknown): HttpReply => {
  if (row.binary) return binaryReply(result as BinaryReply, row.binary, request.requestId);
  if (row.events && isEvents(result)) return eventsReply(result, request.requestId);
  const status = row.idempotent && row.method === 'POST' ? 201 : 200;
  return jsonReply(status, { success: true, data: row.reply?.parse(result) }, request.requestId);
};

/** For callers without a token; callers with one are limited per minute. */
const withinEmailLimit = async <T>(
  { kernel, name, row, request, claims }: RequestContext,
  input: Input,
  call: () => Promise<T>,
): Promise<T> => {
  const most = row.limits?.perEmail;
  if (most === undefined || claims) return call();
  const given = { name, sourceIp: request.sourceIp, now: kernel.ports.clock.now() };
  await limitEmail(kernel.ports.table, input, { ...given, most });
  const result = await call();
  if (row.audit === 'signIn') await takeBackEmail(kernel.ports.table, input, given);
  return result;
};

/** Counted outside the handler's transactions, which carry the audit row. */
const withinPace = async ({ row, kernel, table }: RequestContext, resolved: Resolved | undefined): Promise<void> => {
  const pace = row.limits?.pace;
  if (pace && resolved) await requirePace({ table, clock: kernel.ports.clock }, resolved.caller, pace);
};

const respond = async (context: RequestContext, input: Input): Promise<HttpReply> => {
  const { row, kernel, table, request } = context;
  const resolved = await authorise(context, input);
  await withinPace(context, resolved);
  const call = () => execute(context, input, resolved);
  // A streaming route wraps its own effect, because a stream cannot be stored and replayed.
  const streamed = () => (resolved ? withinStreams(context, resolved, call) : call());
  const reply = replyTo(context, await (row.events ? streamed() : idempotent(context, input, call)));
  if (resolved) {
    const now = kernel.ports.clock.now();
    await Promise.all([noteActivity(table, resolved.caller, now), noteSession(table, resolved.caller, request, now)]);
  }
  return reply;
};

export const newRequestId = (): string => randomUUID();

/** Never throws: every failure becomes an error response and one line in the log. */
export const serve = async (kernel: Kernel, name: RouteName, request: HttpRequest): Promise<HttpReply> => {
  const language = languageOf(request);
  const began = kernel.ports.clock.now();
  let context: RequestContext | undefined;
  let reply: HttpReply;
  let fault: string | undefined;
  let refusal: ErrorCode | undefined;
  try {
    const opened = await openContext({ kernel, name, request, language });
    context = opened;
    const { row, claims } = opened;
    if (row.limits?.perMinute)
      kernel.limiter.hit(`${name} ${claims?.userId ?? request.sourceIp}`, row.limits.perMinute, began);
    const input = await parseInput(row, request);
    reply = await withinEmailLimit(opened, input, () => respond(opened, input));
  } catch (error) {
    const shown = error instanceof WriteConflict ? new AppError('conflict') : error;
    if (shown instanceof AppError) refusal = shown.code;
    else fault = faultOf(error);
    reply = errorReply(shown, { language, requestId: request.requestId });
  }
  kernel.log({
    requestId: request.requestId,
    route: name,
    status: reply.status,
    milliseconds: kernel.ports.clock.now() - began,
    tenant: context?.claims?.tenant,
    userId: context?.claims?.userId,
    refusal,
    fault,
  });
  return reply;
};
