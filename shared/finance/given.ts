// Defines a number from outside the model with its origin: a page, a fact, or a person's assumption.
import * as z from 'zod';

/** `place`: the locator in the document (`p. 41`); `url` opens it. */
export const Origin = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('source'),
    title: z.string(),
    place: z.string().optional(),
    url: z.string().optional(),
    quote: z.string().optional(),
  }),
  z.object({ kind: z.literal('assumption'), by: z.string(), note: z.string().optional() }),
]);
export type Origin = z.infer<typeof Origin>;

export const Given = z.object({ value: z.number(), origin: Origin });
export type Given = z.infer<typeof Given>;

/** Ratios are fractions everywhere: 5 % is 0.05. */
export const assumed = (value: number, by: string, note?: string): Given => ({
  value,
  origin: { kind: 'assumption', by, ...(note === undefined ? {} : { note }) },
});
