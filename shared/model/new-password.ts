// Defines the schema of a new password, separate from the user's schema, which every function loads: it imports the
// list of common words.
import * as z from 'zod';
import { PASSWORD, passwordFaults } from './password.ts';

export const NewPassword = z
  .string()
  .max(PASSWORD.max)
  .refine((password) => passwordFaults(password).length === 0);
