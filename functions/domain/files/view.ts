// Converts a file's row to the client's view.
import type { FileRow } from '#shared/model/file.ts';
import { fileKind } from '#shared/model/file-kind.ts';
import type { FileRecord } from '../../store/files.ts';

/** The response of the specification's multipart uploads. */
export const uploadedView = ({ id, filename, projectId }: FileRecord) => ({
  id,
  fileUrl: `/api/v2/attachments/signedurl/${id}`,
  filename,
  projectId,
});

export const fileView = ({
  attempt,
  deadline,
  version,
  contentVersion,
  earlier,
  draft,
  uploadId,
  partChecksums,
  ...file
}: FileRecord): FileRow => ({
  ...file,
  fileId: file.id,
  kind: fileKind(file.filename),
  version: contentVersion ?? 1,
});
