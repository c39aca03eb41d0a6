// Stores which organization a code identifies. Read before the tenant is known, so stored under the platform.
import * as z from 'zod';
import type { Table } from '../ports/table.ts';
import { key, PLATFORM, pk } from './keys.ts';
import { store } from './record.ts';

const Record = z.object({ code: z.string(), tenant: z.string() });

/** People type codes in any case. */
export const normalCode = (code: string): string => code.trim().toUpperCase();

export const organisationCodeKey = (code: string) => key(pk(PLATFORM, 'CODE', normalCode(code)), 'CODE');

/** Written with `if: 'absent'`, which makes a code unique. */
export const organisationCodes = store<z.infer<typeof Record>>({
  schema: Record,
  key: (_tenant, { code }) => organisationCodeKey(code),
});

export const tenantOfCode = async (table: Pick<Table, 'getMany'>, code: string): Promise<string | undefined> => {
  const [item] = await table.getMany([organisationCodeKey(code)]);
  return item && organisationCodes.read(item).tenant;
};
