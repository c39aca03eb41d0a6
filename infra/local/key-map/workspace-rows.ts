// A sample row of each kind that a workspace and its files have, made by the functions of the store.
import { bin } from '#functions/store/bin.ts';
import { facts, factsOf } from '#functions/store/facts.ts';
import { erasures } from '#functions/store/file-erasures.ts';
import { files, pendingFiles } from '#functions/store/files.ts';
import { folders } from '#functions/store/folders.ts';
import { PLATFORM } from '#functions/store/keys.ts';
import { lateBytes } from '#functions/store/late-bytes.ts';
import { nameIndex } from '#functions/store/name-index.ts';
import { statements } from '#functions/store/statements.ts';
import { remnants, workspaceErasures } from '#functions/store/workspace-erasures.ts';
import { workspaces } from '#functions/store/workspaces.ts';
import { AT, by, FILE, FILE_FOLDER, TENANT, WORKSPACE, work } from './names.ts';
import { file, workspace } from './records.ts';
import type { SampleRow } from './sample-row.ts';

/** In the order of the page. */
export const WORKSPACE_ROWS: readonly SampleRow[] = [
  ['workspace', workspaces.row(TENANT, workspace)],
  ['upload, bytes on their way', pendingFiles.row(TENANT, file)],
  ['file', files.row(TENANT, { ...file, ...work })],
  [
    'folder of files',
    folders.row(TENANT, {
      id: FILE_FOLDER,
      projectId: WORKSPACE,
      name: '',
      createdBy: by,
      createdAt: AT,
      updatedAt: AT,
    }),
  ],
  ['owner of a name', nameIndex.row(TENANT, { projectId: WORKSPACE, place: 'NAME#file#<folder>#<hash>', of: FILE })],
  ['which file has these bytes', nameIndex.row(TENANT, { projectId: WORKSPACE, place: 'BYTES#<hash>', of: FILE })],
  [
    'figures of a file, by company and metric',
    facts.row(TENANT, {
      ...{ projectId: WORKSPACE, fileId: FILE, document: '', company: '', entity: '<company>', metric: '<metric>' },
      ...{ asOf: '', facts: [] },
    }),
  ],
  [
    'a primary statement of a file',
    statements.row(TENANT, {
      projectId: WORKSPACE,
      fileId: FILE,
      document: 'report.pdf',
      company: '',
      language: 'en',
      statement: { kind: 'balance', title: '', basis: 'consolidated', columns: [], lines: [] },
    }),
  ],
  ['which figures are a file’s', factsOf.row(TENANT, { projectId: WORKSPACE, fileId: FILE, rows: [] })],
  [
    'what was deleted in a workspace and can be restored',
    bin.row(TENANT, {
      ...{ name: '<deletion>', projectId: WORKSPACE, files: [], deletedAt: AT, deletedBy: by },
      erasedAt: '<deadline>',
    }),
  ],
  [
    'deleted workspace that can be restored',
    bin.row(TENANT, {
      ...{ name: '<deletion>', projectId: WORKSPACE, files: [], project: workspace, deletedAt: AT, deletedBy: by },
      erasedAt: '<deadline>',
    }),
  ],
  ['files to be erased', erasures.row(TENANT, { name: '<erasure>', projectId: WORKSPACE, fileIds: [], ...work })],
  ['workspace to be erased', workspaceErasures.row(TENANT, { projectId: WORKSPACE, ...work })],
  [
    'erased workspace whose bytes are looked for once more',
    lateBytes.row(PLATFORM, { tenant: TENANT, projectId: WORKSPACE, ...work }),
  ],
  ['file or question to be erased', remnants.row(TENANT, { projectId: WORKSPACE, kind: 'file', id: FILE })],
];
