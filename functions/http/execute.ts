// Runs a row's handler with what it may touch, at most once for an Idempotency-Key, its audit row in its own transaction.
import { AppError } from '#shared/contract/errors.ts';
import { tenantGuard } from '../store/guard.ts';
import { auditedTable } from './audited-table.ts';
import { auditOf, authorise, bearerOf, guarded, targetsOf } from './authorise.ts';
import { withIdempotency } from './idempotency.ts';
import type { Input } from './input.ts';
import type { AnyContext, Run } from './kernel.ts';
import type { Resolved } from './resolve.ts';

export const onceFor = <T>(
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
  return withIdempotency(call, effect);
};

export const execute = async (run: Run, input: Input, resolved: Resolved | undefined): Promise<unknown> => {
  const { kernel, row, claims, request } = run;
  const handler = kernel.handlers[run.name];
  if (!handler) throw new AppError('routeNotFound');
  const targets = new Set(targetsOf(run, input));
  const own = claims && !row.bindsTenant ? { ...kernel.ports, table: guarded(run, claims) } : kernel.ports;
  const { audit } = row;
  const caller = resolved?.caller;
  const trail =
    audit && caller && audit !== 'signIn'
      ? auditedTable(own.table, (made, nth, note) =>
          auditOf(run, audit, caller, new Set([...targets, ...made]), { nth, note }),
        )
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
