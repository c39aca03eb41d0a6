// The checks of all that was checked in blocks: sentences, cells, tiles and points.
import { Check } from './cited.ts';

export const checksIn = (value: unknown): Check[] => {
  if (Array.isArray(value)) return value.flatMap(checksIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'check' in value ? Check.safeParse(value.check).data : undefined;
  return [...(own ? [own] : []), ...Object.values(value).flatMap(checksIn)];
};
