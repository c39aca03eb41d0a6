// Counts the checks in blocks: sentences, cells, tiles and points. A person's text is not counted.
import * as z from 'zod';
import { Check } from './cited.ts';

const OwnText = z.object({ isOwn: z.literal(true) });

export const checksIn = (value: unknown): Check[] => {
  if (Array.isArray(value)) return value.flatMap(checksIn);
  if (typeof value !== 'object' || value === null) return [];
  const isChecked = 'check' in value && !('edit' in value && OwnText.safeParse(value.edit).success);
  const own = isChecked ? Check.safeParse(value.check).data : undefined;
  return [...(own ? [own] : []), ...Object.values(value).flatMap(checksIn)];
};
