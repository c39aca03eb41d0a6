// Defines a step of a state machine: parsed input, ports, a small result. Steps must be idempotent.
import type * as z from 'zod';
import type { Ports } from '../ports/ports.ts';
import type { Json } from '../ports/table.ts';

export type Task<S extends z.ZodType = z.ZodType> = {
  readonly input: S;
  run(input: z.output<S>, ports: Ports): Promise<{ readonly [field: string]: Json }>;
};

export const task = <S extends z.ZodType>(definition: Task<S>): Task<S> => definition;
