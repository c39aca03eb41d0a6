// One line of text as typed by a person: trimmed, not empty, without control characters.
import * as z from 'zod';
import { lazy } from '../lazy.ts';

/** A letter that is seen as one may be made of many: 24 are the longest that people write. */
const UNITS = 24;
const graphemes = lazy(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));
const countGraphemes = (text: string): number => [...graphemes().segment(text)].length;

/** `max` counts graphemes as people see them. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max * UNITS)
    .regex(/^\P{Cc}*$/u)
    .refine((text) => text.length <= max || countGraphemes(text) <= max);
