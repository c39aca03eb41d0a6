// Declares the dependencies that a stage gives the HTTP layer, and those passed to a handler.
import type { RouteName } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Caller, ResolvedEntities } from '../domain/caller.ts';
import type { Ports } from '../ports/ports.ts';
import type { Table } from '../ports/table.ts';
import type { Input } from './input.ts';
import type { Limiter } from './limits.ts';
import type { Log } from './log.ts';

/** What the kernel passes to a handler; handler.ts derives the exact types from the route. */
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
  /** The table of a signed-in caller, if the stage has credentials per tenant. */
  readonly tableOf?: (tenant: string) => Table;
  /** The route and its handler; if cold starts are billed, both are loaded on first use. */
  readonly rowOf: (name: RouteName) => Route | Promise<Route>;
  readonly handlerOf: (name: RouteName) => AnyHandler | undefined | Promise<AnyHandler | undefined>;
  readonly limiter: Limiter;
  readonly log: Log;
  /** The app's base address, for links in exports and emails. */
  readonly appUrl: string;
  /** Whether super admins, owners and admins must use an authenticator app: an option of the stage. */
  readonly requiresMfa: boolean;
};
