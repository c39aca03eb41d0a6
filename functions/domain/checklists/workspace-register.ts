// Builds one table of the red flags of all checklists of a workspace, for its reports.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { BlockOf, Reference } from '#shared/report/blocks.ts';
import type { Table } from '../../ports/table.ts';
import { CHECKLIST_PREFIX, checklists, readRows } from '../../store/checklists.ts';
import { workspacePk } from '../../store/workspaces.ts';
import { behindText } from './behind-text.ts';
import { registerTable } from './register.ts';

type Of = { readonly tenant: string; readonly projectId: string; readonly language: Language };

/** `adopt` numbers a reference in the report. */
export const workspaceRegister = async (
  table: Pick<Table, 'query'>,
  { tenant, projectId, language }: Of,
  adopt: (reference: Reference) => number,
): Promise<BlockOf<'table'> | undefined> => {
  const { items } = await table.query({ pk: workspacePk(tenant, projectId), prefix: CHECKLIST_PREFIX });
  const lists = items.map(checklists.read);
  const rows = await Promise.all(lists.map((list) => readRows(table, tenant, list)));
  const register = registerTable(rows.flat(), language, (row) => behindText(row).map(adopt));
  return register && { ...register, caption: translate(language, 'checklists.register') };
};
