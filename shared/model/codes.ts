// Defines schemas of the numbers and codes shared by stored rows and responses.
import * as z from 'zod';
import { LANGUAGES } from './enums.ts';

export const RoleNumber = z.union([1, 2, 3, 4, 5, 6].map((n) => z.literal(n as 1 | 2 | 3 | 4 | 5 | 6)));
export const LanguageCode = z.enum(LANGUAGES);
export const AccessScope = z.union([z.literal(1), z.literal(2), z.literal(3)]);
