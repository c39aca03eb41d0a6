// The numbers of all references behind sentences, cells, tiles and points.
import * as z from 'zod';

const Refs = z.array(z.number().int());

export const refsIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'refs' ? (Refs.safeParse(inner).data ?? []) : refsIn(inner),
  );
};
