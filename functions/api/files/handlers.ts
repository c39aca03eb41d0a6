// Files: handlers of the contract rows.
import { AppError } from '#shared/contract/errors.ts';
import type { Caller, ResolvedEntities } from '../../domain/caller.ts';
import { changeFile } from '../../domain/files/change.ts';
import { fileContent } from '../../domain/files/content.ts';
import { deleteFiles, deleterOf } from '../../domain/files/delete.ts';
import { finishUpload, storeParts } from '../../domain/files/finish.ts';
import { indexAgain } from '../../domain/files/indexing.ts';
import { listFiles } from '../../domain/files/list.ts';
import { fileAddress, versionsOf } from '../../domain/files/read.ts';
import { restoreVersion } from '../../domain/files/restore-version.ts';
import { undoUpload } from '../../domain/files/undo-upload.ts';
import { discardUpload, resumeUpload, startUpload } from '../../domain/files/upload.ts';
import { fileView, uploadedView } from '../../domain/files/view.ts';
import type { Handler, HandlersOf } from '../../http/handler.ts';
import { auditRow } from '../../store/audit.ts';
import { nameOf } from '../../store/members.ts';
import { binHandlers } from './bin-handlers.ts';
import { folderHandlers } from './folder-handlers.ts';

const only = ({ files }: ResolvedEntities) => {
  const [file] = files;
  if (!file) throw new AppError('fileNotFound');
  return file;
};

const openedRow = (
  { tenant, userId, member }: Caller,
  fileId: string,
  { sourceIp, requestId }: { readonly sourceIp: string; readonly requestId: string },
  now: number,
) =>
  auditRow({
    tenant,
    userId,
    name: nameOf(member),
    action: 'file.open',
    targets: [fileId],
    sourceIp,
    requestId,
    now,
  });

const multipart: Handler<'files.upload' | 'files.uploadAttachment'> = async ({ caller, body, parts, about }, ports) => {
  const stored = await storeParts(ports, caller, body, parts);
  for (const file of stored) about(file.id);
  return stored.map(uploadedView);
};

export const handlers: HandlersOf<'files'> = {
  ...binHandlers,
  ...folderHandlers,
  'files.list': ({ caller, query, language }, { table }) =>
    listFiles(table, { tenant: caller.tenant, projectId: query.projectId, language }, query),
  'files.startUpload': async ({ caller, body }, ports) => {
    const { file, duplicateOf, ...target } = await startUpload(ports, caller, body);
    return { ...target, file: fileView(file), ...(duplicateOf ? { duplicateOf: fileView(duplicateOf) } : {}) };
  },
  'files.resumeUpload': async ({ caller, found }, ports) => {
    const { file, ...target } = await resumeUpload(ports, caller.tenant, only(found));
    return { ...target, file: fileView(file) };
  },
  'files.cancelUpload': async ({ caller, found }, ports) => ({
    deleted: (await discardUpload(ports, caller.tenant, only(found))) ? 1 : 0,
  }),
  'files.finishUpload': async ({ caller, body, found }, ports) =>
    fileView(await finishUpload(ports, caller.tenant, only(found), body)),
  'files.undoUpload': ({ caller, found }, ports) => undoUpload(ports, caller, found.files),
  'files.upload': multipart,
  'files.uploadAttachment': multipart,
  'files.signedUrl': async ({ caller, found }, { files, clock }) =>
    fileAddress(files, caller.tenant, only(found), clock.now()),
  'files.content': async ({ caller, query, found, origin }, { files, table, clock }) => {
    const file = only(found);
    const content = await fileContent(files, caller.tenant, file, query);
    // Only the first page counts as opening the file; later pages continue it.
    if (query.offset === 0) await table.write(openedRow(caller, file.id, origin, clock.now()));
    return content;
  },
  'files.index': async ({ caller, found }, ports) =>
    (await indexAgain(ports, caller.tenant, found.files)).map(fileView),
  'files.update': async ({ caller, body, found }, ports) =>
    fileView(await changeFile(ports, caller.tenant, only(found), body)),
  'files.retry': async ({ caller, found }, ports) => {
    const [file = only(found)] = await indexAgain(ports, caller.tenant, [only(found)]);
    return fileView(file);
  },
  'files.versions': async ({ caller, found }, { table }) => {
    const rows = (await versionsOf(table, caller.tenant, only(found))).map(fileView);
    return { rows, count: rows.length };
  },
  'files.restoreVersion': async ({ caller, found, body }, ports) =>
    fileView(await restoreVersion(ports, caller.tenant, only(found), body.version)),
  'files.deleteMany': async ({ caller, found }, ports) => ({
    deleted: await deleteFiles(ports, caller.tenant, { files: found.files }, deleterOf(caller)),
  }),
  'files.delete': async ({ caller, found }, ports) => ({
    deleted: await deleteFiles(ports, caller.tenant, { files: found.files }, deleterOf(caller)),
  }),
};
