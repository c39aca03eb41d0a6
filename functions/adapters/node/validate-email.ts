// Validates an email before it is sent: one plain address, a subject of one line. Prevents header injection.
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { Email } from '../../ports/mail.ts';

const Address = z.email().max(320);
const SUBJECT_CHARACTERS = 200;

export const validateEmail = (email: Email): Email => {
  if (!Address.safeParse(email.to).success) throw new AppError('badInput', { field: 'email' });
  const oneLine = email.subject
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return { ...email, subject: Array.from(oneLine).slice(0, SUBJECT_CHARACTERS).join('') };
};
