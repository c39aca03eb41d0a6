// Defines a schema for one typed line of text: trimmed, not empty, without control characters.
import * as z from 'zod';
import { lazy } from '../lazy.ts';

/** Maximum code units per grapheme: the longest that people write have 24. */
const UNITS = 24;
const graphemes = lazy(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));
const countGraphemes = (text: string): number => [...graphemes().segment(text)].length;

/** `max` counts graphemes. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max * UNITS)
    .regex(/^\P{Cc}*$/u)
    .refine((text) => text.length <= max || countGraphemes(text) <= max);
