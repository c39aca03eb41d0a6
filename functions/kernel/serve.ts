// One request from row to reply: token, input, membership, permission, handler, audit, envelope.
import { randomUUID } from 'node:crypto';
import { contract, type RouteName } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Route } from '#shared/contract/route.ts';
import type { AuditAction } from '#shared/model/audit.ts';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { type Action, can, needsMfa, refusalOf } from '#shared/policy/policy.ts';
import type { Caller, Found } from '../domain/caller.ts';
import type { Claims } from '../ports/identity.ts';
import type { Ports } from '../ports/ports.ts';
import { WriteConflict } from '../ports/table.ts';
import { auditRow } from '../store/audit.ts';
import { tenantGuard } from '../store/guard.ts';
import { PLATFORM } from '../store/keys.ts';
import { nameOf } from '../store/members.ts';
import { noteActivity } from './activity.ts';
import { audited } from './audited.ts';
import type { BinaryReply, EventsReply } from './handler.ts';
import type { HttpReply, HttpRequest } from './http.ts';
import { type Input, parseInput } from './input.ts';
import { type Limiter, limitEmail } from './limits.ts';
import { faultOf, type Log } from './log.ts';
import { once } from './once.ts';
import { binaryReply, errorReply, eventsReply, jsonReply } from './reply.ts';
import { type Resolved, resolve } from './resolve.ts';

/** What the kernel hands over; the exact types are in handler.ts and follow from the row. */
type AnyContext = Input & {
  caller: Caller | undefined;
  found: Found;
  token: string | undefined;
  language: Language;
  wantsEvents: boolean;
  signal: AbortSignal | undefined;
  origin: { sourceIp: string; requestId: string; app: string };
  demandsMfa: boolean;
  once<T>(effect: () => Promise<T>): Promise<T>;
  about(target: string): void;
  stillAllowed(): Promise<boolean>;
};
export type AnyHandler = (context: AnyContext, ports: Ports) => Promise<unknown>;

export type Kernel = {
  readonly ports: Ports;
  readonly handlers: Readonly<Partial<Record<RouteName, AnyHandler>>>;
  readonly limiter: Limiter;
  readonly log: Log;
  /** Where people open the app: the links in exports and mails. */
  readonly appUrl: string;
  /** Whether super admins, owners and admins must sign in with an authenticator app: an option of the stage. */
  readonly demandsMfa: boolean;
};

export const languageOf = (request: Pick<HttpRequest, 'headers'>): Language => {
  const asked = (request.headers.language ?? request.headers['accept-language'] ?? '').slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === asked) ?? 'ko';
};

const bearerOf = (request: HttpRequest): string | undefined => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
};

const claimsOf = async (ports: Ports, row: Route, request: HttpRequest): Promise<Claims | undefined> => {
  const token = row.rule === 'public' && !row.knowsCaller ? undefined : bearerOf(request);
  const claims = token ? await ports.tokens.verify(token) : undefined;
  if (!claims && (row.rule !== 'public' || token)) throw new AppError('notSignedIn');
  return claims;
};

const allowed = (row: Route, { caller, found }: Resolved): boolean =>
  row.rule === 'public' || row.rule === 'signedIn' || can(caller, row.rule satisfies Action, found.standing);

/** Whoever must set up an authenticator app first can do that, and nothing else. */
const lacksMfa = ({ kernel, row }: Pick<Run, 'kernel' | 'row'>, { member }: Caller): boolean =>
  kernel.demandsMfa && row.service !== 'account' && needsMfa(member.role) && !member.mfa;

const guarded = ({ kernel, row }: Pick<Run, 'kernel' | 'row'>, claims: Claims) =>
  tenantGuard(
    kernel.ports.table,
    claims.tenant,
    row.rule === 'platform.manage' && claims.tenant === PLATFORM ? 'organisations' : 'own',
  );

type Run = {
  readonly kernel: Kernel;
  readonly name: RouteName;
  readonly row: Route;
  readonly request: HttpRequest;
  readonly language: Language;
  readonly claims: Claims | undefined;
};

