// Normalizes every string from clients: well-formed, composed (NFC), without invisible control characters.
import { AppError } from '#shared/contract/errors.ts';

/** Line breaks and tabs are allowed; other control characters and lone surrogates are refused. */
const COMMANDS = /(?![\t\n\r])\p{Cc}/u;
/** Bidirectional marks are often copied along with text. They carry no content and can make a name misleading. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Passwords are compared as typed. */
const AS_TYPED = /password/i;

/** True for text of joiners and fillers only, an invisible name. */
const isInvisible = (value: string): boolean =>
  value.trim() !== '' && !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(value);

const cleanString = (value: string, field: string): string => {
  if (!value.isWellFormed() || COMMANDS.test(value)) throw new AppError('badInput', { field });
  if (AS_TYPED.test(field)) return value;
  return isInvisible(value) ? '' : value.replace(DIRECTION, '').normalize('NFC');
};

/** Throws badInput with the field of an invalid string. The caller has limited the nesting of the value. */
export const cleanStrings = (value: unknown, field = ''): unknown => {
  if (typeof value === 'string') return cleanString(value, field);
  if (Array.isArray(value)) return value.map((item) => cleanStrings(item, field));
  if (typeof value !== 'object' || value === null) return value;
  const at = field === '' ? '' : `${field}.`;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [cleanString(key, field), cleanStrings(inner, `${at}${key}`)]),
  );
};
