// What a client needs of each route: method, path and how the reply is transferred.
import type { Contract, RouteName } from './contract.ts';
import type { Route } from './route.ts';

export type RouteEntry = {
  readonly method: Route['method'];
  readonly path: string;
  /** Needs no token, so that a 401 here is not the end of a session. */
  readonly open?: true;
  readonly binary?: true;
  readonly idempotent?: true;
};
export type RouteManifest = Readonly<Record<RouteName, RouteEntry>>;

const wireOf = ({ method, path, rule, binary, idempotent }: Route): RouteEntry => ({
  method,
  path,
  ...(rule === 'public' && { open: true }),
  ...(binary && { binary: true }),
  ...(idempotent && { idempotent }),
});

export const routeManifest = (contract: Contract): RouteManifest =>
  Object.fromEntries(Object.entries(contract).map(([name, row]) => [name, wireOf(row)])) as RouteManifest;
