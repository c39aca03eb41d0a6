// Runs a row's handler with the ports it declares and with its audit row in its own transaction.
import { AppError } from '#shared/contract/errors.ts';
import { auditedTable } from './audited-table.ts';
import { authorise } from './authorise.ts';
import { idempotent } from './idempotency.ts';
import type { Input } from './input.ts';
import type { AnyContext } from './kernel.ts';
import { auditOf, type RequestContext, targetsOf } from './request-context.ts';
import type { Resolved } from './resolve.ts';
import { wantsEvents } from './streams.ts';

export const execute = async (
  context: RequestContext,
  input: Input,
  resolved: Resolved | undefined,
): Promise<unknown> => {
  const { kernel, row, table, request } = context;
  const handler = await kernel.handlerOf(context.name);
  if (!handler) throw new AppError('routeNotFound');
  const targets = new Set(targetsOf(context, input));
  const own = row.customTenantScope ? kernel.ports : { ...kernel.ports, table };
  const { audit } = row;
  const caller = resolved?.caller;
  const trail =
    audit && caller && audit !== 'signIn'
      ? auditedTable(own.table, (made, nth, note) =>
          auditOf(context, audit, caller, { targets: new Set([...targets, ...made]), nth, note }),
        )
      : undefined;
  const handed: AnyContext = {
    ...input,
    caller,
    found: resolved?.found ?? { files: [], folders: [] },
    token: context.token,
    language: context.language,
    wantsEvents: wantsEvents(context),
    signal: request.signal,
    origin: { sourceIp: request.sourceIp, requestId: request.requestId, app: kernel.appUrl },
    requiresMfa: kernel.requiresMfa,
    idempotent: (effect) => idempotent(context, input, effect),
    about: (target) => targets.add(target),
    isStillAuthorized: async () =>
      authorise(context, input).then(
        () => true,
        () => false,
      ),
  };
  const result = await handler(handed, trail ? { ...own, table: trail.table } : own);
  await trail?.finish();
  return result;
};
