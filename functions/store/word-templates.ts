// Stores the parsed Word template of an organization, in one row.
import { WordTemplate } from '#shared/report/house-style.ts';
import type { Table } from '../ports/table.ts';
import { key, pk } from './keys.ts';
import { store } from './record.ts';

export const wordTemplateKey = (tenant: string) => key(pk(tenant), 'TEMPLATE');
export const wordTemplates = store<WordTemplate>({ schema: WordTemplate, key: wordTemplateKey });

export const readWordTemplate = async (
  table: Pick<Table, 'getMany'>,
  tenant: string,
): Promise<WordTemplate | undefined> => {
  const [item] = await table.getMany([wordTemplateKey(tenant)]);
  return item && WordTemplate.parse(item.data);
};
