// Defines dated entries in the order given.
import * as z from 'zod';
import { Sentence } from './cited.ts';

/** A year, a month or a day: `2024`, `2024-03`, `2024-03-15`. */
const PartialDate = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/);

const TimelineEntry = z.object({
  date: PartialDate,
  /** The end of a time span. */
  until: PartialDate.optional(),
  title: z.string().optional(),
  /** The source, such as a newspaper or a filing. */
  tag: z.string().optional(),
  sentences: z.array(Sentence),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const Timeline = z.object({
  kind: z.literal('timeline'),
  caption: z.string().optional(),
  entries: z.array(TimelineEntry).min(1),
});
