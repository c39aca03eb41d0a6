// Wraps a step of a state machine as a Lambda handler. Step Functions gets the name of a failure, never its message.
import middy from '@middy/core';
import * as z from 'zod';
import type { Ports } from '../ports/ports.ts';
import type { Json, Table } from '../ports/table.ts';
import { tenantGuard } from '../store/guard.ts';
import type { Task } from '../tasks/task.ts';
import { faultOf, kindOf } from './log.ts';

type Log = (line: { readonly task: string; readonly milliseconds: number; readonly fault?: string }) => void;
type Given<S extends z.ZodType> = {
  readonly name: string;
  readonly task: Task<S>;
  readonly ports: Ports;
  /**
   * The table of the tenant that the input names; a step that needs many tenants has the whole table among its ports.
   */
  readonly tableOf?: ((tenant: string) => Table) | undefined;
  readonly log: Log;
};

const OfTenant = z.object({ tenant: z.string() });

const portsFor = (input: unknown, { ports, tableOf }: Pick<Given<z.ZodType>, 'ports' | 'tableOf'>): Ports => {
  if (!tableOf) return ports;
  const { tenant } = OfTenant.parse(input);
  return { ...ports, table: tenantGuard(tableOf(tenant), tenant) };
};

/** State machines retry and catch by this name; the message may quote a document. */
const namedFault = (error: unknown): Error => {
  const fault = new Error('the log has the place');
  fault.name = kindOf(error);
  fault.stack = '';
  return fault;
};

export const taskHandler = <S extends z.ZodType>({ name, task, ports, tableOf, log }: Given<S>) =>
  middy<unknown, { readonly [field: string]: Json }>().handler(async (event) => {
    const began = ports.clock.now();
    try {
      const input = task.input.parse(event);
      const result = await task.run(input, portsFor(input, { ports, tableOf }));
      log({ task: name, milliseconds: ports.clock.now() - began });
      return result;
    } catch (error) {
      log({ task: name, milliseconds: ports.clock.now() - began, fault: faultOf(error) });
      throw namedFault(error);
    }
  });
