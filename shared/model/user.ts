// A person as the client sees them. One account belongs to one organisation.
import * as z from 'zod';
import { LANGUAGES } from './enums.ts';

export const RoleNumber = z.union([1, 2, 3, 4, 5, 6].map((n) => z.literal(n as 1 | 2 | 3 | 4 | 5 | 6)));
export const LanguageCode = z.enum(LANGUAGES);

export const User = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: RoleNumber,
    joinedAt: z.iso.datetime(),
    orgName: z.string(),
    avatar: z.string().optional(),
    isCustomSignup: z.boolean(),
    language: LanguageCode.optional(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
export const Name = z.string().trim().min(1).max(100);
