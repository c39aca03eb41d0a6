// Normalizes every string from outside: well-formed, composed (NFC), without invisible control characters.
import { AppError } from '#shared/contract/errors.ts';

/** Line breaks and tabs are text; all other control characters, and halves of characters, are not. */
const COMMANDS = /(?![\t\n\r])\p{Cc}/u;
/** Marks that turn the direction of writing come along when people copy. They say nothing, and can make a name misleading. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** A password is compared as it was typed. */
const AS_TYPED = /password/i;

/** Joiners and fillers alone: a name that nobody can see. */
const isInvisible = (value: string): boolean =>
  value.trim() !== '' && !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(value);

const cleanString = (value: string, field: string): string => {
  if (!value.isWellFormed() || COMMANDS.test(value)) throw new AppError('badInput', { field });
  if (AS_TYPED.test(field)) return value;
  return isInvisible(value) ? '' : value.replace(DIRECTION, '').normalize('NFC');
};

/** Throws badInput with the field that holds what is no text. The value's nesting is limited before. */
export const cleanStrings = (value: unknown, field = ''): unknown => {
  if (typeof value === 'string') return cleanString(value, field);
  if (Array.isArray(value)) return value.map((item) => cleanStrings(item, field));
  if (typeof value !== 'object' || value === null) return value;
  const at = field === '' ? '' : `${field}.`;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [cleanString(key, field), cleanStrings(inner, `${at}${key}`)]),
  );
};
