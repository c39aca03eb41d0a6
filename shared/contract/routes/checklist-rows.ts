// Routes of the rows of a checklist: filter, change one or several, add, history.
import * as z from 'zod';
import { ChecklistRow, ChecklistRowId, Risk, RowChange } from '../../model/checklist-row.ts';
import { CHECKLIST, ROW_MARKS, ROW_SORTS, ROW_STATUSES, VERDICTS } from '../../model/checklist-words.ts';
import { ChecklistId, PersonId } from '../../model/ids.ts';
import { listOf, route } from '../route.ts';

const ids = [{ in: 'params', name: 'id', kind: 'checklist' }] as const;
const params = z.object({ id: ChecklistId });
const ofRow = { ids, params: z.object({ id: ChecklistId, rowId: ChecklistRowId }) };

const Question = z.string().trim().min(1).max(CHECKLIST.maxQuestion);

const RowsChange = z.object({
  status: z.enum(ROW_STATUSES).optional(),
  owner: PersonId.nullable().optional(),
  due: z.iso.date().nullable().optional(),
});

export const checklistRows = {
  'checklists.rows': route({
    method: 'GET',
    path: '/api/v2/checklists/{id}/rows',
    service: 'checklists',
    rule: 'checklist.read',
    uses: ['table.read', 'files.read', 'model.name'],
    ids,
    params,
    query: z.object({
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .transform((n) => Math.min(n, CHECKLIST.maxPage))
        .default(100),
      offset: z.coerce.number().int().min(0).max(CHECKLIST.maxRows).default(0),
      status: z.enum(ROW_STATUSES).optional(),
      sheet: z.string().max(200).optional(),
      search: z.string().trim().max(200).optional(),
      mark: z.enum(ROW_MARKS).optional(),
      sort: z.enum(ROW_SORTS).optional(),
      /** The owner of the rows: a person's id, or `me`. */
      owner: z.string().max(80).optional(),
    }),
    reply: listOf(ChecklistRow),
    summary: 'Rows of a checklist in the order of the list',
  }),
  'checklists.row': route({
    method: 'GET',
    path: '/api/v2/checklists/{id}/rows/{rowId}',
    service: 'checklists',
    rule: 'checklist.read',
    uses: ['table.read', 'files.read', 'model.name'],
    ...ofRow,
    reply: z.object({ row: ChecklistRow, history: z.array(RowChange) }),
    summary: 'One row with its history, newest first',
  }),
  'checklists.edit': route({
    method: 'PUT',
    path: '/api/v2/checklists/{id}/rows/{rowId}',
    service: 'checklists',
    rule: 'checklist.write',
    uses: ['table.read', 'table.write', 'files.read', 'model.name', 'mail.send'],
    ...ofRow,
    body: z.object({
      /** Empty restores the generated answer. */
      human: z.string().max(20_000).optional(),
      verdict: z.enum(VERDICTS).nullable().optional(),
      status: z.enum(ROW_STATUSES).optional(),
      owner: PersonId.nullable().optional(),
      due: z.iso.date().nullable().optional(),
      note: z.string().max(5_000).optional(),
      risk: Risk.nullable().optional(),
      version: z.number().int().min(1),
    }),
    reply: ChecklistRow,
    audit: 'checklist.change',
    summary: 'Change a row; 409 `stale` tells its current state',
  }),
  'checklists.editRows': route({
    method: 'PUT',
    path: '/api/v2/checklists/{id}/rows',
    service: 'checklists',
    rule: 'checklist.write',
    uses: ['table.read', 'table.write', 'mail.send'],
    ids,
    params,
    body: z.object({
      rows: z.array(ChecklistRowId).min(1).max(CHECKLIST.maxChanged).optional(),
      /** All rows of a section, instead of `rows`. */
      section: z.object({ sheet: z.string().max(200), section: z.string().max(2_000) }).optional(),
      change: RowsChange,
      /** The versions the person has on screen: an approval skips rows that have changed since. */
      seen: z
        .array(z.object({ id: ChecklistRowId, version: z.number().int().min(1) }))
        .max(CHECKLIST.maxChanged)
        .optional(),
      /** Undoes an earlier change without emailing anybody. */
      isUndo: z.boolean().optional(),
    }),
    /**
     * `left`: locked rows, and for an approval those without an answer or changed meanwhile. `before` undoes the change
     * of the others.
     */
    reply: z.object({
      changed: z.number().int(),
      left: z.number().int(),
      before: z.array(z.object({ rows: z.array(ChecklistRowId), change: RowsChange })),
    }),
    limits: { perMinute: 30 },
    audit: 'checklist.change',
    summary: 'Change several rows at once; each is written as it is then',
  }),
  'checklists.addQuestions': route({
    method: 'POST',
    path: '/api/v2/checklists/{id}/questions',
    service: 'checklists',
    rule: 'checklist.write',
    uses: ['table.read', 'table.write'],
    ids,
    params,
    body: z.object({ questions: z.array(Question).min(1).max(CHECKLIST.maxAdded) }),
    reply: listOf(ChecklistRow),
    audit: 'checklist.change',
    idempotent: true,
    summary: 'Add questions of one’s own at the end of a list',
  }),
};
