// One line of text that a person types: trimmed, not empty, without control characters.
import * as z from 'zod';

export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);
