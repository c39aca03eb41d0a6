// Connects a service's handlers or a task to the ports that they may use; a missing port is a compile error.
import type { Contract, RouteName, RoutesOf } from '#shared/contract/contract.ts';
import { rowOf } from '#shared/contract/parts.ts';
import type { Service } from '#shared/contract/route.ts';
import type { HandlersOf } from '../../http/handler.ts';
import type { AnyHandler, Kernel } from '../../http/kernel.ts';
import { limiter } from '../../http/limits.ts';
import type { Ports, PortsFor } from '../../ports/ports.ts';
import { env } from './env.ts';
import { givenPorts } from './given-ports.ts';
import { logLine } from './log-line.ts';
import { table, tableOf } from './ports/table.ts';
import { tokens } from './ports/tokens.ts';

type Always = 'clock' | 'random';
/** The kernel itself reads memberships and verifies tokens. */
type OfTheKernel = Always | 'table' | 'tokens';
type UsedBy<S extends Service> = keyof PortsFor<Contract[RoutesOf<S>]['uses'][number]> & keyof Ports;
type Given<S extends Service> = Pick<Ports, Exclude<UsedBy<S>, OfTheKernel>>;

/** Handlers are loaded at the first request, in parallel with reading its table rows and token. */
export const kernelOf = <S extends Service>(
  load: () => Promise<{ readonly handlers: HandlersOf<S> }>,
  given: Given<S>,
): Kernel => ({
  ports: givenPorts({ table: table(), tokens: tokens(), ...given }),
  tableOf,
  rowOf,
  // HandlersOf guarantees that route and handler match; the kernel calls handlers by route name.
  handlerOf: async (name) => ((await load()).handlers as Partial<Record<RouteName, AnyHandler>>)[name],
  limiter: limiter(),
  log: logLine,
  appUrl: env('APP_URL').APP_URL,
  requiresMfa: env('DEMANDS_MFA').DEMANDS_MFA === 'on',
});
