// Validates an email before it is sent: one plain address, a subject of one line. Prevents header injection.
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { Letter } from '../../ports/mail.ts';

const Address = z.email().max(320);
const SUBJECT_CHARACTERS = 200;

export const validateEmail = (letter: Letter): Letter => {
  if (!Address.safeParse(letter.to).success) throw new AppError('badInput', { field: 'email' });
  const oneLine = letter.subject
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return { ...letter, subject: Array.from(oneLine).slice(0, SUBJECT_CHARACTERS).join('') };
};
