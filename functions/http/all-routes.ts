// All rows and handlers of the contract at once, for a process that starts once and serves every route.
import { contract, type RouteName } from '#shared/contract/contract.ts';
import type { AnyHandler, Kernel } from './kernel.ts';

export const allRoutes = (
  handlers: Readonly<Partial<Record<RouteName, AnyHandler>>>,
): Pick<Kernel, 'rowOf' | 'handlerOf'> => ({ rowOf: (name) => contract[name], handlerOf: (name) => handlers[name] });
