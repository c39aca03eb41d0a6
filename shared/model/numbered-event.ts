// The schema of one event of a stream: events are numbered, so that a reader asks for those after the last one seen.
import * as z from 'zod';

export const numberedEvent = <const N extends string, D extends z.ZodType>(name: N, data: D) =>
  z.object({ id: z.number().int(), event: z.literal(name), data });