const auditOf = (run: Run, action: AuditAction, { tenant, userId, member }: Caller, targets: readonly string[]) =>
  auditRow({
    tenant,
    userId,
    name: nameOf(member),
    action,
    ...(action === 'denied' ? { route: run.name } : {}),
    targets,
    sourceIp: run.request.sourceIp,
    requestId: run.request.requestId,
    now: run.kernel.ports.clock.now(),
  });

/** Whoever signs in is not told whether it is the membership that is missing, switched off or of another time. */
const resolveCaller: typeof resolve = (table, claims, row, input) =>
  resolve(table, claims, row, input).catch((error) => {
    const isMissing = error instanceof AppError && error.code === 'notSignedIn';
    throw isMissing && row.audit === 'signIn' ? new AppError('wrongCredentials') : error;
  });

const authorise = async (run: Run, input: Input): Promise<Resolved | undefined> => {
  const { claims, row } = run;
  if (!claims) return undefined;
  const table = guarded(run, claims);
  const resolved = await resolveCaller(table, claims, row, input);
  if (lacksMfa(run, resolved.caller)) throw new AppError('mfaNeeded');
  if (allowed(row, resolved)) return resolved;
  await table.write(auditOf(run, 'denied', resolved.caller, Object.values(run.request.params)));
  throw new AppError(row.rule === 'public' || row.rule === 'signedIn' ? 'forbidden' : refusalOf(row.rule));
};

const onceFor = <T>(
  { row, request, claims, kernel, name }: Run,
  input: Input,
  effect: () => Promise<T>,
): Promise<T> => {
  const idempotencyKey = request.headers['idempotency-key'];
  if (!row.once || !idempotencyKey || !claims) return effect();
  const { params, query, body, parts } = input;
  const call = {
    table: tenantGuard(kernel.ports.table, claims.tenant),
    tenant: claims.tenant,
    userId: claims.userId,
    route: name,
    key: idempotencyKey.slice(0, 200),
    input: JSON.stringify([params, query, body, parts.map((part) => [part.filename, part.bytes.length])]),
    now: kernel.ports.clock.now(),
  };
  return once(call, effect);
};

const execute = async (run: Run, input: Input, resolved: Resolved | undefined): Promise<unknown> => {
  const { kernel, row, claims, request } = run;
  const handler = kernel.handlers[run.name];
  if (!handler) throw new AppError('routeNotFound');
  const targets = new Set(Object.values(request.params));
  const own = claims && !row.bindsTenant ? { ...kernel.ports, table: guarded(run, claims) } : kernel.ports;
  const { audit } = row;
  const caller = resolved?.caller;
  const trail =
    audit && caller && audit !== 'signIn'
      ? audited(own.table, () => auditOf(run, audit, caller, [...targets]))
      : undefined;
  const context: AnyContext = {
    ...input,
    caller,
    found: resolved?.found ?? { files: [], folders: [] },
    token: bearerOf(request),
    language: run.language,
    wantsEvents: row.events !== undefined && (request.headers.accept ?? '').includes('text/event-stream'),
    signal: request.signal,
    origin: { sourceIp: request.sourceIp, requestId: request.requestId, app: kernel.appUrl },
    demandsMfa: kernel.demandsMfa,
    once: (effect) => onceFor(run, input, effect),
    about: (target) => targets.add(target),
    stillAllowed: async () =>
      authorise(run, input).then(
        () => true,
        () => false,
      ),
  };
  const result = await handler(context, trail ? { ...own, table: trail.table } : own);
  await trail?.finish();
  return result;
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

const respond = async (run: Run, input: Input): Promise<HttpReply> => {
  await withinEmailLimit(run, input);
  const resolved = await authorise(run, input);
  const call = () => execute(run, input, resolved);
  // A row that streams wraps its own effect: a stream cannot be kept and replayed.
  const reply = replyTo(run, await (run.row.events ? call() : onceFor(run, input, call)));
  if (run.claims && resolved)
    await noteActivity(guarded(run, run.claims), resolved.caller, run.kernel.ports.clock.now());
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
