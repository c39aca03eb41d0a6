// The only maker of storage keys: each begins with its tenant.
import type { FileKey } from '../ports/files.ts';

const under = (tenant: string, ...parts: readonly string[]) => ['tenants', tenant, ...parts].join('/') as FileKey;

/** The bytes as they were uploaded. */
export const uploadKey = (tenant: string, fileId: string): FileKey => under(tenant, 'uploads', fileId);

export const isUploadKey = (key: FileKey): boolean => /^tenants[/][^/]+[/]uploads[/]/.test(key);

/** Everything derived from a file is under this, so that deleting finds all of it. */
export const derivedPrefix = (tenant: string, fileId: string): FileKey => under(tenant, 'derived', fileId, '');

/** Everything of an organization is under this. */
export const tenantPrefix = (tenant: string): FileKey => under(tenant, '');

/** Where the bytes, and what was derived from them, of all files of a workspace are: a file's id begins with its workspace. */
export const projectPrefixes = (tenant: string, projectId: string): readonly FileKey[] => {
  const name = `fil_${projectId.slice('prj_'.length)}_`;
  const runs = `run_${projectId.slice('prj_'.length)}_`;
  const lists = `chk_${projectId.slice('prj_'.length)}_`;
  const drives = `drv_${projectId.slice('prj_'.length)}_`;
  return [
    under(tenant, 'uploads', name),
    under(tenant, 'derived', name),
    under(tenant, 'drafts', name),
    under(tenant, 'runs', runs),
    under(tenant, 'drives', drives),
    under(tenant, 'checklists', lists),
  ];
};

/** Extracted segments, one JSON per line. */
export const segmentsKey = (tenant: string, fileId: string): FileKey =>
  under(tenant, 'derived', fileId, 'segments.jsonl');

/** Everything that a run leaves is under this: facts, sections, report, documents. */
export const runPrefix = (tenant: string, runId: string): FileKey => under(tenant, 'runs', runId, '');
export const runKey = (tenant: string, runId: string, name: string): FileKey => under(tenant, 'runs', runId, name);

/** What a cloud drive looked like when it was last read, with the place to go on from. */
export const driveMirrorKey = (tenant: string, driveId: string): FileKey =>
  under(tenant, 'drives', driveId, 'mirror.json');

/** What was changed in a spreadsheet and is not saved yet, one object a version. */
export const draftPrefix = (tenant: string, fileId: string): FileKey => under(tenant, 'drafts', fileId, '');
export const draftKey = (tenant: string, fileId: string, name: string): FileKey =>
  under(tenant, 'drafts', fileId, name);

/** Everything of a checklist: the file as it came, how it was read, what was made of it. */
export const checklistPrefix = (tenant: string, id: string): FileKey => under(tenant, 'checklists', id, '');
export const checklistFileKey = (tenant: string, id: string, name: string): FileKey =>
  under(tenant, 'checklists', id, name);
