// Defines an organization's custom role: its flags replace those of a member's role.
import * as z from 'zod';
import { FLAGS } from './enums.ts';
import { CustomRoleId } from './ids.ts';

/** The flags that a custom role may hold: all except the platform's own. */
export const GRANTABLE_FLAGS = FLAGS.filter((flag) => flag !== 'SuperAdmin');
export const CustomRole = z
  .object({
    id: CustomRoleId,
    name: z.string(),
    description: z.string(),
    flags: z.array(z.enum(FLAGS)),
    createdBy: z.object({ id: z.string(), name: z.string() }),
    createdAt: z.iso.datetime(),
    version: z.number().int(),
  })
  .meta({ id: 'CustomRole' });
export type CustomRole = z.infer<typeof CustomRole>;
