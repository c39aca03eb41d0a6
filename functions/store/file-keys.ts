// Builds all storage keys: each begins with its tenant.
import type { FileKey } from '../ports/files.ts';

const under = (tenant: string, ...parts: readonly string[]) => ['tenants', tenant, ...parts].join('/') as FileKey;

/** The uploaded bytes. */
export const uploadKey = (tenant: string, fileId: string): FileKey => under(tenant, 'uploads', fileId);

export const isUploadKey = (key: FileKey): boolean => /^tenants[/][^/]+[/]uploads[/]/.test(key);

/** The prefix of everything derived from a file, so that erasing finds all of it. */
export const derivedPrefix = (tenant: string, fileId: string): FileKey => under(tenant, 'derived', fileId, '');

/** The prefix of everything of an organization. */
export const tenantPrefix = (tenant: string): FileKey => under(tenant, '');

/** The prefixes of uploads and derived data of all files of a workspace: a file's id begins with its workspace. */
export const workspacePrefixes = (tenant: string, projectId: string): readonly FileKey[] => {
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

/** The prefix of everything a run stores: facts, sections, report, documents. */
export const runPrefix = (tenant: string, runId: string): FileKey => under(tenant, 'runs', runId, '');
export const runKey = (tenant: string, runId: string, name: string): FileKey => under(tenant, 'runs', runId, name);

/** The last known state of a cloud drive, with the cursor to continue from. */
export const driveMirrorKey = (tenant: string, driveId: string): FileKey =>
  under(tenant, 'drives', driveId, 'mirror.json');

/** Unsaved changes of a spreadsheet, one object per version. */
export const draftPrefix = (tenant: string, fileId: string): FileKey => under(tenant, 'drafts', fileId, '');
export const draftKey = (tenant: string, fileId: string, name: string): FileKey =>
  under(tenant, 'drafts', fileId, name);

/** The prefix of everything of a checklist: the original file, how it was parsed, and what was generated. */
export const checklistPrefix = (tenant: string, id: string): FileKey => under(tenant, 'checklists', id, '');
export const checklistFileKey = (tenant: string, id: string, name: string): FileKey =>
  under(tenant, 'checklists', id, name);
