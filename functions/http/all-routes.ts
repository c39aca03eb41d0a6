// The kernel's rows and handlers for a process that starts once and serves every route: all of them at once.
import { contract, type RouteName } from '#shared/contract/contract.ts';
import type { AnyHandler, Kernel } from './kernel.ts';

export const allRoutes = (
  handlers: Readonly<Partial<Record<RouteName, AnyHandler>>>,
): Pick<Kernel, 'rowOf' | 'handlerOf'> => ({ rowOf: (name) => contract[name], handlerOf: (name) => handlers[name] });
