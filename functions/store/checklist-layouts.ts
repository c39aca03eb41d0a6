// Stores how members of an organization corrected the parsing of lists, by layout.
import * as z from 'zod';
import { ReadColumns } from '#shared/model/checklist-reading.ts';
import { key, pk } from './keys.ts';
import { store } from './record.ts';

const Record = z.object({
  hash: z.string(),
  sheets: z.array(
    z.object({
      name: z.string(),
      headerRow: z.number().int(),
      columns: ReadColumns,
      isTransposed: z.literal(true).optional(),
    }),
  ),
});

export const checklistLayoutsPk = (tenant: string) => pk(tenant, 'CHECKLIST-LAYOUTS');
export const layoutKey = (tenant: string, hash: string) => key(checklistLayoutsPk(tenant), hash);
export const checklistLayouts = store<z.infer<typeof Record>>({
  schema: Record,
  key: (tenant, { hash }) => layoutKey(tenant, hash),
});
