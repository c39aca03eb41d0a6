// Stores how people corrected the parsing of a list, for later lists of the organization with the same layout.
import { createHash } from 'node:crypto';
import type { ReadSheet } from '#shared/model/checklist-reading.ts';
import type { Table, Write } from '../../ports/table.ts';
import { checklistLayouts, layoutKey } from '../../store/checklist-layouts.ts';

const hashOf = (layout: string): string => createHash('sha256').update(layout).digest('hex').slice(0, 32);

export const knownLayout = async (
  table: Pick<Table, 'getMany'>,
  tenant: string,
  layout: string,
): Promise<readonly ReadSheet[] | undefined> => {
  if (layout === '') return undefined;
  const [item] = await table.getMany([layoutKey(tenant, hashOf(layout))]);
  return item && checklistLayouts.read(item).sheets;
};

/** Omits the rows, because another list of the layout asks other questions. Stores nothing for a list without heads. */
export const rememberLayout = (tenant: string, layout: string, sheets: readonly ReadSheet[]): Write[] => {
  if (layout === '') return [];
  const columns = sheets.map(({ rows: _rows, ...sheet }) => sheet);
  return [{ put: checklistLayouts.row(tenant, { hash: hashOf(layout), sheets: columns }) }];
};
