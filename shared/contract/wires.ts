// What a client needs of each route: method, path and how the reply travels.
import type { Contract, RouteName } from './contract.ts';
import type { Route } from './route.ts';

export type Wire = {
  readonly method: Route['method'];
  readonly path: string;
  /** Needs no token, so that a 401 here is not the end of a session. */
  readonly open?: true;
  readonly binary?: true;
  readonly once?: true;
};
export type Wires = Readonly<Record<RouteName, Wire>>;

const wireOf = ({ method, path, rule, binary, once }: Route): Wire => ({
  method,
  path,
  ...(rule === 'public' && { open: true }),
  ...(binary && { binary: true }),
  ...(once && { once }),
});

export const wiresOf = (contract: Contract): Wires =>
  Object.fromEntries(Object.entries(contract).map(([name, row]) => [name, wireOf(row)])) as Wires;
