// A new password, as it arrives.
import * as z from 'zod';
import { PASSWORD, passwordFaults } from './password.ts';

export const NewPassword = z
  .string()
  .max(PASSWORD.max)
  .refine((password) => passwordFaults(password).length === 0);
