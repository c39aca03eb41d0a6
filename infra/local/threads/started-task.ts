// The input of a step, as far as it must be known to choose a thread: the step itself parses the rest.
import * as z from 'zod';

export const StartedTask = z.looseObject({ tenant: z.string() });
