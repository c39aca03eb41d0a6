// Files: handlers of the contract rows.
import { AppError } from '#shared/contract/errors.ts';
import type { Caller, Found } from '../../domain/caller.ts';
import { deleteFiles } from '../../domain/files/delete.ts';
import { indexAgain } from '../../domain/files/indexing.ts';
import { fileAddress, fileContent, listFiles } from '../../domain/files/read.ts';
import { finishUpload, startUpload, storeParts } from '../../domain/files/upload.ts';
import { fileView } from '../../domain/files/view.ts';
import type { Handler, HandlersOf } from '../../kernel/handler.ts';
import { auditRow } from '../../store/audit.ts';
import { nameOf } from '../../store/members.ts';

const only = ({ files }: Found) => {
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
  const stored = await storeParts(ports, caller, body.projectId, parts);
  for (const file of stored) about(file.id);
  return stored.map(({ id, filename, projectId }) => ({
    id,
    fileUrl: `/api/v2/attachments/signedurl/${id}`,
    filename,
    projectId,
  }));
};

export const handlers: HandlersOf<'files'> = {
  'files.list': async ({ caller, query, found }, { table }) => ({
    rows: (await listFiles(table, caller.tenant, query.projectId, query)).map(fileView),
    count: found.project?.fileCount ?? 0,
  }),
  'files.startUpload': async ({ caller, body }, ports) => {
    const { file, ...target } = await startUpload(ports, caller, body);
    return { ...target, file: fileView(file) };
  },
  'files.finishUpload': async ({ caller, body, found }, ports) =>
    fileView(await finishUpload(ports, caller.tenant, only(found), body)),
  'files.upload': multipart,
  'files.uploadAttachment': multipart,
  'files.signedUrl': async ({ caller, found }, { files, clock }) =>
    fileAddress(files, caller.tenant, only(found), clock.now()),
  'files.content': async ({ caller, query, found, origin }, { files, table, clock }) => {
    const file = only(found);
    const content = await fileContent(files, caller.tenant, file, query);
    // Its first page opens a file; the others are read on in it.
    if (query.offset === 0) await table.write(openedRow(caller, file.id, origin, clock.now()));
    return content;
  },
  'files.index': async ({ caller, found }, ports) =>
    (await indexAgain(ports, caller.tenant, found.files)).map(fileView),
  'files.deleteMany': async ({ caller, found, about }, ports) => {
    for (const file of found.files) about(file.id);
    return { deleted: await deleteFiles(ports, caller.tenant, found.files) };
  },
  'files.delete': async ({ caller, found }, ports) => ({
    deleted: await deleteFiles(ports, caller.tenant, found.files),
  }),
};
