// The dependencies that a stage gives the HTTP layer, and those that it passes to a handler.
import type { RouteName } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Caller, ResolvedEntities } from '../domain/caller.ts';
import type { Ports } from '../ports/ports.ts';
import type { Table } from '../ports/table.ts';
import type { Input } from './input.ts';
import type { Limiter } from './limits.ts';
import type { Log } from './log.ts';

/** What the kernel hands over; the exact types are in handler.ts and follow from the row. */
export type AnyContext = Input & {
  caller: Caller | undefined;
  found: ResolvedEntities;
  token: string | undefined;
  language: Language;
  wantsEvents: boolean;
  signal: AbortSignal | undefined;
  origin: { sourceIp: string; requestId: string; app: string };
  requiresMfa: boolean;
  idempotent<T>(effect: () => Promise<T>): Promise<T>;
  about(target: string): void;
  isStillAuthorized(): Promise<boolean>;
};
export type AnyHandler = (context: AnyContext, ports: Ports) => Promise<unknown>;

export type Kernel = {
  readonly ports: Ports;
  /** The table of a signed-in caller, where the stage has credentials for each tenant. */
  readonly tableOf?: (tenant: string) => Table;
  /** The row of a route, and what answers it: where starting is paid for, both are loaded when they are first asked for. */
  readonly rowOf: (name: RouteName) => Route | Promise<Route>;
  readonly handlerOf: (name: RouteName) => AnyHandler | undefined | Promise<AnyHandler | undefined>;
  readonly limiter: Limiter;
  readonly log: Log;
  /** Where people open the app: the links in exports and mails. */
  readonly appUrl: string;
  /** Whether super admins, owners and admins must sign in with an authenticator app: an option of the stage. */
  readonly requiresMfa: boolean;
};
