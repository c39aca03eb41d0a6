// Defines what a client needs of each route: method, path and how the response is transferred.
import type { Contract, RouteName } from './contract.ts';
import type { Route } from './route.ts';

export type RouteEntry = {
  readonly method: Route['method'];
  readonly path: string;
  /** Set if the route needs no token, so that a 401 does not end the session. */
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
