// A new password as a route takes it, apart from the person, whom every function reads: it brings the common words along.
import * as z from 'zod';
import { PASSWORD, passwordFaults } from './password.ts';

export const NewPassword = z
  .string()
  .max(PASSWORD.max)
  .refine((password) => passwordFaults(password).length === 0);
