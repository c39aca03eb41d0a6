// A checklist of one row in a workspace, with its file and its reading.
import { originalKey } from '#functions/domain/checklists/reading.ts';
import { checklistRows, checklists } from '#functions/store/checklists.ts';
import { checklistFileKey } from '#functions/store/file-keys.ts';
import { AT, checklistIdOf } from './test-ids.ts';
import type { TestKernel } from './test-kernel.ts';

export const addChecklist = async ({ table, kernel }: TestKernel, tenant: string, projectId: string) => {
  const id = checklistIdOf(projectId);
  const name = `canary-${tenant}`;
  const list = {
    id,
    projectId,
    name,
    filename: 'list.csv',
    format: 'csv' as const,
    language: 'en' as const,
    generation: 1,
    count: 1,
    count_notStarted: 1,
    createdBy: { id: 'owner', name: 'owner' },
    createdAt: AT,
  };
  const row = {
    checklistId: id,
    generation: 1,
    id: 'row_000001',
    sheet: '',
    cell: 'A2',
    question: `Is there a plan, ${name}?`,
    kind: 'question' as const,
    status: 'notStarted' as const,
    answer: [],
    references: [],
    messages: [],
    isWritable: true,
    signedBy: [],
    restsOn: [],
    history: [],
  };
  await table.write({ put: checklists.row(tenant, list) }, { put: checklistRows.row(tenant, row) });
  const sheet = { name: '', headerRow: 1, columns: { question: 'A', answer: 'B' }, rows: [2] };
  const reading = {
    sheets: [{ ...sheet, headers: { A: 'Question', B: 'Answer' }, sample: [row.question], writable: 1 }],
    otherSheets: [],
    count: 1,
    warnings: [],
  };
  const { files } = kernel.ports;
  const text = (value: string) => new TextEncoder().encode(value);
  await files.write(checklistFileKey(tenant, id, 'reading.1.json'), text(JSON.stringify(reading)), 'application/json');
  await files.write(originalKey(tenant, id), text(`Question,Answer\n"${row.question}",\n`), 'text/csv');
};
