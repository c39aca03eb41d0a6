// Spreadsheets of a workspace: list, upload, open, edit, save as a new version, sync, download, delete.
import * as z from 'zod';
import { FileId, WorkspaceId } from '../../model/ids.ts';
import { Presence } from '../../model/presence.ts';
import {
  CellEdit,
  ChangedCell,
  EDITS,
  Look,
  Merge,
  SheetInfo,
  ShownRow,
  SpreadsheetRow,
} from '../../model/spreadsheet.ts';
import { UPLOAD } from '../../model/upload.ts';
import { MAX_ROWS } from '../../spreadsheet/a1.ts';
import { listOf, page, route } from '../route.ts';
import { UploadedFile } from './uploads.ts';

const params = z.object({ id: FileId });
const ids = [{ in: 'params', name: 'id', kind: 'file' }] as const;
/** The version of the draft, which increases with each edit by anybody. */
const DraftVersion = z.number().int().min(0);

export const spreadsheets = {
  'spreadsheets.list': route({
    method: 'GET',
    path: '/api/v2/spreadsheet',
    service: 'spreadsheets',
    rule: 'file.read',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'workspace' }],
    query: z.object({ projectId: WorkspaceId, search: z.string().trim().max(200).default(''), ...page() }),
    reply: listOf(SpreadsheetRow),
    summary: 'The spreadsheets of a workspace, the last modified first',
  }),
  'spreadsheets.upload': route({
    method: 'POST',
    path: '/api/v2/spreadsheet/upload-file',
    service: 'spreadsheets',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'files.write', 'workflows.start'],
    ids: [{ in: 'body', name: 'projectId', kind: 'workspace' }],
    body: z.object({ projectId: WorkspaceId }),
    multipart: true,
    reply: z.array(UploadedFile),
    limits: { bodyBytes: UPLOAD.maxMultipartBytes },
    audit: 'file.upload',
    idempotent: true,
    summary: 'Upload small workbooks as multipart/form-data (field `files`): .xlsx and .xls alone',
  }),
  'spreadsheets.sync': route({
    method: 'PATCH',
    path: '/api/v2/spreadsheet/projects/sync/{id}/{id2}',
    service: 'spreadsheets',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids: [
      { in: 'params', name: 'id', kind: 'workspace' },
      { in: 'params', name: 'id2', kind: 'file' },
    ],
    params: z.object({ id: WorkspaceId, id2: FileId }),
    reply: SpreadsheetRow,
    summary:
      'Make a workspace’s spreadsheet searchable again as it was last saved: `id` is the workspace, `id2` the file',
  }),
  'spreadsheets.open': route({
    method: 'GET',
    path: '/api/v2/spreadsheet/{id}',
    service: 'spreadsheets',
    rule: 'file.read',
    uses: ['table.read', 'table.write', 'files.read', 'workbooks.open'],
    ids,
    params,
    reply: z.object({
      file: SpreadsheetRow,
      version: DraftVersion,
      sheets: z.array(SheetInfo),
      /** The looks that a cell's `look` indexes. */
      looks: z.array(Look),
      formulas: z.number().int(),
      /** Number of unsupported formulas, which show the value stored in the workbook. */
      uncalculated: z.number().int(),
      /** A format from before 2007: saving converts it to .xlsx. */
      isOldFormat: z.boolean(),
    }),
    audit: 'file.open',
    summary: 'A workbook’s sheets as they are laid out, with what is not saved yet',
  }),
  'spreadsheets.content': route({
    method: 'GET',
    path: '/api/v2/spreadsheet/{id}/content',
    service: 'spreadsheets',
    rule: 'file.read',
    uses: ['table.read', 'files.read', 'workbooks.open'],
    ids,
    params,
    query: z.object({
      sheet: z.coerce.number().int().min(0).max(1000).default(0),
      from: z.coerce.number().int().min(1).max(MAX_ROWS).default(1),
      /** At most 500 rows per request. */
      to: z.coerce.number().int().min(1).max(MAX_ROWS).default(100),
    }),
    reply: z.object({ version: DraftVersion, rows: z.array(ShownRow), merges: z.array(Merge) }),
    summary: 'Rows of a sheet as Excel would show them; rows without content are left out',
  }),
  'spreadsheets.presence': route({
    method: 'POST',
    path: '/api/v2/spreadsheet/{id}/presence',
    service: 'spreadsheets',
    rule: 'file.read',
    uses: ['table.read', 'table.write'],
    ids,
    params,
    reply: Presence,
    summary: 'Note that the caller has a workbook open, and say who else has; `version` is of its draft',
  }),
  'spreadsheets.edit': route({
    method: 'POST',
    path: '/api/v2/spreadsheet/{id}/edits',
    service: 'spreadsheets',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'files.read', 'files.write', 'workbooks.open'],
    ids,
    params,
    body: z.object({ version: DraftVersion, edits: z.array(CellEdit).min(1).max(EDITS.atOnce) }),
    reply: z.object({
      version: DraftVersion,
      /** The edited cells and all recalculated ones. */
      cells: z.array(ChangedCell),
      /** More cells changed than are listed: read the rows again. */
      more: z.boolean(),
      /** The edits that undo the change. */
      before: z.array(CellEdit),
      uncalculated: z.number().int(),
      unsaved: z.number().int(),
    }),
    limits: { bodyBytes: 2 * 1024 * 1024 },
    summary: 'Change cells; 409 `stale` tells the cells that others have changed since `version`',
  }),
  'spreadsheets.save': route({
    method: 'POST',
    path: '/api/v2/spreadsheet/{id}/save',
    service: 'spreadsheets',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'files.read', 'files.write', 'workbooks.open', 'workflows.start'],
    ids,
    params,
    body: z.object({ version: DraftVersion }),
    reply: SpreadsheetRow,
    audit: 'file.change',
    idempotent: true,
    summary: 'Make the changes a new version of the file, and searchable',
  }),
  'spreadsheets.discard': route({
    method: 'DELETE',
    path: '/api/v2/spreadsheet/{id}/edits',
    service: 'spreadsheets',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'files.write'],
    ids,
    params,
    reply: SpreadsheetRow,
    summary: 'Forget the changes that are not saved',
  }),
  'spreadsheets.download': route({
    method: 'GET',
    path: '/api/v2/spreadsheet/{id}/download',
    service: 'spreadsheets',
    rule: 'export',
    uses: ['table.read', 'files.read', 'files.write', 'workbooks.open'],
    ids,
    params,
    reply: z.object({ url: z.string(), filename: z.string(), expiresAt: z.iso.datetime() }),
    audit: 'export',
    summary: 'A short-lived address of the workbook, with what is not saved yet',
  }),
  'spreadsheets.delete': route({
    method: 'DELETE',
    path: '/api/v2/spreadsheet/{id}',
    service: 'spreadsheets',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids,
    params,
    reply: z.object({ deleted: z.number().int() }),
    audit: 'file.delete',
    summary: 'Delete a spreadsheet with its versions and all that was derived from it',
  }),
};
